import CMeter
import Foundation
import Meter
import Turns

extension Worker {
  /// The file descriptor that a worker's answer goes to.
  nonisolated static let answerDescriptor: Int32 = 3

  /// Whether a command line asks for a worker.
  nonisolated static func isAskedFor(_ arguments: [String]) -> Bool {
    arguments.first == WorkerRequest.marker
  }

  /// The whole of a worker process, from its arguments to its exit code.
  static func main(_ arguments: [String], suites: [Suite]) -> Int32 {
    cmeter_die_with_parent(answerDescriptor)
    TurnLoop.runAllTasksOnMainQueue()
    // The canaries report their reasons where the metrics are; here the thread only gets its own arena, early.
    _ = Instrument.startAllocations()
    guard arguments.count == 2,
      let request = try? JSONDecoder().decode(WorkerRequest.self, from: Data(arguments[1].utf8))
    else { return complain("this is how the bench starts its workers: it takes one request") }
    guard request.version == WorkerRequest.version else {
      return complain("the request is of version \(request.version), this program answers \(WorkerRequest.version)")
    }
    guard
      let benchmark = (suites + [.calibration]).lazy.flatMap(\.benchmarks).first(where: { $0.id == request.benchmark })
    else { return complain("there is no benchmark '\(request.benchmark)'") }
    let answer = Worker(benchmark: benchmark, request: request).answer()
    guard let data = try? JSONEncoder().encode(answer), write(data) else {
      return complain("the answer could not be handed over")
    }
    return 0
  }

  /// Says why there is no answer. Returns the exit code.
  nonisolated static func complain(_ message: String) -> Int32 {
    FileHandle.standardError.write(Data("worker: \(message)\n".utf8))
    return 64
  }

  private nonisolated static func write(_ data: Data) -> Bool {
    // Started by hand there is no pipe: the answer goes to the terminal.
    let descriptor = fcntl(answerDescriptor, F_GETFD) == -1 ? STDOUT_FILENO : answerDescriptor
    return data.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let count = Glibc.write(descriptor, bytes.baseAddress! + written, bytes.count - written)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return false }
        written += count
      }
      return true
    }
  }
}
