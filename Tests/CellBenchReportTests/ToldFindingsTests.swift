import Testing

@testable import CellBenchReport

/// What a gate and a comparison tell without being asked for everything.
struct ToldFindingsTests {
  private func report(_ values: [(String, Int64)], better: Better = .lower) -> Report {
    Sample.report(values.map { Sample.benchmark($0.0, ["m": Sample.exact($0.1, better: better)]) })
  }

  private func gate(_ base: Report, _ head: Report) throws -> String {
    TableRenderer().render(try Gate.judge(base: base, head: head), RenderOptions())
  }

  @Test func whatIsNewBetterOrChangedIsListedThoughItFailsNothing() throws {
    #expect(try gate(report([("a", 1)]), report([("a", 1), ("c", 1)])).contains("new  c: "))
    #expect(try gate(report([("a", 5)]), report([("a", 4)])).contains("better  a: m 5 → 4"))
    let neither = [4, 5].map { report([("a", $0)], better: .neither) }
    #expect(try gate(neither[0], neither[1]).contains("changed  a: m 4 → 5"))
  }

  @Test func aWarningIsInTheCaseThatPassesInJUnit() throws {
    let policy = Policy(rules: [PolicyRule(severity: .warn)])
    let result = try Gate.judge(base: report([("a", 4)]), head: report([("a", 5)]), policy: policy)
    let text = JUnitRenderer().render(result, RenderOptions())
    #expect(text.contains("<system-out>worse (warning): m 4 → 5 (+1, +25.0 %)"))
    #expect(text.contains("failures=\"0\" errors=\"0\" skipped=\"0\""))
  }

  @Test func aLongListOfThemIsCut() throws {
    let base = (0..<30).map { ("a\($0)", Int64(5)) }
    let text = try gate(report(base), report(base.map { ($0.0, 4) }))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("better") } == 10)
    #expect(text.contains("… and 20 more"))
  }

  @Test func aComparisonSaysWhichReportIsNotWholeAndWhatFailedInBASE() {
    var base = report([("a", 1), ("b", 1)])
    base.run.complete = false
    var failed = Sample.benchmark("b", [:])
    failed.status = .crashed
    base.put(failed)
    var head = report([("a", 1), ("b", 1)])
    var other = Sample.benchmark("a", ["m": Sample.exact(1)])
    other.contentHash = "ff"
    head.put(other)
    let comparison = Comparison(base: base, head: head)
    #expect(comparison.benchmarks[1].verdict == .notComparable)
    for renderer in [TableRenderer(), JSONRenderer(), CSVRenderer(), HTMLRenderer()] as [any Renderer] {
      let text = (try? renderer.render(comparison, RenderOptions())) ?? ""
      #expect(text.contains("the benchmark failed in BASE"), "\(renderer.name)")
    }
    for renderer in [TableRenderer(), JSONRenderer(), HTMLRenderer()] as [any Renderer] {
      let text = (try? renderer.render(comparison, RenderOptions())) ?? ""
      #expect(text.contains("BASE is incomplete: its run was stopped before its end"), "\(renderer.name)")
    }
    let table = TableRenderer().render(comparison, RenderOptions())
    #expect(table.contains("BASE is incomplete"))
    #expect(table.contains("other content than in BASE, so that figures are of another screen: a\n"))
  }

  @Test func oneLongNameDoesNotPadEveryRow() {
    let long = String(repeating: "x", count: 3_000)
    let base = report([("a", 1), (long, 1)])
    let text = TableRenderer().render(
      Comparison(base: base, head: report([("a", 2), (long, 2)])), RenderOptions())
    #expect(text.contains(long) && text.utf8.count < 8_000)
  }

  /// Five per cent is 0.05: 5 would let five times as much through.
  @Test(arguments: [#"{"effect": 3, "#, #"{"rules": [{"metric": "mallocs", "relative": 5}], "#])
  func aShareBeyondTheWholeIsRefused(start: String) {
    let text = start + #""schema": "cellbench.policy/1"}"#
    let error = #expect(throws: ReportError.self) { try Policy.decoded(from: Array(text.utf8)) }
    #expect(error?.message.contains("00 %: it is a share of the base, 0.05 for five per cent") == true)
  }

  @Test func aSpreadsheetTakesNothingForAFormula() {
    let fields = ["=1+2", "+a", "-a b", "@x", "\t=1", "-5", "-1.5e-09", "-1 -2 3", "a=b", ""]
    #expect(
      fields.map(CSVEscaping.field) == [
        "'=1+2", "'+a", "'-a b", "'@x", "'\t=1", "-5", "-1.5e-09", "-1 -2 3", "a=b", "",
      ])
  }

  @Test func anArabicLetterMarkIsMadeVisible() {
    #expect(visible("a\u{61C}b") == "a\\u{61c}b")
  }

  @Test func acceptingAWholeHEADMakesAnIncompleteBaselineWhole() throws {
    var base = report([("a", 1)])
    base.run.complete = false
    let accepted = try Accepted(base: base, head: report([("a", 1)]), reason: "it ran")
    #expect(accepted.changeCount == 1 && accepted.diff.contains("complete"))
    #expect(try Gate.judge(base: accepted.report, head: report([("a", 1)])).exitCode == 0)
  }

  @Test func aShardIsNotAcceptedForTheWhole() throws {
    var head = report([("a", 2)])
    head.run.shard = "1/2"
    let error = #expect(throws: ReportError.self) {
      try Accepted(base: report([("a", 1), ("b", 1)]), head: head, reason: "x")
    }
    #expect(error?.exitCode == 64 && error?.message.contains("merge the shards") == true)
    let whole = try Accepted(base: report([("a", 1), ("b", 1)]), head: report([("a", 2)]), reason: "b went")
    #expect(whole.removedCount == 1)
  }
}
