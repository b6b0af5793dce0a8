/// Judges the metrics of two reports, one benchmark after the other.
///
/// Sampled metrics are judged in two steps, because the correction for the number of tests needs all of them.
struct MetricJudge {
  private let base: Report
  private let head: Report
  private let policy: Policy
  private let differing: DifferingKeys
  private var allowances: AllowanceTable

  init(base: Report, head: Report, policy: Policy) {
    self.base = base
    self.head = head
    self.policy = policy
    differing = DifferingKeys(base: base, head: head)
    allowances = AllowanceTable(policy)
  }

  mutating func compare(_ before: Benchmark?, _ after: Benchmark?) -> BenchmarkComparison {
    let id = (after ?? before)?.id ?? ""
    var result = BenchmarkComparison(id: id, base: before, head: after, metrics: [], failure: after?.failure)
    guard let before, let after, after.status == .ok, before.status == .ok else { return result }
    allowances.enter(id)
    let parameters = before.parameters == after.parameters ? nil : "the parameters differ"
    var names = Array(after.metrics.keys)
    names.append(contentsOf: before.metrics.keys.filter { after.metrics[$0] == nil })
    names.sort()
    result.metrics.reserveCapacity(names.count)
    for name in names {
      result.metrics.append(judge(name, before.metrics[name], after.metrics[name], parameters))
    }
    return result
  }

  private mutating func judge(
    _ name: String, _ before: MetricValue?, _ after: MetricValue?, _ parameters: String?
  ) -> MetricComparison {
    var result = MetricComparison(metric: name, base: before, head: after, verdict: .same, severity: .ignore)
    guard let before, let after else {
      result.verdict = before == nil ? .new : .gone
      if let before {
        // A value that nobody had is not missed.
        result.severity = before.isKnown ? allowance(name, before).severity : .ignore
        result.reason = "HEAD does not have it"
      }
      return result
    }
    let judged = Self.stricter(before, after)
    let allowance = allowance(name, judged)
    if let (reason, blocks) = obstacle(name, before, after, parameters) {
      result.verdict = before.isKnown || !after.isKnown ? .notComparable : .new
      result.reason = reason
      result.severity = blocks ? severity(ofObstacleTo: judged, allowance) : .ignore
      return result
    }
    switch (before, after) {
    case (.exact(let from), .exact(let to)): judgeExact(&result, from.value ?? 0, to.value ?? 0, allowance)
    case (.sampled(let from), .sampled(let to)): test(&result, from, to)
    default: break
    }
    return result
  }

  /// Which of two values says how they are judged: a count that became a time, or was switched off as one, gated before
  /// and does not cease to.
  private static func stricter(_ before: MetricValue, _ after: MetricValue) -> MetricValue {
    if case .exact = before { return before }
    return after
  }

  private mutating func allowance(_ name: String, _ value: MetricValue) -> Allowance {
    if case .sampled = value { return allowances.allowance(for: name, isSampled: true) }
    return allowances.allowance(for: name, isSampled: false)
  }

  /// Why two values cannot be compared, and whether that is something to stop for.
  private func obstacle(
    _ name: String, _ before: MetricValue, _ after: MetricValue, _ parameters: String?
  ) -> (reason: String, blocks: Bool)? {
    switch (before.isKnown, after.isKnown) {
    case (false, false): return ("neither report has it: \(after.reason ?? "no reason given")", false)
    case (true, false): return ("HEAD does not have it: \(after.reason ?? "no reason given")", true)
    case (false, true): return ("BASE does not have it: \(before.reason ?? "no reason given")", false)
    case (true, true): break
    }
    switch (before, after) {
    case (.exact, .exact), (.sampled, .sampled): break
    default: return ("it is exact in one report and sampled in the other", true)
    }
    if before.unit != after.unit {
      return ("the unit is \(quoted(before.unit)) in BASE and \(quoted(after.unit)) in HEAD", true)
    }
    if before.better != after.better {
      return ("\(before.better.rawValue) is better in BASE and \(after.better.rawValue) in HEAD", true)
    }
    let family = head.family(of: name, after)
    if let reason = differing.reason(for: family) ?? (family == .time ? nil : parameters) { return (reason, true) }
    return nil
  }

