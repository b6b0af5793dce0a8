import Meter

/// A fixed amount of arithmetic, against which other times are read: a machine that is twice as fast takes half the time
/// for both. Nothing but whole numbers in registers: no memory, no calls, no runtime.
enum ReferenceLoop {
  /// How many steps the unit of `relativeTime` has.
  private static let unit = 1_000
  private static let repeats = 5
  /// Steps at a time: a fraction of a millisecond, long enough for the clock.
  private static let steps = 100_000

  nonisolated(unsafe) private static var sink: UInt64 = 0

  @inline(never) static func run(steps: Int) {
    var random = SeededRandom(seed: sink)
    var sum: UInt64 = 0
    for _ in 0..<steps { sum &+= random.next() }
    sink = sum
  }

  /// Nanoseconds of processor time that a unit takes now: the least of several goes, as an interruption only adds.
  static func time() -> Double {
    var least = Int64.max
    for _ in 0..<repeats {
      let begin = Stopwatch.cpu
      run(steps: steps)
      least = min(least, Stopwatch.cpu - begin)
    }
    return Double(least) * Double(unit) / Double(steps)
  }
}
