/// The definition of one metric of a report: its name, its unit, which way is better and what it depends on.
public struct Metric: Sendable, Equatable {
  /// Which way a change is an improvement. `neither` means that a change is shown and judged by nobody.
  public enum Better: String, Sendable { case lower, higher, neither }

  /// How readings of one scenario become one value.
  public enum Aggregation: Sendable {
    /// The sum over the measured stretch.
    case sum
    /// The largest value seen in the measured stretch.
    case maximum
    /// What is there at the end, counted from before the scenario's set-up.
    case level
  }

  /// What two reports must have in common for this metric to be compared.
  public enum Dependency: String, Sendable, CaseIterable {
    /// Engine version, text table, ICU, seed, parameters.
    case model
    /// The above, and Swift version, build configuration, allocator, architecture.
    case allocations
    /// The above, and optimiser settings.
    case runtime
    /// One interleaved session on one machine.
    case time
  }

  public let name: String
  /// `count`, `bytes`, `points`, `ns`, or `×` for a multiple of something.
  public let unit: String
  public let better: Better
  public let aggregation: Aggregation
  public let dependency: Dependency
  /// One sentence: what one of it is.
  public let meaning: String
  /// Why more of it is worse, as half a sentence; empty where neither direction is better or the name says it all.
  public let matters: String

  public init(
    name: String, unit: String, better: Better, aggregation: Aggregation, dependency: Dependency, meaning: String,
    matters: String = ""
  ) {
    self.name = name
    self.unit = unit
    self.better = better
    self.aggregation = aggregation
    self.dependency = dependency
    self.meaning = meaning
    self.matters = matters
  }

  // Metrics that are derived from readings and have no counter of their own.

  public static let bytesLive = Metric(
    name: "bytesLive", unit: "bytes", better: .lower, aggregation: .level, dependency: .allocations,
    meaning: "bytes still held at the end", matters: "memory that grows with every screen ends in a termination")
  public static let bytesPeakAtCommit = Metric(
    name: "bytesPeakAtCommit", unit: "bytes", better: .lower, aggregation: .maximum, dependency: .allocations,
    meaning: "the most bytes held at the end of any frame",
    matters: "the system ends apps by their largest footprint")
  public static let mallocsOtherThreads = Metric(
    name: "mallocsOtherThreads", unit: "count", better: .lower, aggregation: .sum, dependency: .time,
    meaning: "requests for memory made by other threads, never exact")
  public static let cpuTime = Metric(
    name: "cpuTime", unit: "ns", better: .lower, aggregation: .sum, dependency: .time,
    meaning: "processor time of the measuring thread on this machine")
  public static let wallTime = Metric(
    name: "wallTime", unit: "ns", better: .lower, aggregation: .sum, dependency: .time,
    meaning: "elapsed time on this machine")
  public static let relativeTime = Metric(
    name: "relativeTime", unit: "×", better: .lower, aggregation: .sum, dependency: .time,
    meaning: "processor time as a multiple of that of 1,000 steps of a fixed loop, timed beside it")
  public static let frameTime = Metric(
    name: "frameTime", unit: "ns", better: .lower, aggregation: .sum, dependency: .time,
    meaning: "elapsed time of one frame on this machine")
  public static let frameShare60Hz = Metric(
    name: "frameShare60Hz", unit: "%", better: .lower, aggregation: .sum, dependency: .time,
    meaning: "elapsed time of one frame on this machine, as a share of 16.67 ms")
  public static let frameShare120Hz = Metric(
    name: "frameShare120Hz", unit: "%", better: .lower, aggregation: .sum, dependency: .time,
    meaning: "elapsed time of one frame on this machine, as a share of 8.33 ms")

  public static let framesLate = Metric(
    name: "framesLate", unit: "count", better: .lower, aggregation: .sum, dependency: .time,
    meaning: "a frame took longer on this machine than the budget that was given")
  public static let hitchTimeRatio = Metric(
    name: "hitchTimeRatio", unit: "ms/s", better: .lower, aggregation: .sum, dependency: .time,
    meaning: "time by which frames came late, in whole frames of the budget that was given, per second of frames")

  // What a benchmark may say of the screen that it ran. A benchmark that does not look has none of these.

  public static let sizeFollows = seen("sizeFollows", "whether the size on screen followed the content's: 1 or 0")
  public static let hostAlive = seen("hostAlive", "whether the host that was made was alive at the end: 1 or 0")
  public static let isChild = seen("isChild", "whether the host was a child of a view controller at the end: 1 or 0")

  private static func seen(_ name: String, _ meaning: String) -> Metric {
    Metric(
      name: name, unit: "count", better: .higher, aggregation: .level, dependency: .model, meaning: meaning)
  }

  /// Every metric that can be in a report.
  public static let all: [Metric] =
    Counter.allCases.map(\.definition) + [
      bytesLive, bytesPeakAtCommit, mallocsOtherThreads, cpuTime, wallTime, relativeTime, frameTime, frameShare60Hz,
      frameShare120Hz, framesLate, hitchTimeRatio,
      sizeFollows, hostAlive, isChild,
    ]
}
