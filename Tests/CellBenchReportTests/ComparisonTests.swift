import Testing

@testable import CellBenchReport

struct ComparisonTests {
  private func compare(
    _ base: MetricValue?, _ head: MetricValue?, policy: Policy = .standard, session: String? = nil
  ) -> MetricComparison {
    let reports = [base, head].map { value in
      Sample.report([Sample.benchmark("a", value.map { ["m": $0] } ?? [:])], session: session)
    }
    return Comparison(base: reports[0], head: reports[1], policy: policy).benchmarks[0].metrics[0]
  }

  @Test func polarityDecidesWhatIsWorse() {
    func verdict(_ better: Better) -> Verdict {
      compare(Sample.exact(1, better: better), Sample.exact(2, better: better)).verdict
    }
    #expect(verdict(.lower) == .worse && verdict(.higher) == .better && verdict(.neither) == .changed)
  }

  @Test func slackIsInclusiveAndTheLargerOneHolds() {
    func verdict(_ head: Int64, _ absolute: Double?, _ relative: Double?) -> Verdict {
      let policy = Policy(rules: [PolicyRule(metric: "m", absolute: absolute, relative: relative)])
      return compare(Sample.exact(100), Sample.exact(head), policy: policy).verdict
    }
    #expect(verdict(103, 3, nil) == .withinSlack && verdict(104, 3, nil) == .worse)
    #expect(verdict(110, 3, 0.1) == .withinSlack && verdict(111, 3, 0.1) == .worse)
    #expect(verdict(90, 3, 0.1) == .better)
  }

  @Test func theLastRuleThatMatchesHolds() {
    let policy = Policy(rules: [PolicyRule(metric: "*", severity: .warn), PolicyRule(benchmark: "a", metric: "m")])
    #expect(compare(Sample.exact(1), Sample.exact(2), policy: policy).severity == .fail)
    let other = Policy(rules: policy.rules.reversed())
    #expect(compare(Sample.exact(1), Sample.exact(2), policy: other).severity == .warn)
  }

  @Test func theDifferenceOfTheLargestCountsIsExact() {
    let metric = compare(Sample.exact(.min), Sample.exact(.max))
    #expect(metric.verdict == .worse)
    #expect(Quantity(unit: "count", largest: 1).difference(metric) == "+18,446,744,073,709,551,615")
    let close = compare(Sample.exact(.max - 1), Sample.exact(.max))
    #expect(close.verdict == .worse && Quantity(unit: "count", largest: 1).difference(close) == "+1")
  }

  @Test func unitsKindsAndDirectionsMustAgree() {
    func value(_ unit: String) -> MetricValue { .exact(ExactValue(unit: unit, better: .lower, value: 1)) }
    #expect(compare(value("count"), value("bytes")).verdict == .notComparable)
    #expect(compare(value("count"), Sample.time([1])).verdict == .notComparable)
    #expect(compare(Sample.exact(1), Sample.exact(1, better: .higher)).verdict == .notComparable)
  }

  @Test func nothingIsMissedThatNobodyHad() {
    let metric = compare(Sample.exact(nil), Sample.exact(nil))
    #expect(metric.verdict == .notComparable && metric.severity == .ignore)
    #expect(compare(nil, Sample.exact(1)).verdict == .new)
    #expect(compare(Sample.exact(1), nil).verdict == .gone)
    #expect(compare(Sample.exact(nil), Sample.exact(1)).verdict == .new)
  }

  /// Which keys matter to which metrics; the processor and the kernel matter to none.
  @Test func comparabilityIsByWhatAMetricDependsOn() {
    let metrics = ["layoutPasses": Sample.exact(1), "mallocs": Sample.exact(1), "undefined": Sample.exact(1)]
    let base = Sample.report([Sample.benchmark("a", metrics)])
    func stopped(_ change: (inout Report) -> Void) -> [String] {
      var head = base
      change(&head)
      return Comparison(base: base, head: head).benchmarks[0].metrics
        .filter { $0.verdict == .notComparable }.map(\.metric)
    }
    #expect(stopped { _ in } == [])
    #expect(stopped { $0.environment.cpu = "other" } == [])
    #expect(stopped { $0.environment.kernel = "other" } == [])
    #expect(stopped { $0.environment.engine = "2" } == ["layoutPasses", "mallocs", "undefined"])
    #expect(stopped { $0.run.seed = 2 } == ["layoutPasses", "mallocs", "undefined"])
    #expect(stopped { $0.environment.allocator = nil } == ["mallocs", "undefined"])
    #expect(stopped { $0.environment.optimizer = "-Osize" } == ["undefined"])
    let parameters = stopped { report in
      var benchmark = report.benchmarks[0]
      benchmark.parameters = ["rows": "9"]
      report.put(benchmark)
    }
    #expect(parameters == ["layoutPasses", "mallocs", "undefined"])
  }

  private let steady = (0..<12).map { 1_000 + Double($0 * 37 % 11) }