  /// Sampled metrics of two sessions are never comparable: that is no news, unless the policy lets them gate.
  private func severity(ofObstacleTo value: MetricValue, _ allowance: Allowance) -> Severity {
    if case .sampled = value, allowance.severity != .fail { return .ignore }
    return allowance.severity
  }

  private func judgeExact(_ result: inout MetricComparison, _ from: Int64, _ to: Int64, _ allowance: Allowance) {
    guard from != to else { return }
    let growth = Double(Int128(to) - Int128(from))
    guard let worsening = worsening(growth, result.better) else {
      result.verdict = .changed
      result.severity = allowance.changed
      return
    }
    if worsening < 0 {
      result.verdict = .better
      result.severity = allowance.improvement
    } else if allowance.covers(worsening, base: Double(from)) {
      result.verdict = .withinSlack
    } else {
      result.verdict = .worse
      result.severity = allowance.severity
    }
  }

  /// By how much a growth is a worsening; nil where neither direction is better.
  private func worsening(_ growth: Double, _ better: Better) -> Double? {
    switch better {
    case .lower: growth
    case .higher: -growth
    case .neither: nil
    }
  }

  // MARK: Sampled metrics

  private func test(_ result: inout MetricComparison, _ from: SampledValue, _ to: SampledValue) {
    let (m, n) = (from.samples.count, to.samples.count)
    guard m > 0 && n > 0 else {
      result.verdict = .inconclusive
      result.severity = .warn
      result.reason = "only summaries were kept, and no samples to test"
      return
    }
    guard min(m, n) >= policy.minimumSamples else {
      result.verdict = .inconclusive
      result.severity = .warn
      result.reason = "too few samples: \(m) in BASE and \(n) in HEAD, at least \(policy.minimumSamples) are needed"
      result.test = SampledTest(baseCount: m, headCount: n, p: nil)
      return
    }
    result.test = SampledTest(baseCount: m, headCount: n, p: MannWhitney(from.samples, to.samples).p)
  }

  /// Corrects for the number of tests made, and gives sampled metrics their verdicts.
  mutating func settleSampled(_ benchmarks: inout [BenchmarkComparison]) {
    var places: [(benchmark: Int, metric: Int)] = []
    var p: [Double] = []
    for (i, benchmark) in benchmarks.enumerated() {
      for (j, metric) in benchmark.metrics.enumerated() {
        guard let value = metric.test?.p else { continue }
        places.append((i, j))
        p.append(value)
      }
    }
    for (place, corrected) in zip(places, holm(p)) {
      allowances.enter(benchmarks[place.benchmark].id)
      settle(&benchmarks[place.benchmark].metrics[place.metric], corrected, testCount: p.count)
    }
  }

  private mutating func settle(_ result: inout MetricComparison, _ corrected: Double, testCount: Int) {
    guard case .sampled(let from)? = result.base, case .sampled(let to)? = result.head,
      let before = from.summary?.p50, let after = to.summary?.p50
    else { return }
    result.test?.correctedP = corrected
    guard corrected <= policy.alpha else {
      let (m, n) = (from.samples.count, to.samples.count)
      let smallest = min(1, 2 / MannWhitney.combinations(m + n, m)) * Double(testCount)
      if smallest > policy.alpha {
        result.verdict = .inconclusive
        result.severity = .warn
        result.reason =
          "too few samples: with \(m) and \(n) no difference can be significant among \(counted(testCount, "test"))"
      }
      return
    }
    let allowance = allowances.allowance(for: result.metric, isSampled: true)
    result.test?.ratioInterval = bootstrapRatioOfMedians(base: from.samples, head: to.samples)
    guard let worsening = worsening(after - before, result.better) else {
      result.verdict = .changed
      result.severity = allowance.changed
      return
    }
    if allowance.covers(abs(worsening), base: before) {
      result.verdict = .withinSlack
      result.reason = "significant, and smaller than what matters"
    } else if worsening > 0 {
      result.verdict = .worse
      result.severity = allowance.severity
    } else {
      result.verdict = .better
      result.severity = allowance.improvement
    }
  }
}
