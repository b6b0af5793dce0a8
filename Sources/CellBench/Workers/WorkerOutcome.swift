import CellBenchReport
import Foundation

/// How a worker ended, as far as its benchmark is concerned.
enum WorkerOutcome {
  case answered(WorkerAnswer)
  case failed(BenchmarkStatus, String)

  /// Reads the outcome off a process that has ended.
  init(_ process: ChildProcess) {
    let last = Self.lastWords(process.log)
    switch process.end {
    case .signalled(let signal):
      self = .failed(.crashed, "crashed with signal \(signal) (\(Self.name(of: signal)))" + last)
    case .exited(let code):
      if let answer = try? JSONDecoder().decode(WorkerAnswer.self, from: process.answer) {
        if let error = answer.error { self = .failed(.failed, error) } else { self = .answered(answer) }
      } else if process.answer.isEmpty {
        self = .failed(.missing, "the process ended with code \(code) and without a result" + last)
      } else {
        self = .failed(.missing, "the process ended with code \(code) and a result that cannot be read" + last)
      }
    case nil:
      self = .failed(.missing, "the process is still running")
    }
  }

  /// What a process said last that explains its end, for the end of a message.
  private static func lastWords(_ log: Data) -> String {
    let lines = String(decoding: log, as: UTF8.self).split(separator: "\n").suffix(200)
    guard let line = lines.last(where: { $0.contains("Fatal error") }) ?? lines.last else { return "" }
    return ": " + line.prefix(300)
  }

  private static func name(of signal: Int32) -> String {
    switch signal {
    case SIGILL, SIGTRAP: "a trap"
    case SIGSEGV, SIGBUS: "a bad memory access"
    case SIGABRT: "an abort"
    case SIGKILL: "killed"
    default: String(cString: strsignal(signal))
    }
  }
}
