/// What a policy says about one metric of one benchmark.
struct Allowance: Sendable, Equatable {
  var absolute: Double?
  var relative: Double?
  var severity: Severity
  var improvement: Severity
  var changed: Severity

  /// A slack and the rounding that went into it: 0.29 of 100 is a hair less than 29 in binary, and 29 is within it.
  private func widened(_ slack: Double) -> Double { slack * (1 + 1e-12) }

  /// Whether getting worse by `amount` is within the slack.
  func covers(_ amount: Double, base: Double) -> Bool {
    amount <= widened(absolute ?? 0) || amount <= widened((relative ?? 0) * abs(base))
  }
}

/// Looks up what a policy says, with the matching of names done once a name.
struct AllowanceTable {
  private let policy: Policy
  private let benchmarkGlobs: [Glob]
  private let metricGlobs: [Glob]
  private var rulesOfMetric: [String: [Int]] = [:]
  private var rulesOfBenchmark: [Bool] = []

  init(_ policy: Policy) {
    self.policy = policy
    benchmarkGlobs = policy.rules.map { Glob($0.benchmark) }
    metricGlobs = policy.rules.map { Glob($0.metric) }
  }

  /// The benchmark that is asked about until the next call.
  mutating func enter(_ benchmark: String) {
    if !policy.rules.isEmpty { rulesOfBenchmark = benchmarkGlobs.map { $0.matches(benchmark) } }
  }

  mutating func allowance(for metric: String, isSampled: Bool) -> Allowance {
    let normal = Allowance(
      relative: isSampled ? policy.effect : nil, severity: isSampled ? .warn : .fail,
      improvement: isSampled ? .ignore : policy.improvements, changed: .ignore)
    guard !policy.rules.isEmpty else { return normal }
    let matching = rules(of: metric)
    guard
      let index = matching.last(where: { rulesOfBenchmark[$0] && (!isSampled || metricGlobs[$0].isLiteral) })
    else { return normal }
    let rule = policy.rules[index]
    let hasSlack = rule.absolute != nil || rule.relative != nil || rule.exact
    return Allowance(
      absolute: rule.absolute, relative: hasSlack ? rule.relative : normal.relative, severity: rule.severity,
      improvement: rule.improvement ?? policy.improvements, changed: rule.changed)
  }

  private mutating func rules(of metric: String) -> [Int] {
    if let known = rulesOfMetric[metric] { return known }
    let matching = metricGlobs.indices.filter { metricGlobs[$0].matches(metric) }
    rulesOfMetric[metric] = matching
    return matching
  }
}
