import Testing

@testable import CellBenchReport

/// Reports in which not everything is of one kind.
struct MixedReportTests {
  private func time(_ value: Double, _ unit: String) -> MetricValue {
    .sampled(SampledValue(unit: unit, better: .lower, samples: [value, value]))
  }

  private func render(_ renderer: any Renderer, _ report: Report, all: Bool = false) throws -> String {
    try renderer.render(report, RenderOptions(all: all))
  }

  @Test func aValueOfAnotherUnitBringsItsUnitAlong() throws {
    let report = Sample.report([
      Sample.benchmark("s/c/h/r1", ["cpuTime": time(5e6, "ns")]),
      Sample.benchmark("s/c/h/r2", ["cpuTime": time(7, "ms")]),
    ])
    for (renderer, all) in [(TableRenderer(), false), (TableRenderer(), true), (MarkdownRenderer(), false)]
      as [(any Renderer, Bool)]
    {
      let text = try render(renderer, report, all: all)
      #expect(text.contains("5.000") && text.contains("7.00 ms"), "\(text)")
    }
    let table = try render(TableRenderer(), report)
    #expect(!table.contains("714,286"))
    let go = try render(GoBenchmarkRenderer(), report)
    #expect(go.contains("1 5000000 cpu-ns/op") && go.contains("1 7 cpuTime/op"))
  }

  @Test func aGroupWhoseBenchmarksAllFailedSaysSoInAColumnThatIsThere() throws {
    var crashed = Sample.benchmark("s/c/h/r", [:])
    (crashed.status, crashed.error) = (.crashed, "signal 4")
    let rows = try render(MarkdownRenderer(), Sample.report([crashed])).split(separator: "\n").filter {
      $0.hasPrefix("|")
    }
    #expect(rows.last?.contains("crashed: signal 4") == true)
    let widths = rows.map { row in row.count { $0 == "|" } }
    #expect(Set(widths).count == 1)
  }

  @Test func markdownTellsOfFlagsAndOfAnIncompleteRun() throws {
    var flagged = Sample.benchmark("s/c/h/r", ["mallocs": Sample.exact(1)])
    flagged.flags = ["leak"]
    var report = Sample.report([flagged])
    report.run.complete = false
    let text = try render(MarkdownRenderer(), report)
    #expect(text.contains("- <code>s/c/h/r</code> failed: raised leak, which it does not declare"))
    #expect(text.contains("**Incomplete**"))
  }

  @Test func metricsThatAreNoColumnAreCounted() throws {
    let report = Sample.report([Sample.benchmark("s/c/h/r", ["x": Sample.exact(1), "y": Sample.exact(2)])])
    #expect(try render(TableRenderer(), report).contains("2 metrics, none of them a column here: --all shows"))
  }

  @Test func severalFlagsThatWereNotRaisedAreThem() {
    var benchmark = Sample.benchmark("a", [:])
    benchmark.declaredFlags = ["jump", "stale"]
    #expect(benchmark.failure == "declares jump, stale, and did not raise them")
  }
}
