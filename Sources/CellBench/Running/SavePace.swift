import Meter

/// When a report of a run in progress is written anew: as soon as there is something to write, yet seldom enough that
/// writing takes no more than a twentieth of the run, however large the report is.
struct SavePace {
  private static let rest: Int64 = 19

  private let now: () -> Int64
  private var next = Int64.min

  /// - Parameter now: a clock that tells nanoseconds.
  init(now: @escaping () -> Int64 = { Stopwatch.wall }) { self.now = now }

  /// Calls `save` unless it was called so recently that it has to wait; then what it would have saved is saved by a later
  /// call, or at the end.
  mutating func save(_ save: () throws -> Void) rethrows {
    let begin = now()
    guard begin >= next else { return }
    try save()
    let end = now()
    next = end + Self.rest * (end - begin)
  }
}