  @Test func timesAreComparedWithinOneSessionOnly() {
    let (base, head) = (Sample.time(steady), Sample.time(steady.map { $0 * 2 }))
    let apart = compare(base, head)
    #expect(apart.verdict == .notComparable && apart.severity == .ignore)
    let together = compare(base, head, session: "s")
    #expect(together.verdict == .worse && together.severity == .warn)
    #expect(together.test?.ratioInterval.map { $0.lowerBound > 1.9 && $0.upperBound < 2.1 } == true)
    let gated = Policy(rules: [PolicyRule(metric: "m", relative: 0.05)])
    #expect(compare(base, head, policy: gated, session: "s").severity == .fail)
    #expect(compare(base, head, policy: gated).severity == .fail)
    #expect(compare(base, head, policy: Policy(rules: [PolicyRule(metric: "*")])).severity == .ignore)
  }

  @Test func timesNeedSignificanceAndEffect() {
    let slightly = compare(Sample.time(steady), Sample.time(steady.map { $0 + 15 }), session: "s")
    #expect(slightly.verdict == .withinSlack && (slightly.test?.correctedP ?? 1) < 0.01)
    let noisy = (0..<12).map { Double($0 * 7 % 12) * 100 }
    #expect(compare(Sample.time(noisy), Sample.time(noisy.map { $0 + 60 }), session: "s").verdict == .same)
    let faster = compare(Sample.time(steady), Sample.time(steady.map { $0 / 2 }), session: "s")
    #expect(faster.verdict == .better)
  }

  @Test func timesOfZeroAndConstantTimes() {
    let (zeros, ones) = ([Double](repeating: 0, count: 12), [Double](repeating: 1, count: 12))
    #expect(compare(Sample.time(zeros), Sample.time(zeros), session: "s").verdict == .same)
    let worse = compare(Sample.time(zeros), Sample.time(ones), session: "s")
    #expect(worse.verdict == .worse && worse.ratio == nil)
    #expect(compare(Sample.time(ones), Sample.time(zeros), session: "s").verdict == .better)
  }

  @Test func manyTestsAreCorrectedFor() {
    // Disjoint samples of 5 and 5 have p = 0.0079: enough for one test, not for ten.
    func verdicts(_ count: Int) -> [Verdict] {
      let reports = [0.0, 100].map { shift in
        Sample.report(
          (0..<count).map { Sample.benchmark("b\($0)", ["cpuTime": Sample.time((1...5).map { Double($0) + shift })]) },
          session: "s")
      }
      return Comparison(base: reports[0], head: reports[1]).benchmarks.map { $0.metrics[0].verdict }
    }
    #expect(verdicts(1) == [.worse])
    #expect(Set(verdicts(10)) == [.inconclusive])
  }

  @Test func sentencesSayHowOftenAndWhere() {
    let comparison = Comparison(base: Sample.suite(), head: Sample.suite(hostsPerRow: 1))
    let sentences = comparison.benchmarks.flatMap { benchmark in
      benchmark.metrics.filter { $0.verdict == .worse }.map { comparison.sentence(for: $0, of: benchmark) }
    }
    #expect(
      Set(sentences) == [
        "hostsCreated 12 → 1,000 (+988, ×83.3): 1 more for each of 988 cells handed out, all of it in configure. "
          + "One is: a hosting controller or hosting content view was created; each builds a view graph and its views from "
          + "nothing"
      ])
  }

  @Test func meansOfFamiliesWeighContentsAlikeAndSayWhatTheyLeaveOut() {
    // Content x has two benchmarks with a ratio of 2, y one with 8, z one with a base of 0.
    func report(_ factor: Int64) -> Report {
      Sample.report([
        Sample.benchmark("s/x/a/r", ["m": Sample.exact(factor == 0 ? 10 : 20)]),
        Sample.benchmark("s/x/b/r", ["m": Sample.exact(factor == 0 ? 10 : 20)]),
        Sample.benchmark("s/y/a/r", ["m": Sample.exact(factor == 0 ? 10 : 80)]),
        Sample.benchmark("s/z/a/r", ["m": Sample.exact(factor)]),
      ])
    }
    let families = Comparison(base: report(0), head: report(1)).families
    #expect(families.count == 1 && families[0].family == "s" && families[0].metric == "m")
    #expect(families[0].mean.included == 3 && families[0].mean.excluded == 1)
    #expect(families[0].mean.value.map { abs($0 - 4) < 1e-12 } == true)
  }

  @Test func globs() {
    for (pattern, name) in [
      ("*", ""), ("*", "a/b"), ("a*c", "abbbc"), ("a*b*c", "aXbYbZc"), ("?", "é"),
      ("scroll-1k/*/generic", "scroll-1k/a/b/generic"),
      ("**", "x"), ("a?c*", "abc"),
    ] { #expect(Glob(pattern).matches(name), "\(pattern) \(name)") }
    for (pattern, name) in [("", "a"), ("a*c", "abcd"), ("?", ""), ("?", "ab"), ("a", "b"), ("a*b", "a")] {
      #expect(!Glob(pattern).matches(name), "\(pattern) \(name)")
    }
    let hard = Glob(String(repeating: "*a", count: 40) + "b")
    #expect(!hard.matches(String(repeating: "a", count: 5_000)))
  }
}
