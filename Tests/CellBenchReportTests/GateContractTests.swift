import Foundation
import Testing

@testable import CellBenchReport

/// What teams expect of a gate in CI, by the numbers of the contract in the project's fact sheet on hosting. What needs
/// a run or a shell is tested with the bench and the command.
struct GateContractTests {
  private func report(_ values: [(id: String, metric: String, value: Int64)]) -> Report {
    Sample.report(values.map { Sample.benchmark($0.id, [$0.metric: Sample.exact($0.value)]) })
  }

  private func times(_ factor: Double, _ count: Int = 10, session: String? = "s") -> Report {
    let benchmarks = (0..<count).map { place in
      Sample.benchmark(
        "a/b/c\(place)", ["cpuTime": Sample.time((0..<30).map { factor * (1_000 + Double(($0 * 37 + place) % 29)) })])
    }
    return Sample.report(benchmarks, session: session)
  }

  @Test("G1: counts gate with no slack or a slack that was written down, times only within one session")
  func classes() throws {
    let (base, head) = (report([("a", "mallocs", 100)]), report([("a", "mallocs", 101)]))
    #expect(try Gate.judge(base: base, head: head).exitCode == 2)
    let policy = Policy(rules: [PolicyRule(metric: "mallocs", absolute: 1)])
    #expect(try Gate.judge(base: base, head: head, policy: policy).exitCode == 0)
    let gating = Policy(rules: [PolicyRule(metric: "cpuTime", relative: 0.05, severity: .fail)])
    #expect(try Gate.judge(base: times(1), head: times(2)).exitCode == 0)
    #expect(try Gate.judge(base: times(1), head: times(2), policy: gating).exitCode == 2)
    let apart = try Gate.judge(base: times(1), head: times(2, session: "t"), policy: gating)
    #expect(apart.exitCode == 5 && apart.findings.allSatisfy { $0.kind == .notComparable })
  }

  @Test("G3: what is gone, renamed or new is listed, and the codes are distinct")
  func sets() throws {
    let base = report([("a", "mallocs", 1), ("old", "mallocs", 1)])
    let renamed = try Gate.judge(base: base, head: report([("a", "mallocs", 1), ("new", "mallocs", 1)]))
    #expect(renamed.exitCode == 5)
    #expect(Set(renamed.findings.map(\.benchmark)) == ["old", "new"])
    let codes = [
      try Gate.judge(base: base, head: base).exitCode, renamed.exitCode,
      try Gate.judge(base: base, head: report([("a", "mallocs", 2), ("old", "mallocs", 1)])).exitCode,
      try Gate.judge(
        base: base, head: report([("a", "mallocs", 0), ("old", "mallocs", 1)]), policy: Policy(improvements: .fail)
      ).exitCode,
      ReportError(.usage, "").exitCode, ReportError(.data, "").exitCode,
    ]
    #expect(Set(codes).count == codes.count)
  }

  @Test(
    "G5: a comment below 65,000 characters, a summary below 1 MiB, ten annotations, worst first, the same each time")
  func sizes() throws {
    let count: Int64 = 5_000
    func numbered(_ plus: Int64) -> Report {
      report((0..<count).map { ("s/\($0)/\(String(repeating: "é", count: 40))/r", "hostsCreated", 10 + plus * $0) })
    }
    let verdict = try Gate.judge(base: numbered(0), head: numbered(1))
    let comment = MarkdownRenderer().render(verdict, RenderOptions())
    #expect(comment.utf16.count < 65_000 && comment.count < 65_000)
    #expect(comment == MarkdownRenderer().render(try Gate.judge(base: numbered(0), head: numbered(1)), RenderOptions()))
    let summary = MarkdownRenderer().render(verdict, RenderOptions(limit: 1_000_000))
    #expect(summary.utf8.count < 1 << 20)
    let annotations = AnnotationsRenderer().render(verdict, RenderOptions()).split(separator: "\n")
    #expect(annotations.count == 10)
    #expect(annotations[0].contains("s/4999/"))
    let first = try #require(comment.range(of: "s/4999/")), second = try #require(comment.range(of: "s/4998/"))
    #expect(first.lowerBound < second.lowerBound)
  }

