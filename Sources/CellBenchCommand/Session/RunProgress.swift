import CellBench
import CellBenchReport

/// Tells how a run goes on: one line that is redrawn on a terminal, a line for each benchmark elsewhere.
struct RunProgress {
  private let session: CommandSession
  private let workers: Int
  private let benchmarks: Int
  private var ended = 0
  private var counted = 0

  init(workers: Int, benchmarks: Int, in session: CommandSession) {
    self.workers = workers
    self.benchmarks = benchmarks
    self.session = session
  }

  mutating func show(_ event: RunEvent) {
    switch event {
    case .counting(let id): redraw("counting \(id)")
    case .counted(let id, let status, let error):
      ended += 1
      counted += 1
      if status != .ok {
        keep("\(id): \(error ?? status.rawValue)")
      } else if !session.showsLiveProgress {
        keep("[\(counted)/\(benchmarks)] counted \(id)")
      }
    case .warned(let id, let warnings): for warning in warnings { keep("warning: \(id): \(warning)") }
    case .attributed(let id): redraw("asked who counts in \(id)")
    case .timing(let round, let rounds, let id): redraw("timing, round \(round) of \(rounds): \(id)")
    case .timed(let id, let status, let error):
      ended += 1
      if status != .ok { keep("\(id): \(error ?? status.rawValue)") }
    case .round(let round, let rounds):
      if !session.showsLiveProgress { keep("timed round \(round) of \(rounds)") }
    }
  }

  /// Leaves the terminal's line clean.
  func end() { if session.showsLiveProgress { session.errors("\r\u{1B}[K") } }

  private func keep(_ line: String) {
    session.errors((session.showsLiveProgress ? "\r\u{1B}[K" : "") + visible(line) + "\n")
  }

  private func redraw(_ text: String) {
    guard session.showsLiveProgress else { return }
    let share = workers > 0 ? min(99, ended * 100 / workers) : 0
    let line = "\(share)% \(text)"
    session.errors("\r\u{1B}[K" + line.prefix((session.columns ?? 80) - 1))
  }
}
