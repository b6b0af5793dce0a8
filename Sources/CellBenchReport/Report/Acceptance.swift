/// A change that somebody accepted on purpose: the baseline carries who it was about and why.
public struct Acceptance: Sendable, Equatable {
  public var benchmark: String
  /// nil when a whole benchmark was added or removed.
  public var metric: String?
  public var from: String
  public var to: String
  public var reason: String

  public init(benchmark: String, metric: String?, from: String, to: String, reason: String) {
    self.benchmark = benchmark
    self.metric = metric
    self.from = from
    self.to = to
    self.reason = reason
  }
}

extension Acceptance: Record {
  static let isInline = true

  static var blank: Self { Self(benchmark: "", metric: nil, from: "", to: "", reason: "") }

  mutating func fields<Visitor: FieldVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.field("benchmark", &benchmark, "The benchmark's id.")
    try visitor.field("from", &from, "What the baseline had.")
    try visitor.optional("metric", &metric, "The metric; absent when a whole benchmark came or went.")
    try visitor.field("reason", &reason, "Why the change was accepted.")
    try visitor.field("to", &to, "What the baseline has since.")
  }
}
