/// A metric that is counted: one whole number that is the same in every run of the same program, or a reason why it
/// cannot be had. Never NaN, never 0 for "unknown".
public struct ExactValue: Sendable, Equatable {
  public var unit: String
  public var better: Better
  /// nil when the metric cannot be had; then `reason` says why.
  public var value: Int64?
  public var reason: String?
  /// The value by phase. For sums the phases add up to the value.
  public var phases: PhaseCounts

  public init(
    unit: String, better: Better, value: Int64?, reason: String? = nil, phases: PhaseCounts = PhaseCounts()
  ) {
    self.unit = unit
    self.better = better
    self.value = value
    self.reason = reason
    self.phases = phases
  }
}

extension ExactValue: Record {
  static let isInline = true

  static var blank: Self { Self(unit: "", better: .neither, value: nil) }

  mutating func fields<Visitor: FieldVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.field("better", &better, "Which way a change is an improvement.")
    try visitor.constant("kind", MetricValue.exactKind, "Counted, the same in every run.")
    try visitor.optional("phases", &phases, "The value by phase; phases in which nothing was counted are left out.")
    try visitor.optional("reason", &reason, "Why the value is null.")
    try visitor.field("unit", &unit, "The unit of the value.")
    try visitor.field("value", &value, "The count, or null when it cannot be had.")
  }

  /// A null says why, and a value has nothing to explain.
  func problem() -> String? {
    value == nil && (reason ?? "").isEmpty ? "a value that is null needs a \"reason\"" : nil
  }
}
