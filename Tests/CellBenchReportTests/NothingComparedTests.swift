import Testing

@testable import CellBenchReport

/// A gate that had nothing to judge says so: it never holds.
struct NothingComparedTests {
  private func judge(_ base: [Benchmark], _ head: [Benchmark], _ policy: Policy = .standard) throws -> GateResult {
    try Gate.judge(base: Sample.report(base), head: Sample.report(head), policy: policy)
  }

  private func one(_ metrics: [String: MetricValue]) -> [Benchmark] { [Sample.benchmark("a/b/c/d", metrics)] }

  @Test func benchmarksThatAllFailedInBASEDoNotHold() throws {
    var failed = Sample.benchmark("a/b/c/d", [:])
    failed.status = .crashed
    let result = try judge([failed], one(["mallocs": Sample.exact(1)]))
    #expect(result.exitCode == 5)
    #expect(result.findings.contains { $0.message.hasPrefix("nothing was compared") })
    // With one more that can be compared, the gate has something to say, and the failed one is a warning.
    let more = Sample.benchmark("e/f/g/h", ["mallocs": Sample.exact(1)])
    #expect(try judge([failed, more], one(["mallocs": Sample.exact(1)]) + [more]).exitCode == 0)
  }

  @Test func benchmarksWithoutAnyMetricDoNotHold() throws {
    #expect(try judge(one([:]), one([:])).exitCode == 5)
    #expect(try judge(one([:]), one(["mallocs": Sample.exact(3)])).exitCode == 0)
  }

  @Test func whatGatesNothingHoldsAndSaysThatNothingWasJudged() throws {
    let (null, three) = (one(["mallocs": Sample.exact(nil)]), one(["mallocs": Sample.exact(3)]))
    let times = [[1, 2], [5, 6]].map { one(["cpuTime": Sample.time($0)]) }
    for (base, head) in [(null, null), (null, three), (times[0], times[1])] {
      let result = try judge(base, head)
      #expect(result.exitCode == 0)
      #expect(result.findings.contains { $0.severity == .warn && $0.message.hasPrefix("nothing was judged") })
      #expect(TableRenderer().render(result, RenderOptions()).contains("nothing was judged"))
    }
    #expect(try judge(three, three).findings.isEmpty)
  }

  @Test func aPolicyThatIgnoresWhatIsNotComparableDoesNotMakeNothingHold() throws {
    var head = Sample.report(one(["mallocs": Sample.exact(1)]))
    head.environment.swift = "7"
    let policy = Policy(rules: [PolicyRule(severity: .ignore)])
    #expect(
      try Gate.judge(base: Sample.report(one(["mallocs": Sample.exact(1)])), head: head, policy: policy).exitCode == 5)
  }

  @Test func aFailureInHEADKeepsItsOwnCode() throws {
    var failed = Sample.benchmark("a/b/c/d", [:])
    failed.status = .crashed
    #expect(try judge(one(["mallocs": Sample.exact(1)]), [failed]).exitCode == 3)
  }

  @Test func aCountThatBecameATimeIsNotComparable() throws {
    let base = one(["mallocs": Sample.exact(1), "nodesCreated": Sample.exact(7)])
    let sampled = one(["mallocs": Sample.exact(1), "nodesCreated": Sample.time([7, 7, 7, 7])])
    #expect(try judge(base, sampled).exitCode == 5)
    let off = SampledValue(unit: "count", better: .lower, samples: [], reason: "off")
    let gone = one(["mallocs": Sample.exact(1), "nodesCreated": .sampled(off)])
    #expect(try judge(base, gone).exitCode == 5)
  }
}
