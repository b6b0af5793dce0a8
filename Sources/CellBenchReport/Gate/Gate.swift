/// Turns a comparison into findings and an exit code. Pure: values in, values out.
public enum Gate {
  /// Compares two reports under a policy and judges the outcome.
  ///
  /// - Throws: `.usage` when the policy names a benchmark or a metric that neither report has.
  public static func judge(base: Report, head: Report, policy: Policy = .standard) throws(ReportError) -> GateResult {
    try policy.validate(against: [base, head])
    return judge(Comparison(base: base, head: head, policy: policy))
  }

  /// Judges a comparison under the policy with which it was made.
  public static func judge(_ comparison: Comparison) -> GateResult {
    var findings = wholeReportFindings(comparison)
    let mayBeMissing = comparison.policy.allowMissing.map(Glob.init)
    for benchmark in comparison.benchmarks {
      findings += self.findings(for: benchmark, in: comparison, mayBeMissing)
    }
    if exitCode(for: findings) == 0 && !comparison.comparesValues { findings.append(emptiness(of: comparison)) }
    let order = findings.indices.sorted { isWorse(findings[$0], findings[$1]) ?? ($0 < $1) }
    return GateResult(comparison: comparison, findings: order.map { findings[$0] })
  }

  /// The exit code of some findings: 5 before 3 before 2 before 4.
  public static func exitCode(for findings: some Sequence<Finding>) -> Int32 {
    let codes = Set(findings.map(\.exitCode))
    return [5, 3, 2, 4].first(where: codes.contains) ?? 0
  }

  /// Worst first; nil when two findings are as bad as each other.
  private static func isWorse(_ one: Finding, _ other: Finding) -> Bool? {
    if one.severity != other.severity { return one.severity > other.severity }
    let kinds = Finding.Kind.allCases
    let (a, b) = (kinds.firstIndex(of: one.kind) ?? 0, kinds.firstIndex(of: other.kind) ?? 0)
    if a != b { return a < b }
    return one.distance == other.distance ? nil : one.distance > other.distance
  }

  // MARK: What there is to say

  /// A comparison without one pair of values passes only where the policy expects no more of it: times of two sessions
  /// gate nothing, and what BASE never had is not missed. Even then it does not go without saying.
  private static func emptiness(of comparison: Comparison) -> Finding {
    let metrics = comparison.benchmarks.flatMap(\.metrics)
    let isExpected =
      !metrics.isEmpty
      && metrics.allSatisfy { metric in
        if case .sampled? = metric.base { return true }
        return metric.base?.isKnown != true
      }
    let message =
      isExpected
      ? "nothing was judged: there are only times of two sessions, or values that BASE does not have"
      : "nothing was compared: no metric has values in BASE and in HEAD that can be held against each other"
    return Finding(
      kind: isExpected ? .note : .notComparable, severity: isExpected ? .warn : .fail, benchmark: "", metric: nil,
      message: message, distance: .infinity)
  }

  private static func wholeReportFindings(_ comparison: Comparison) -> [Finding] {
    var findings: [Finding] = []
    func say(_ kind: Finding.Kind, _ message: String) {
      findings.append(
        Finding(kind: kind, severity: .fail, benchmark: "", metric: nil, message: message, distance: .infinity))
    }
    if !comparison.benchmarks.contains(where: { $0.base != nil && $0.head != nil }) {
      say(.notComparable, "nothing was compared: BASE and HEAD have no benchmark in common")
    }
    if !comparison.base.run.complete {
      say(.notComparable, "BASE is incomplete: its run was stopped before its end; make it again")
    }
    if !comparison.head.run.complete {
      say(.failure, "HEAD is incomplete: its run was stopped before its end; run it again")
    }
    for side in comparison.sides where side.isOneSided {
      findings.append(
        Finding(
          kind: .note, severity: .warn, benchmark: "", metric: side.metric, message: side.sentence, distance: .infinity)
      )
    }
    return findings
  }

  private static func findings(
    for benchmark: BenchmarkComparison, in comparison: Comparison, _ mayBeMissing: [Glob]
  ) -> [Finding] {
    func say(_ kind: Finding.Kind, _ severity: Severity, _ message: String) -> Finding {
      Finding(
        kind: kind, severity: severity, benchmark: benchmark.id, metric: nil, message: message, distance: .infinity)
    }
    var findings: [Finding] = []
    if let failure = benchmark.failure {
      findings.append(say(.failure, .fail, failure))
    }
    if benchmark.head == nil {
      let isAllowed = mayBeMissing.contains { $0.matches(benchmark.id) }
      let message = "the benchmark is in BASE and gone from HEAD"
      findings.append(say(.notComparable, isAllowed ? .warn : .fail, message))
    } else if benchmark.base == nil {
      findings.append(say(.new, .ignore, "the benchmark is new: there is nothing to compare it with"))
    } else if let obstacle = benchmark.obstacle {
      findings.append(say(.note, .warn, obstacle))
    }
    if benchmark.showsOtherContent && benchmark.failure == nil {
      findings.append(say(.note, .warn, "the rows show something else than in BASE: the figures are of another screen"))
    }
    for metric in benchmark.metrics {
      guard let kind = metric.verdict.findingKind, metric.verdict != .new else { continue }
      // Times of two sessions, and what neither report has: nobody expected to compare them.
      if kind == .notComparable && metric.severity == .ignore { continue }
      findings.append(
        Finding(
          kind: kind, severity: metric.severity, benchmark: benchmark.id, metric: metric.metric,
          message: comparison.sentence(for: metric, of: benchmark), distance: metric.distance))
    }
    return findings
  }
}

extension Verdict {
  /// The kind of finding that a metric's verdict is, nil for none.
  fileprivate var findingKind: Finding.Kind? {
    switch self {
    case .failed: .failure
    case .gone, .notComparable: .notComparable
    case .worse: .regression
    case .better: .improvement
    case .changed: .changed
    case .new: .new
    case .inconclusive: .note
    case .same, .withinSlack: nil
    }
  }
}
