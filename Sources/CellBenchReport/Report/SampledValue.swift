/// A metric that is sampled: different every time, judged by statistics and only within one interleaved session.
public struct SampledValue: Sendable, Equatable {
  public var unit: String
  public var better: Better
  /// In the order in which they were taken. May be empty where only the summary was kept.
  public var samples: [Double]
  /// Why there are no samples.
  public var reason: String?
  private var min, p50, p90, p99, max: Double?

  /// Quantiles of the samples, by linear interpolation between order statistics.
  public struct Summary: Sendable, Equatable {
    public var min, p50, p90, p99, max: Double

    public init(min: Double, p50: Double, p90: Double, p99: Double, max: Double) {
      self.min = min
      self.p50 = p50
      self.p90 = p90
      self.p99 = p99
      self.max = max
    }

    /// The same in another unit.
    public func scaled(by factor: Double) -> Summary {
      Summary(min: min * factor, p50: p50 * factor, p90: p90 * factor, p99: p99 * factor, max: max * factor)
    }

    /// nil for no samples.
    public init?(of samples: [Double]) {
      let sorted = samples.sorted()
      guard let first = sorted.first, let last = sorted.last else { return nil }
      self.init(
        min: first, p50: percentile(ofSorted: sorted, 50), p90: percentile(ofSorted: sorted, 90),
        p99: percentile(ofSorted: sorted, 99), max: last)
    }
  }

  /// Sums up the samples. Without samples the value is null and needs a reason.
  public init(unit: String, better: Better, samples: [Double], reason: String? = nil) {
    self.unit = unit
    self.better = better
    let isFinite = samples.allSatisfy(\.isFinite)
    self.samples = isFinite ? samples : []
    self.reason = isFinite ? reason : "a sample was not a number"
    settle()
  }

  /// A value of which only the summary is kept.
  public init(unit: String, better: Better, summary: Summary) {
    self.init(unit: unit, better: better, samples: [])
    (min, p50, p90, p99, max) = (summary.min, summary.p50, summary.p90, summary.p99, summary.max)
  }

  /// nil when there is nothing to sum up; then `reason` says why. A percentile that a report leaves out is the next
  /// larger one that it has; a smallest one that it leaves out, the median.
  public var summary: Summary? {
    guard let p50 else { return nil }
    return Summary(
      min: min ?? p50, p50: p50, p90: p90 ?? p99 ?? max ?? p50, p99: p99 ?? max ?? p90 ?? p50,
      max: max ?? p99 ?? p90 ?? p50)
  }
}

extension SampledValue: Record {
  static let isInline = true

  static var blank: Self { Self(unit: "", better: .neither, samples: []) }

  mutating func fields<Visitor: FieldVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.field("better", &better, "Which way a change is an improvement.")
    try visitor.constant("kind", MetricValue.sampledKind, "Different every time.")
    try visitor.optional("max", &max, "The largest sample.")
    try visitor.optional("min", &min, "The smallest sample.")
    try visitor.field("p50", &p50, "The median of the samples, or null when there are none.")
    try visitor.optional("p90", &p90, "The 90th percentile of the samples.")
    try visitor.optional("p99", &p99, "The 99th percentile of the samples.")
    try visitor.optional("reason", &reason, "Why there are no samples.")
    try visitor.optional("samples", &samples, "All samples, in the order in which they were taken.")
    try visitor.field("unit", &unit, "The unit of the samples.")
  }

  /// Samples are the truth: a summary that was edited by hand, or not edited with its samples, is made anew.
  mutating func settle() {
    guard let summary = Summary(of: samples) else { return }
    (min, p50, p90, p99, max) = (summary.min, summary.p50, summary.p90, summary.p99, summary.max)
  }

  func problem() -> String? {
    summary == nil && (reason ?? "").isEmpty ? "a \"p50\" that is null needs a \"reason\"" : nil
  }
}
