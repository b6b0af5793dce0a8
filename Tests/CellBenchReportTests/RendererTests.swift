import Foundation
import Testing

@testable import CellBenchReport

struct RendererTests {
  /// Names that some format gives a meaning to.
  private static func awkward(_ shift: Int64 = 0) -> Report {
    let benchmarks = ReportFileTests.awkwardNames.enumerated().map { index, name in
      Sample.benchmark(
        name,
        [
          "hostsCreated": Sample.exact(Int64(index) + shift),
          "cpuTime": Sample.time([1_000 + Double(index), 1_002 + Double(index), 1_001.5]),
          "null": Sample.exact(nil, reason: name),
        ])
    }
    return Sample.report(benchmarks)
  }

  private static func verdict() -> GateResult {
    var head = Sample.suite(hostsPerRow: 1)
    head.remove("scroll-1k/badge/rebuild/anyView")
    var failed = Sample.benchmark("scroll-1k/feed/rebuild/anyView", [:])
    failed.status = .crashed
    failed.error = "signal 4"
    head.put(failed)
    head.put(Sample.benchmark("scroll-1k/feed/hostCache/generic"))
    return Gate.judge(Comparison(base: Sample.suite(), head: head))
  }

  @Test func `operations that take from nanoseconds to seconds each have a unit, and numbers count as numbers`() throws
  {
    func operation(_ id: String, _ time: Double) -> Benchmark {
      let value = SampledValue(unit: "ns", better: .lower, samples: [time])
      return Benchmark(id: "engine/solver/" + id, metrics: ["cpuTime": .sampled(value)])
    }
    let report = Sample.report([
      operation("flat,views=10", 4_178), operation("edit", 138), operation("flat,views=9", 3_000),
      operation("chained", 274_100_000),
    ])
    let lines = TableRenderer().render(report, RenderOptions()).split(separator: "\n")
    let rows = lines.drop { !$0.hasPrefix("engine/solver") }.dropFirst(2)
      .map { $0.split(separator: " ").prefix(3).joined(separator: " ") }
    #expect(
      rows == ["chained 274.1 ms", "edit 138 ns", "flat,views=9 3.000 µs", "flat,views=10 4.178 µs"], "\(lines)")
  }

  @Test func aGroupInWhichEverythingFailedSaysWhy() throws {
    var failed = Sample.benchmark("misbehave/trap", [:])
    failed.status = .crashed
    failed.error = "crashed with signal 4"
    let text = try Renderers.named("table").render(Sample.report([failed]), RenderOptions(width: 100))
    #expect(text.contains("crashed with signal 4"))
  }

  @Test(arguments: [
    "table", "markdown", "csv", "google-benchmark", "go-benchmark", "github-action-benchmark", "bencher",
  ])
  func oneReport(_ format: String) throws {
    let text = try Renderers.named(format).render(Sample.suite(), RenderOptions(width: 100))
    try Golden.check(text, "report.\(format).txt")
  }

  @Test(arguments: ["table", "markdown", "json", "csv", "junit", "github"])
  func aVerdictOfEveryKind(_ format: String) throws {
    try Golden.check(try Renderers.named(format).render(Self.verdict(), RenderOptions()), "verdict.\(format).txt")
  }

  @Test(arguments: Renderers.all.map(\.name))
  func namesThatMeanSomething(_ format: String) throws {
    let renderer = try Renderers.named(format)
    let verdict = Gate.judge(Comparison(base: Self.awkward(), head: Self.awkward(1)))
    let text = (try? renderer.render(Self.awkward(), RenderOptions())) ?? ""
    let judged = (try? renderer.render(verdict, RenderOptions())) ?? ""
    #expect(!text.isEmpty || !judged.isEmpty)
    if format != "html" { try Golden.check(text + "\n----\n" + judged, "awkward-names.\(format).txt") }
    for shown in [text, judged] {
      // Nothing moves a terminal's cursor or turns the direction of writing, in formats that are shown.
      #expect(!shown.utf8.contains(0x1B) && !shown.utf8.contains(0))
      if ["table", "markdown", "github"].contains(format) {
        #expect(!shown.unicodeScalars.contains("\u{202E}") && !shown.unicodeScalars.contains("\r"))
      }
      #expect(format == "github" || !shown.split(separator: "\n").contains(where: LineEscaping.isCommand))
      // JSON, CSV and plain text have no markup; what has some must escape it.
      if ["markdown", "junit", "html"].contains(format) { #expect(!shown.contains("<script>alert(1)")) }
    }
  }

  @Test func coloursOnlyWhenAskedFor() {
    #expect(!TableRenderer().render(Self.verdict(), RenderOptions()).utf8.contains(0x1B))
    #expect(TableRenderer().render(Self.verdict(), RenderOptions(colours: true)).utf8.contains(0x1B))
  }

  @Test(arguments: [20, 40, 60, 80, 120])
  func tablesKeepToTheWidth(_ width: Int) {
    let options = RenderOptions(width: width)
    for line in TableRenderer().render(Sample.suite(), options).split(separator: "\n") where width >= 60 {
      #expect(displayWidth(String(line)) <= width + 1, "\(line)")
    }
  }

  @Test func wideCharactersAreAligned() {
    var table = TextTable([.init(title: "a", alignment: .left), .init(title: "b", alignment: .right)])
    for name in ["日本", "é", "👩‍👩‍👧", "abcd"] { table.add([.init(text: name), .init(text: "1")]) }
    let widths = table.lines(RenderOptions()).map(displayWidth)
    #expect(Set(widths).count == 1)
  }

  @Test func aFormatRefusesWhatItCannotShow() {
    for (format, message) in [("bencher", "a comparison"), ("junit", "one report")] {
      let error = #expect(throws: ReportError.self) {
        let renderer = try Renderers.named(format)
        _ =
          message == "one report"
          ? try renderer.render(Sample.report(), RenderOptions())
          : try renderer.render(Comparison(base: Sample.report(), head: Sample.report()), RenderOptions())
      }
      #expect(error?.exitCode == 64 && error?.message.contains(message) == true)
    }
    let unknown = #expect(throws: ReportError.self) { _ = try Renderers.named("markdwn") }
    #expect(unknown?.message == "unknown format \"markdwn\"; did you mean \"markdown\"?")
  }

  // MARK: Limits

  private static func many(_ count: Int) -> GateResult {
    let reports = [Int64(0), 1].map { shift in
      Sample.report((0..<count).map { Sample.benchmark("b\($0)", ["hostsCreated": Sample.exact(Int64($0) + shift)]) })
    }
    return Gate.judge(Comparison(base: reports[0], head: reports[1]))
  }

  @Test func aCommentStaysBelowWhatGitHubTakes() {
    let verdict = Self.many(3_000)
    let text = MarkdownRenderer().render(verdict, RenderOptions())
    #expect(text.utf16.count < 65_000)
    #expect(text.contains("more | | | | | |") && text.contains("cellbench accept"))
    #expect(text == MarkdownRenderer().render(verdict, RenderOptions()))
    #expect(text.hasPrefix("<!-- cellbench -->\n### ❌ CellBench: 3,000 regressions"))
    let summary = MarkdownRenderer().render(verdict, RenderOptions(limit: 1_000_000))
    #expect(summary.utf8.count < 1 << 20 && summary.utf16.count > 65_000)
    let report = MarkdownRenderer().render(
      Sample.report((0..<9_000).map { Sample.benchmark("s/c\($0)/h/r") }), RenderOptions())
    #expect(report.utf16.count < 65_000 && report.contains("more groups"))
  }

  @Test func annotationsStayWithinGitHubsTenAndRollUp() {
    let lines = AnnotationsRenderer().render(Self.many(3_000), RenderOptions()).split(separator: "\n")
    #expect(lines.count == 10)
    #expect(lines[9] == "::error title=CellBench::and 2,991 more: see the report of the comparison")
    // Worst first: a base of 0.
    #expect(lines[0].contains("b0: hostsCreated 0 → 1 (+1)"))
  }

  @Test func anAnnotationIsOneLineWhateverItsNames() {
    let text = AnnotationsRenderer().render(
      Gate.judge(Comparison(base: Self.awkward(), head: Self.awkward(1))), RenderOptions())
    for line in text.split(separator: "\n", omittingEmptySubsequences: true) {
      #expect(line.hasPrefix("::error title=CellBench"))
    }
  }

  @Test func everyRowOfAMarkdownTableHasItsCells() {
    let text = MarkdownRenderer().render(
      Gate.judge(Comparison(base: Self.awkward(), head: Self.awkward(1))), RenderOptions())
    for line in text.split(separator: "\n") where line.hasPrefix("|") {
      let bars = line.count { $0 == "|" }
      #expect(bars == 8 || bars == 6, "\(line)")
    }
  }
}
