import Foundation
import Testing

@testable import CellBenchReport

struct GateTests {
  private func report(_ benchmarks: Benchmark...) -> Report { Sample.report(benchmarks) }

  private func one(_ id: String, _ value: Int64?) -> Benchmark {
    Sample.benchmark(id, ["layoutPasses": Sample.exact(value)])
  }

  @Test func identicalReportsHold() {
    let result = Gate.judge(Comparison(base: Sample.suite(), head: Sample.suite()))
    #expect(result.exitCode == 0 && result.findings.isEmpty)
    #expect(result.headline == "held: nothing worse, 10 benchmarks compared")
  }

  @Test func theWorstClassDecidesAndEverythingIsSaid() throws {
    var failed = one("failed", nil)
    failed.status = .crashed
    let base = report(one("better", 2), one("failed", 1), one("gone", 1), one("worse", 1))
    func gate(_ benchmarks: [Benchmark], improvements: Severity = .fail) throws -> GateResult {
      let ids = Set(benchmarks.map(\.id))
      let kept = base.benchmarks.filter { ids.contains($0.id) || $0.id == "gone" && ids.contains("with gone") }
      let head = benchmarks.filter { $0.id != "with gone" }
      return try Gate.judge(
        base: Sample.report(kept), head: Sample.report(head), policy: Policy(improvements: improvements))
    }
    let gone = one("with gone", 1)
    let (better, worse) = (one("better", 1), one("worse", 2))
    let all = try gate([better, failed, worse, gone])
    #expect(all.exitCode == 5)
    #expect(all.findings.map(\.kind) == [.notComparable, .failure, .regression, .improvement])
    #expect(try gate([better, failed, worse]).exitCode == 3)
    #expect(try gate([better, worse]).exitCode == 2)
    #expect(try gate([better]).exitCode == 4)
    #expect(try gate([better], improvements: .warn).exitCode == 0)
    #expect(try gate([better], improvements: .ignore).exitCode == 0)
  }

  @Test func flagsFailWhenUndeclaredAndWhenDeclaredAndUnseen() throws {
    var flagged = one("a", 1)
    flagged.flags = ["leak", "stale"]
    flagged.declaredFlags = ["stale"]
    let undeclared = try Gate.judge(base: report(one("a", 1)), head: report(flagged))
    #expect(undeclared.exitCode == 3)
    #expect(undeclared.findings[0].message == "raised leak, which it does not declare")
    flagged.flags = ["stale"]
    #expect(try Gate.judge(base: report(one("a", 1)), head: report(flagged)).exitCode == 0)
    flagged.flags = []
    #expect(try Gate.judge(base: report(one("a", 1)), head: report(flagged)).exitCode == 3)
  }

  @Test func incompleteReportsDoNotPass() throws {
    var stopped = report(one("a", 1))
    stopped.run.complete = false
    #expect(try Gate.judge(base: report(one("a", 1)), head: stopped).exitCode == 3)
    #expect(try Gate.judge(base: stopped, head: report(one("a", 1))).exitCode == 5)
  }

  @Test func otherContentIsSaid() throws {
    var other = one("a", 1)
    other.contentHash = "ff00"
    let result = try Gate.judge(base: report(one("a", 1)), head: report(other))
    #expect(result.exitCode == 0)
    #expect(result.findings.map(\.kind) == [.note])
  }

  @Test func theLargestChangeComesFirst() throws {
    let base = report(one("a", 100), one("b", 100), one("c", 0))
    let result = try Gate.judge(base: base, head: report(one("a", 110), one("b", 150), one("c", 1)))
    #expect(result.findings.map(\.benchmark) == ["c", "b", "a"])
  }

