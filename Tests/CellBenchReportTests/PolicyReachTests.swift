import Testing

@testable import CellBenchReport

/// What a policy's rules reach, and what they may not seem to reach.
struct PolicyReachTests {
  private func report(_ value: Int64, _ times: [Double] = [1, 2, 3, 4, 5]) -> Report {
    let metrics = ["mallocs": Sample.exact(value), "cpuTime": Sample.time(times), "wallTime": Sample.time(times)]
    return Sample.report([Sample.benchmark("scroll-1k/feed/a/b", metrics)], session: "s")
  }

  private func error(_ rule: PolicyRule, allowMissing: [String] = []) -> ReportError? {
    #expect(throws: ReportError.self) {
      try Gate.judge(
        base: report(1), head: report(1), policy: Policy(rules: [rule], allowMissing: allowMissing))
    }
  }

  @Test func aPatternThatIsAboutSampledMetricsAloneIsAnErrorThatSaysHowToNameThem() {
    let error = error(PolicyRule(metric: "*Time", relative: 0.05))
    #expect(error?.exitCode == 64)
    #expect(error?.message.contains("\"cpuTime\" or \"wallTime\"") == true)
    #expect(throws: Never.self) {
      try Gate.judge(
        base: report(1), head: report(1),
        policy: Policy(rules: [PolicyRule(metric: "*"), PolicyRule(metric: "cpuTime"), PolicyRule(metric: "m*")]))
    }
  }

  @Test func whatMayBeMissingDoesNotExcuseAMisspeltBenchmarkElsewhere() throws {
    let misspelt = error(PolicyRule(benchmark: "scroll-1k/fed/*"), allowMissing: ["experiments/*"])
    #expect(misspelt?.exitCode == 64 && misspelt?.message.contains("did you mean") == true)
    for (rule, missing) in [("experiments/new/*", "experiments/*"), ("experiments/*", "experiments/*"), ("x", "*")] {
      let policy = Policy(rules: [PolicyRule(benchmark: rule)], allowMissing: [missing])
      #expect(try Gate.judge(base: report(1), head: report(1), policy: policy).exitCode == 0)
    }
  }

  @Test(arguments: [(0.29, 100), (0.57, 100), (0.07, 100), (0.001, 3_000), (0.1, 70)])
  func aValueAtTheVeryEdgeOfItsSlackIsWithinIt(share: Double, base: Int64) throws {
    let edge = base + Int64((share * Double(base)).rounded())
    let policy = Policy(rules: [PolicyRule(metric: "mallocs", relative: share)])
    #expect(try Gate.judge(base: report(base), head: report(edge), policy: policy).exitCode == 0)
    #expect(try Gate.judge(base: report(base), head: report(edge + 1), policy: policy).exitCode == 2)
  }

  @Test func aRegressionThatThePolicyLetsPassIsNotCalledNothing() throws {
    for severity in [Severity.warn, .ignore] {
      let policy = Policy(rules: [PolicyRule(metric: "mallocs", severity: severity)])
      let result = try Gate.judge(base: report(1), head: report(2), policy: policy)
      #expect(result.exitCode == 0)
      #expect(result.headline == "held, letting pass 1 regression; 1 benchmark compared")
    }
  }
}
