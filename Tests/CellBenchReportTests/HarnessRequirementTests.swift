import Foundation
import Testing

@testable import CellBenchReport

/// What users of other harnesses complain about, by the numbers of the list in the project's fact sheet on harnesses;
/// those that need a run are tested with the bench.
struct HarnessRequirementTests {
  private func ids(_ names: String...) -> Report { Sample.report(names.map { Sample.benchmark($0) }) }

  private func value(_ metric: String, _ value: MetricValue) -> Report {
    Sample.report([Sample.benchmark("a", [metric: value])])
  }

  private func allText(_ result: GateResult) throws -> String {
    try ["table", "markdown", "json", "junit", "csv", "github"]
      .map { try Renderers.named($0).render(result, RenderOptions()) }.joined()
  }

  @Test("1: a removed benchmark is named and fails, a new one does not")
  func removed() throws {
    let gone = try Gate.judge(base: ids("a", "b"), head: ids("a"))
    #expect(gone.exitCode == 5)
    #expect(gone.findings.contains { $0.benchmark == "b" && $0.message.contains("gone") })
    var policy = Policy.standard
    policy.allowMissing = ["*"]
    let allowed = try Gate.judge(base: ids("a", "b"), head: ids("a"), policy: policy)
    #expect(allowed.exitCode == 0)
    #expect(allowed.findings.contains { $0.benchmark == "b" && $0.severity == .warn })
    let new = try Gate.judge(base: ids("a"), head: ids("a", "c"))
    #expect(new.exitCode == 0)
    #expect(new.findings.contains { $0.benchmark == "c" && $0.kind == .new })
  }

  @Test("2: a comparison of nothing never passes")
  func empty() throws {
    var lenient = Policy.standard
    lenient.allowMissing = ["*"]
    for (base, head) in [(ids("a"), ids()), (ids("a"), ids("b")), (ids(), ids()), (ids(), ids("a"))] {
      for policy in [Policy.standard, lenient] {
        let result = try Gate.judge(base: base, head: head, policy: policy)
        #expect(result.exitCode == 5)
        #expect(!(try allText(result).lowercased().contains("no regression")))
        #expect(!result.headline.contains("held"))
      }
    }
  }

  @Test("3: a benchmark that failed is named and its numbers are not compared")
  func failing() throws {
    var failed = Sample.benchmark("a", [:])
    failed.status = .timedOut
    failed.error = "no answer within 60 s"
    let result = try Gate.judge(base: ids("a", "b"), head: Sample.report([failed, Sample.benchmark("b")]))
    #expect(result.exitCode == 3)
    #expect(result.findings.first?.benchmark == "a")
    #expect(result.findings.first?.message == "timed out: no answer within 60 s")
    let recovered = try Gate.judge(base: Sample.report([failed, Sample.benchmark("b")]), head: ids("a", "b"))
    #expect(recovered.exitCode == 0)
    #expect(recovered.findings.contains { $0.benchmark == "a" && $0.message.contains("failed in BASE") })
  }

  @Test("5: a base of zero")
  func zero() throws {
    func gate(_ base: Int64, _ head: Int64) throws -> GateResult {
      try Gate.judge(base: value("mallocs", Sample.exact(base)), head: value("mallocs", Sample.exact(head)))
    }
    let worse = try gate(0, 5)
    #expect(worse.exitCode == 2)
    #expect(try allText(worse).contains("+5"))
    #expect(worse.findings[0].message.contains("0 → 5 (+5)"))
    #expect(!worse.findings[0].message.contains("%"))
    #expect(try gate(0, 0).exitCode == 0 && gate(0, 0).findings.isEmpty)
    #expect(try gate(5, 0).findings.map(\.kind) == [.improvement])
    for result in [try gate(0, 5), try gate(0, 0), try gate(5, 0)] {
      let text = try allText(result).lowercased()
      #expect(!text.contains("nan") && !text.contains(">inf") && !text.contains(" inf"))
    }
  }

  @Test("5: a relative slack of a base of zero lets nothing pass")
  func zeroWithSlack() throws {
    let policy = Policy(rules: [PolicyRule(metric: "mallocs", relative: 0.5)])
    let result = try Gate.judge(
      base: value("mallocs", Sample.exact(0)), head: value("mallocs", Sample.exact(1)), policy: policy)
    #expect(result.exitCode == 2)
  }

  private func times(_ base: [Double], _ head: [Double]) -> MetricComparison {
    let reports = [base, head].map { samples in
      Sample.report([Sample.benchmark("a", ["cpuTime": Sample.time(samples)])], session: "s")
    }
    return Comparison(base: reports[0], head: reports[1]).benchmarks[0].metrics[0]
  }

  @Test("8: unequal and tiny samples")
  func samples() throws {
    let data = (0..<12).map { 1_000 + Double($0 * 37 % 11) }
    #expect(times(data, Array(data.dropLast())).verdict == .same)
    let tiny = times([1, 2, 3], [11, 12, 13])
    #expect(tiny.verdict == .inconclusive && tiny.reason?.contains("too few samples") == true)
    #expect(times([1], [2]).test?.p == nil)
    #expect(times(Array(1...4).map(Double.init), [11, 12, 13, 14]).verdict == .inconclusive)
    let report = Sample.report([Sample.benchmark("a", ["cpuTime": Sample.time([1, 2, 3])])], session: "s")
    let other = Sample.report([Sample.benchmark("a", ["cpuTime": Sample.time([11, 12, 13])])], session: "s")
    let result = try Gate.judge(base: report, head: other)
    #expect(result.exitCode == 0)
    #expect(JSONRenderer().render(result, RenderOptions()).contains("\"verdict\": \"inconclusive\""))
    #expect(TableRenderer().render(result, RenderOptions()).contains("inconclusive"))
  }

