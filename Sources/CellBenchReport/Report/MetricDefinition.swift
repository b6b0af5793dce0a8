/// What a metric is, so that a report explains itself. Metrics are defined by the meter; a report carries a copy.
public struct MetricDefinition: Sendable, Equatable {
  /// One sentence: what one of it is.
  public var meaning: String
  /// Half a sentence: why more of it is worse.
  public var matters: String?
  /// `count`, `bytes`, `points` or `ns`.
  public var unit: String
  public var better: Better
  /// What two reports must have in common for the metric to be compared.
  public var family: MetricFamily

  public init(meaning: String, matters: String? = nil, unit: String, better: Better, family: MetricFamily) {
    self.meaning = meaning
    self.matters = matters
    self.unit = unit
    self.better = better
    self.family = family
  }
}

extension MetricDefinition: Record {
  static let isInline = true

  static var blank: Self { Self(meaning: "", unit: "", better: .neither, family: .model) }

  mutating func fields<Visitor: FieldVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.field("better", &better, "Which way a change is an improvement.")
    try visitor.field("family", &family, "What two reports must have in common for the metric to be compared.")
    try visitor.optional("matters", &matters, "Half a sentence: why more of it is worse.")
    try visitor.field("meaning", &meaning, "One sentence: what one of it is.")
    try visitor.field("unit", &unit, "The unit of the metric's values.")
  }
}
