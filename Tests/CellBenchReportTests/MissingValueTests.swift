import Testing

@testable import CellBenchReport

/// A metric that cannot be had is told with its reason wherever it appears.
struct MissingValueTests {
  private static let unstable = "unstable: 2 in one pass and 3 in the next"

  private static func report(_ mallocs: Int64?) -> Report {
    let metrics = [
      "mallocs": Sample.exact(mallocs, reason: unstable), "retains": Sample.exact(nil, reason: "no hooks"),
      "frees": Sample.exact(mallocs, reason: unstable), "layoutPasses": Sample.exact(7),
    ]
    return Sample.report([Sample.benchmark("s/c/h/r", metrics)])
  }

  @Test("in every format that shows the metric", arguments: ["table", "markdown", "csv", "json", "html"])
  func inReports(format: String) throws {
    let text = try Renderers.named(format).render(Self.report(nil), RenderOptions())
    #expect(text.contains(Self.unstable))
  }

  @Test func inTheTableOfAllMetrics() throws {
    let text = TableRenderer().render(Self.report(nil), RenderOptions(all: true))
    #expect(text.contains("— frees, mallocs: \(Self.unstable)\n"))
    #expect(text.contains("— retains: no hooks"))
  }

  @Test("whichever side lacks it", arguments: ["table", "markdown", "csv", "json", "html", "junit"])
  func inComparisons(format: String) throws {
    let renderer = try Renderers.named(format)
    for (base, head) in [(nil, nil), (3, nil), (nil, 3)] as [(Int64?, Int64?)] {
      let comparison = Comparison(base: Self.report(base), head: Self.report(head))
      for all in [false, true] {
        let text = try renderer.render(comparison, RenderOptions(all: all))
        #expect(text.contains(Self.unstable), "\(String(describing: base)) \(String(describing: head)) \(all)")
        let verdict = try renderer.render(Gate.judge(comparison), RenderOptions(all: all))
        if format != "table" { #expect(verdict.contains(Self.unstable)) }
      }
    }
  }

  @Test func isNoTestThatPassed() {
    let text = JUnitRenderer().render(Comparison(base: Self.report(nil), head: Self.report(nil)), RenderOptions())
    #expect(text.contains("skipped=\"3\""))
    #expect(text.contains("<skipped message=\"neither report has it: no hooks\"/>"))
  }

  @Test func markdownCountsTheReasonsThatItDoesNotTell() {
    var benchmark = Sample.benchmark("a", ["x": Sample.exact(1)])
    for place in 0..<5 { benchmark.metrics["m\(place)"] = Sample.exact(nil, reason: "reason \(place)") }
    let report = Sample.report([benchmark])
    let text = MarkdownRenderer().render(Comparison(base: report, head: report), RenderOptions())
    #expect(text.contains("reason 2.") && text.contains("Not comparable for 2 other reasons."))
  }
}
