/// Two reports side by side: a verdict for every metric of every benchmark that is in one of them.
public struct Comparison: Sendable {
  public let base: Report
  public let head: Report
  public let policy: Policy
  /// In the order of their ids.
  public let benchmarks: [BenchmarkComparison]
  public let families: [FamilySummary]
  /// Whether sampled metrics all went the same way, by name.
  public let sides: [Sidedness]

  /// Compares under a policy; without one, exact metrics are expected to be equal.
  public init(base: Report, head: Report, policy: Policy = .standard) {
    self.base = base
    self.head = head
    self.policy = policy
    var judge = MetricJudge(base: base, head: head, policy: policy)
    var benchmarks: [BenchmarkComparison] = []
    benchmarks.reserveCapacity(max(base.benchmarks.count, head.benchmarks.count))
    Self.pairs(base.benchmarks, head.benchmarks) { before, after in
      benchmarks.append(judge.compare(before, after))
    }
    judge.settleSampled(&benchmarks)
    self.benchmarks = benchmarks
    self.families = Self.summaries(benchmarks)
    self.sides = Self.sides(benchmarks)
  }

  /// How many benchmarks are in both reports and ended well in both: those about which something can be said.
  public var comparedCount: Int {
    benchmarks.count { $0.failure == nil && $0.head != nil && $0.base?.status == .ok }
  }

  /// What a reader has to know of the two reports before any figure: that one is not whole, that rows show something else.
  var cautions: [String] {
    var cautions: [String] = []
    if !base.run.complete { cautions.append("BASE is incomplete: its run was stopped before its end") }
    if !head.run.complete { cautions.append("HEAD is incomplete: its run was stopped before its end") }
    let others = benchmarks.filter(\.showsOtherContent).map(\.id)
    if let first = others.first {
      let rest = others.count == 1 ? "" : " and " + counted(others.count - 1, "other")
      cautions.append("other content than in BASE, so that figures are of another screen: \(visible(first))\(rest)")
    }
    return cautions
  }

  /// Whether any value of BASE was held against one of HEAD, whatever came out.
  var comparesValues: Bool {
    benchmarks.contains { $0.metrics.contains { $0.verdict.isOfTwoValues } }
  }

  /// How many metrics have each verdict.
  public var counts: [Verdict: Int] {
    var counts: [Verdict: Int] = [:]
    for benchmark in benchmarks {
      for metric in benchmark.metrics { counts[metric.verdict, default: 0] += 1 }
    }
    return counts
  }

  /// What a metric means, if one of the reports says so.
  public func definition(of metric: String) -> MetricDefinition? {
    head.definitions[metric] ?? base.definitions[metric]
  }

  /// Walks two lists in the order of their ids.
  private static func pairs(_ base: [Benchmark], _ head: [Benchmark], _ visit: (Benchmark?, Benchmark?) -> Void) {
    var (i, j) = (0, 0)
    while i < base.count || j < head.count {
      if j == head.count || (i < base.count && base[i].id < head[j].id) {
        visit(base[i], nil)
        i += 1
      } else if i == base.count || head[j].id < base[i].id {
        visit(nil, head[j])
        j += 1
      } else {
        visit(base[i], head[j])
        i += 1
        j += 1
      }
    }
  }

  private static func summaries(_ benchmarks: [BenchmarkComparison]) -> [FamilySummary] {
    var sizes: [String: Int] = [:]
    let groups = benchmarks.map { ($0.head ?? $0.base)?.group ?? "" }
    for group in groups { sizes[group, default: 0] += 1 }
    var summaries = FamilySummaries()
    for (benchmark, group) in zip(benchmarks, groups) {
      let family = (benchmark.head ?? benchmark.base)?.scenario ?? ""
      summaries.add(benchmark, family: family, weight: 1 / Double(sizes[group] ?? 1))
    }
    return summaries.sorted
  }
}