  @Test("G6: the baseline says what made it, and what was made otherwise is not comparable, which is no regression")
  func provenance() throws {
    let base = report([("a", "layoutPasses", 1), ("b", "mallocs", 1)])
    for change: @Sendable (inout Environment) -> Void in [
      { $0.engine = "2" }, { $0.icu = "75" }, { $0.textTable = "2" },
    ] {
      var head = report([("a", "layoutPasses", 2), ("b", "mallocs", 1)])
      change(&head.environment)
      let result = try Gate.judge(base: base, head: head)
      #expect(result.exitCode == 5)
      #expect(!result.findings.contains { $0.kind == .regression })
    }
    var otherSwift = report([("a", "layoutPasses", 1), ("b", "mallocs", 2)])
    otherSwift.environment.swift = "6.4"
    let result = try Gate.judge(base: base, head: otherSwift)
    #expect(result.exitCode == 5 && result.findings.map(\.benchmark) == ["b"])
    var otherMachine = base
    (otherMachine.environment.cpu, otherMachine.environment.kernel) = ("another", "another")
    #expect(try Gate.judge(base: base, head: otherMachine).exitCode == 0)
    let lines = String(decoding: base.encoded(), as: UTF8.self).split(separator: "\n")
    #expect(lines.count { $0.contains("\"layoutPasses\": {") && $0.contains("\"value\"") } == 1)
    #expect(lines.contains { $0.contains("\"schema\": \"cellbench.report/1\"") })
  }

  @Test("G7: accepting needs a reason, which the report then carries")
  func accepting() throws {
    let (base, head) = (report([("a", "mallocs", 1)]), report([("a", "mallocs", 2)]))
    #expect(throws: ReportError.self) { try Accepted(base: base, head: head, reason: " \n") }
    let accepted = try Accepted(base: base, head: head, reason: "a label more")
    #expect(accepted.report.accepted.map(\.reason) == ["a label more"])
    #expect(try Report.decoded(from: accepted.report.encoded()).accepted == accepted.report.accepted)
    #expect(accepted.diff.contains("- ") && accepted.diff.contains("+ "))
  }

  @Test("G8: improvements have a policy of their own")
  func improvements() throws {
    let (base, head) = (report([("a", "mallocs", 2)]), report([("a", "mallocs", 1)]))
    for (severity, code) in [(Severity.fail, Int32(4)), (.warn, 0), (.ignore, 0)] {
      let result = try Gate.judge(base: base, head: head, policy: Policy(improvements: severity))
      #expect(result.exitCode == code)
      #expect(result.findings.map(\.severity) == [severity])
    }
  }

  @Test("G12: the median and the smallest, all samples in their order, and whether everything went one way")
  func sampled() throws {
    let value = SampledValue(unit: "ns", better: .lower, samples: [5, 1, 9, 3])
    #expect(value.summary?.min == 1 && value.summary?.p50 == 4 && value.samples == [5, 1, 9, 3])
    let up = Comparison(base: times(1), head: times(1.001))
    #expect(up.sides.map(\.larger) == [10] && up.sides.map(\.smaller) == [0])
    #expect(up.sides[0].p == 2.0 / 1_024 && up.sides[0].isOneSided)
    let verdict = Gate.judge(up)
    #expect(verdict.exitCode == 0)
    #expect(verdict.findings.contains { $0.message.hasPrefix("cpuTime is larger in 10 of 10 benchmarks") })
    #expect(TableRenderer().render(up, RenderOptions()).contains("cpuTime is larger in 10 of 10 benchmarks"))
    #expect(Comparison(base: times(1), head: times(1)).sides[0].p == 1)
    #expect(Comparison(base: times(1, 7), head: times(1.001, 7)).sides[0].isOneSided == false)
    let many = Sidedness(metric: "cpuTime", larger: 2_500, smaller: 2_500)
    #expect(many.p == 1 && Sidedness(metric: "cpuTime", larger: 2_700, smaller: 2_300).isOneSided)
  }

  @Test("G13: a comment has its marker, the verdict, why each counter matters, and how to accept")
  func comment() throws {
    func report(_ hosts: Int64) -> Report {
      Sample.report([
        Sample.benchmark(
          "a", ["cellsDequeued": Sample.exact(1_000, better: .neither), "hostsCreated": Sample.exact(hosts)])
      ])
    }
    let verdict = try Gate.judge(base: report(12), head: report(1_000))
    let text = MarkdownRenderer().render(verdict, RenderOptions())
    #expect(text.hasPrefix("<!-- cellbench -->\n### ❌"))
    #expect(
      text.contains("hostsCreated") && text.contains("now 1 for each of 1,000 cells handed out, all of it in layout"))
    #expect(text.contains("each builds a view graph and its views from nothing"))
    #expect(text.contains("cellbench accept"))
  }

  @Test("G15: an undeclared flag fails whatever the figures say", arguments: ["leak", "stale", "blank", "trap"])
  func flags(flag: String) throws {
    let base = report([("a", "mallocs", 5)])
    var flagged = Sample.benchmark("a", ["mallocs": Sample.exact(1)])
    flagged.flags = [flag]
    #expect(try Gate.judge(base: base, head: Sample.report([flagged])).exitCode == 3)
  }
}
