import Foundation
import Testing

@testable import CellBenchReport

struct ReportFileTests {
  static let awkwardNames = [
    "with space/slash/\"quotes\"/'apostrophe", "comma,a=b/semi;colon", "line\nbreak/tab\there", "é/ü/ñ/日本語",
    "😀/👩‍👩‍👧/🏳️‍🌈", "back\\slash/%41", "<script>alert(1)</script>", "|pipe|`tick`", "\u{202E}rtl/\u{1B}[2J/\0nul",
    "::error::forged", "=1+1", "a\r\nb", "trailing ", " leading",
  ]

  private func temporaryDirectory() throws -> String {
    let path = NSTemporaryDirectory() + "cellbench-report-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }

  @Test func writtenAndReadAgainIsTheSame() throws {
    var report = Sample.suite(session: "s")
    report.accepted = [Acceptance(benchmark: "b", metric: "m", from: "1", to: "2", reason: "because")]
    report.run.rules = ["one warm-up"]
    for (index, name) in Self.awkwardNames.enumerated() {
      var benchmark = Sample.benchmark(name, [name: Sample.exact(Int64(index)), "n": Sample.exact(nil, reason: name)])
      benchmark.frames = ["frameTime": [1, 2.5, 3]]
      benchmark.parameters = [name: name]
      benchmark.error = name
      benchmark.flags = [name]
      report.put(benchmark)
    }
    let bytes = report.encoded()
    let read = try Report.decoded(from: bytes)
    #expect(read == report)
    #expect(read.encoded() == bytes)
  }

  @Test func aLineHoldsOneMetricAndKeysAreSorted() {
    let lines = String(decoding: Sample.report().encoded(), as: UTF8.self).split(separator: "\n")
    let metric =
      #""layoutPasses": {"better": "lower", "kind": "exact", "phases": {"layout": 4012}, "unit": "count", "value": 4012}"#
    #expect(lines.contains { $0.drop { $0 == " " } == metric })
    let top = lines.filter { $0.hasPrefix("  \"") }.compactMap { $0.split(separator: "\"").dropFirst().first }
    #expect(top == ["benchmarks", "definitions", "environment", "run", "schema"])
  }

  @Test func theOrderInWhichBenchmarksCameDoesNotShow() {
    let benchmarks = ["b", "a", "c"].map { Sample.benchmark($0) }
    var one = Sample.report(benchmarks)
    var other = Sample.report(benchmarks.reversed())
    one.run.order = []
    other.run.order = []
    #expect(one.encoded() == other.encoded())
  }

  @Test func countsBeyondTheMantissaOfADoubleAreKept() throws {
    let report = Sample.report([Sample.benchmark("a", ["m": Sample.exact(.max), "n": Sample.exact(.min)])])
    let read = try Report.decoded(from: report.encoded())
    #expect(read.benchmark("a")?.metrics["m"] == Sample.exact(.max))
    #expect(read.benchmark("a")?.metrics["n"] == Sample.exact(.min))
  }

  @Test func samplesThatAreNotNumbersAreNullWithAReason() throws {
    let report = Sample.report([Sample.benchmark("a", ["t": Sample.time([1, .nan])])])
    let text = String(decoding: report.encoded(), as: UTF8.self)
    #expect(!text.lowercased().contains("nan") && text.contains("\"p50\": null"))
    #expect(
      try Report.decoded(from: report.encoded()).benchmark("a")?.metrics["t"]?.reason == "a sample was not a number")
  }

  @Test func samplesDecideOverASummaryThatDoesNotFitThem() throws {
    let text = String(decoding: Sample.report().encoded(), as: UTF8.self)
      .replacingOccurrences(of: "\"p50\": 811168", with: "\"p50\": 1")
    #expect(try Report.decoded(from: Array(text.utf8)) == Sample.report())
  }

  @Test func aNullNeedsAReason() {
    let text = String(decoding: Sample.report().encoded(), as: UTF8.self)
      .replacingOccurrences(of: "\"value\": 4012", with: "\"value\": null")
    #expect(throws: ReportError.self) { try Report.decoded(from: Array(text.utf8)) }
  }

  @Test func everyTruncationIsAnError() {
    let bytes = Sample.report().encoded()
    // The last byte is the line break, without which the report is whole.
    for length in 0..<(bytes.count - 1) {
      #expect(throws: ReportError.self) { try Report.decoded(from: Array(bytes.prefix(length))) }
    }
  }

  @Test func whatIsNotThereIs66AndWhatIsNoReportIs65() throws {
    let directory = try temporaryDirectory()
    defer { try? FileManager.default.removeItem(atPath: directory) }
    for path in [directory + "/none.json", directory, ""] {
      let error = #expect(throws: ReportError.self) { try Report.load(path) }
      #expect(error?.exitCode == 66)
    }
    try Data("{".utf8).write(to: URL(fileURLWithPath: directory + "/bad.json"))
    #expect(#expect(throws: ReportError.self) { try Report.load(directory + "/bad.json") }?.exitCode == 65)
  }

  @Test func aFileIsWrittenWholeOrNotAtAll() throws {
    let directory = try temporaryDirectory()
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let path = directory + "/report.json"
    try Sample.report().write(to: path)
    #expect(try Report.load(path) == Sample.report())
    try Sample.suite().write(to: path)
    #expect(try Report.load(path) == Sample.suite())
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory) == ["report.json"])

    for unwritable in [directory + "/no/such/report.json", directory, "/dev/full", ""] {
      let error = #expect(throws: ReportError.self, "\(unwritable)") { try Sample.report().write(to: unwritable) }
      #expect(error?.exitCode == 74)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory) == ["report.json"])
  }

  @Test func aSymbolicLinkIsFollowed() throws {
    let directory = try temporaryDirectory()
    defer { try? FileManager.default.removeItem(atPath: directory) }
    try Sample.report().write(to: directory + "/real.json")
    try FileManager.default.createSymbolicLink(atPath: directory + "/link.json", withDestinationPath: "real.json")
    try Sample.suite().write(to: directory + "/link.json")
    #expect(try Report.load(directory + "/real.json") == Sample.suite())
  }

  @Test func aBenchmarkGoesFromProcessToProcess() throws {
    let benchmark = Sample.benchmark()
    #expect(try Benchmark.decoded(from: benchmark.encoded()) == benchmark)
  }

  @Test func anIdComesApart() {
    let benchmark = Benchmark(id: "scroll-1k,rows=9/feed/updateRoot,sizing=fixed/generic")
    #expect(benchmark.scenario == "scroll-1k" && benchmark.content == "feed")
    #expect(benchmark.host == "updateRoot" && benchmark.root == "generic")
    #expect(benchmark.parameters == ["rows": "9", "sizing": "fixed"])
    #expect(benchmark.group == "scroll-1k,rows=9/feed")
    #expect(Benchmark(id: "calibrate/alloc,n=7").host == "")
  }
}