  @Test("12: a counter that is off is null, and neither an improvement nor a pass")
  func counterOff() throws {
    let base = value("mallocs", Sample.exact(12))
    let head = value("mallocs", Sample.exact(nil, reason: "jemalloc is not there"))
    let result = try Gate.judge(base: base, head: head)
    #expect(result.exitCode == 5)
    #expect(result.findings[0].message.contains("jemalloc is not there"))
    #expect(!result.findings.contains { $0.kind == .improvement })
    #expect(try Gate.judge(base: head, head: base).exitCode == 0)
    #expect(try Gate.judge(base: head, head: head).exitCode == 0)
    let missing = Sample.report([Sample.benchmark("a", [:])])
    #expect(try Gate.judge(base: base, head: missing).exitCode == 5)
  }

  @Test("18: a rule for one benchmark and metric changes the verdict")
  func slack() throws {
    let base = Sample.report([
      Sample.benchmark("a", ["mallocs": Sample.exact(100)]), Sample.benchmark("b", ["mallocs": Sample.exact(100)]),
    ])
    let head = Sample.report([
      Sample.benchmark("a", ["mallocs": Sample.exact(105)]), Sample.benchmark("b", ["mallocs": Sample.exact(100)]),
    ])
    #expect(try Gate.judge(base: base, head: head).exitCode == 2)
    for (rule, code) in [
      (PolicyRule(benchmark: "a", metric: "mallocs", absolute: 5), Int32(0)),
      (PolicyRule(benchmark: "a", metric: "mallocs", absolute: 4), 2),
      (PolicyRule(benchmark: "a", metric: "mallocs", relative: 0.05), 0),
      (PolicyRule(benchmark: "a", metric: "mallocs", relative: 0.049), 2),
      (PolicyRule(benchmark: "a", metric: "mallocs", exact: true), 2),
      (PolicyRule(benchmark: "a", metric: "mallocs", severity: .warn), 0),
      (PolicyRule(benchmark: "b", metric: "mallocs", absolute: 5), 2),
    ] {
      #expect(try Gate.judge(base: base, head: head, policy: Policy(rules: [rule])).exitCode == code)
    }
  }

  @Test("18: what is misspelt is an error that names it and the nearest")
  func misspelt() throws {
    func error(_ rule: String) -> ReportError? {
      #expect(throws: ReportError.self) {
        let text = "{\"schema\": \"cellbench.policy/1\", \"rules\": [\(rule)]}"
        let policy = try Policy.decoded(from: Array(text.utf8))
        _ = try Gate.judge(base: Sample.report(), head: Sample.report(), policy: policy)
      }
    }
    let cases = [
      ("{\"metric\": \"layoutPases\"}", "\"layoutPases\"", "did you mean \"layoutPasses\""),
      ("{\"benchmark\": \"scrol-1k/feed/updateRoot/generic\"}", "\"scrol-1k", "did you mean \"scroll-1k/feed"),
      ("{\"severty\": \"fail\"}", "\"severty\"", "did you mean \"severity\""),
      ("{\"absolute\": -1}", "absolute", "negative"),
      ("{\"absolute\": \"5\"}", "absolute", "a string"),
      ("{\"relative\": true}", "relative", "expected a number"),
      ("{\"severity\": \"fatal\"}", "\"fatal\"", "\"fail\""),
      ("{\"exact\": true, \"absolute\": 1}", "exact", "contradict"),
      ("5", "rules[0]", "expected an object"),
    ]
    for (rule, name, hint) in cases {
      let error = error(rule)
      #expect(error?.exitCode == 64, "\(rule)")
      #expect(error?.message.contains(name) == true && error?.message.contains(hint) == true, "\(error?.message ?? "")")
    }
  }

  @Test("22: the schema has a version, unknown keys pass, ids are there once")
  func schema() throws {
    let text = String(decoding: Sample.report().encoded(), as: UTF8.self)
    func load(_ text: String) throws -> Report { try Report.decoded(from: Array(text.utf8)) }
    let foreign = text.replacingOccurrences(of: "cellbench.report/1", with: "cellbench.report/1001")
    let error = #expect(throws: ReportError.self) { try load(foreign) }
    #expect(error?.exitCode == 65)
    #expect(error?.message.contains("report/1001") == true && error?.message.contains("\"cellbench.report/1\"") == true)
    let broken = foreign.replacingOccurrences(of: "\"benchmarks\": [", with: "\"benchmarks\": [3, ")
    #expect(#expect(throws: ReportError.self) { try load(broken) }?.message.contains("report/1001") == true)
    #expect(#expect(throws: ReportError.self) { try load("{}") }?.message.contains("not a report") == true)

    let extended = text.replacingOccurrences(of: "{\"better\"", with: "{\"a\": [{\"b\": null}], \"better\"")
      .replacingOccurrences(of: "\"schema\"", with: "\"future\": {\"x\": 1.5e3}, \"schema\"")
    #expect(try load(extended) == Sample.report())

    let twice = Sample.report([Sample.benchmark("same"), Sample.benchmark("other")]).encoded()
    let doubled = String(decoding: twice, as: UTF8.self).replacingOccurrences(of: "\"other\"", with: "\"same\"")
    let duplicate = #expect(throws: ReportError.self) { try load(doubled) }
    #expect(duplicate?.exitCode == 65 && duplicate?.message.contains("\"same\"") == true)
  }

  @Test("24: half a file is an error")
  func torn() {
    let bytes = Sample.suite().encoded()
    let error = #expect(throws: ReportError.self) { try Report.decoded(from: Array(bytes.prefix(bytes.count / 2))) }
    #expect(error?.exitCode == 65)
  }
}