  @Test func aRuleMayJudgeWhereNeitherDirectionIsBetter() throws {
    let reports = [1, 2].map { value in
      report(Sample.benchmark("a", ["frees": Sample.exact(value, better: .neither)]))
    }
    #expect(try Gate.judge(base: reports[0], head: reports[1]).exitCode == 0)
    let policy = Policy(rules: [PolicyRule(metric: "frees", changed: .fail)])
    #expect(try Gate.judge(base: reports[0], head: reports[1], policy: policy).exitCode == 2)
  }

  @Test func aPolicyIsWrittenAndReadAgain() throws {
    let policy = Policy(
      rules: [PolicyRule(benchmark: "scroll*", metric: "mallocs", relative: 0.05, severity: .warn, reason: "noisy")],
      improvements: .warn, allowMissing: ["old/*"], alpha: 0.05)
    #expect(try Policy.decoded(from: policy.encoded()) == policy)
    let edited = "{\"$schema\": \"policy-1.json\", \"schema\": \"cellbench.policy/1\"}"
    #expect(try Policy.decoded(from: Array(edited.utf8)).schemaLocation == "policy-1.json")
    let minimal = "{\"schema\": \"cellbench.policy/1\"}"
    #expect(try Policy.decoded(from: Array(minimal.utf8)) == .standard)
    let error = #expect(throws: ReportError.self) { try Policy.decoded(from: Array("{}".utf8)) }
    #expect(error?.message.contains("add \"schema\": \"cellbench.policy/1\"") == true)
  }

  // MARK: Accepting

  @Test func acceptingRewritesOnlyWhatChanged() throws {
    let base = Sample.suite()
    var head = Sample.suite(hostsPerRow: 1)
    head.environment.cpu = "another"
    head.environment.commit = "abc"
    let accepted = try Accepted(base: base, head: head, reason: "  one host per row is intended")
    #expect(accepted.changeCount == 4)
    #expect(accepted.report.environment == base.environment)
    #expect(try Gate.judge(base: accepted.report, head: head).exitCode == 0)
    let (before, after) = (lines(base), lines(accepted.report))
    #expect(before.subtracting(after).count == 1)
    #expect(accepted.report.accepted.count == 4)
    #expect(accepted.report.accepted[0].reason == "one host per row is intended")
    #expect(accepted.report.accepted[0].from == "12" && accepted.report.accepted[0].to == "1,000")
    #expect(accepted.diff.hasPrefix("scroll-1k/badge/updateRoot/anyView\n- \"hostsCreated\": {"))
    try Golden.check(accepted.diff, "accept-shows-the-lines-that-change.txt")
    // Accepting again changes nothing, and an acceptance of the same value takes the place of the earlier one.
    #expect(try Accepted(base: accepted.report, head: head, reason: "again").changeCount == 0)
    let back = try Accepted(base: accepted.report, head: base, reason: "back")
    #expect(back.report.accepted.map(\.reason) == ["back", "back", "back", "back"])
  }

  private func lines(_ report: Report) -> Set<Substring> {
    Set(String(decoding: report.encoded(), as: UTF8.self).split(separator: "\n"))
  }

  @Test func acceptingTakesOverWhatCameAndWent() throws {
    let base = report(one("a", 1), one("gone", 1))
    var head = report(one("a", 1), one("new", 1))
    head.environment.engine = "2"
    let accepted = try Accepted(base: base, head: head, reason: "new engine")
    #expect(accepted.report.benchmarks.map(\.id) == ["a", "new"])
    #expect(accepted.report.environment.engine == "2")
    #expect(try Gate.judge(base: accepted.report, head: head).exitCode == 0)
  }

  @Test func acceptingNeedsAReasonAndAHeadThatRan() {
    var failed = one("a", 1)
    failed.status = .crashed
    var stopped = report(one("a", 2))
    stopped.run.complete = false
    for (head, reason) in [(report(one("a", 2)), "  "), (report(failed), "x"), (stopped, "x")] {
      let error = #expect(throws: ReportError.self) {
        try Accepted(base: report(one("a", 1)), head: head, reason: reason)
      }
      #expect(error?.exitCode == 64)
    }
  }
}
