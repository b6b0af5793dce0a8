/// One rule of a policy: which metrics of which benchmarks it is about, how much worse they may get, and what happens
/// when they get worse than that.
public struct PolicyRule: Sendable, Equatable {
  /// A glob over benchmark ids.
  public var benchmark: String
  /// A glob over metric names. A pattern with wildcards is about exact metrics only: a sampled metric is named in full,
  /// so that a rule for all counts does not make times gate by accident.
  public var metric: String
  /// True says in the policy what holds anyway: no slack.
  public var exact: Bool
  /// How much worse a value may get, in the metric's unit.
  public var absolute: Double?
  /// How much worse a value may get, as a share of the base: 0.05 is five per cent. With both, the larger one holds.
  public var relative: Double?
  /// What a value that got worse, or that can no longer be compared, does.
  public var severity: Severity
  /// What a value that got better does.
  public var improvement: Severity?
  /// What a value does that changed and of which neither direction is better.
  public var changed: Severity
  /// Why the rule is there.
  public var reason: String?

  public init(
    benchmark: String = "*", metric: String = "*", exact: Bool = false, absolute: Double? = nil,
    relative: Double? = nil, severity: Severity = .fail, improvement: Severity? = nil, changed: Severity = .ignore,
    reason: String? = nil
  ) {
    self.benchmark = benchmark
    self.metric = metric
    self.exact = exact
    self.absolute = absolute
    self.relative = relative
    self.severity = severity
    self.improvement = improvement
    self.changed = changed
    self.reason = reason
  }
}

extension PolicyRule: Record {
  static let isClosed = true
  static var blank: Self { Self() }

  mutating func fields<Visitor: FieldVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.optional("absolute", &absolute, "How much worse a value may get, in the metric's unit.")
    try visitor.optional("benchmark", &benchmark, "A glob over benchmark ids; * is any run of characters.")
    try visitor.optional("changed", &changed, "What a change does where neither direction is better.")
    try visitor.optional("exact", &exact, "True: no slack.")
    try visitor.optional("improvement", &improvement, "What a value that got better does.")
    try visitor.optional("metric", &metric, "A glob over exact metrics, or the full name of a sampled one.")
    try visitor.optional("reason", &reason, "Why the rule is there.")
    try visitor.optional("relative", &relative, "How much worse a value may get, as a share of the base.")
    try visitor.optional("severity", &severity, "What a value does that got worse or can no longer be compared.")
    visitor.bound("absolute", atLeast: 0)
    visitor.bound("relative", atLeast: 0, atMost: 1)
  }

  func problem() -> String? {
    for (key, value) in [("absolute", absolute), ("relative", relative)] {
      guard let value else { continue }
      if value < 0 { return "\"\(key)\" is negative: slack is how much worse a value may get, 0 or more" }
      if key == "relative", let problem = Policy.problem(ofShare: value, key) { return problem }
      if exact { return "\"exact\" and \"\(key)\" contradict each other: leave one out" }
    }
    return nil
  }
}
