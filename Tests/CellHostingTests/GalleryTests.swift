import CellBenchReport
import Foundation
import Testing

/// The articles' set-ups, as the executable runs them: does the size follow, is the host alive, is it a child?
@Suite(.serialized) struct GalleryTests {
  private static let expected: [String: [Int]] = [
    "hosted-text/notRetained": [0, 0, 0], "hosted-text/retained": [1, 1, 0],
    "hosted-text/withoutOptions": [0, 1, 1], "hosted-text/contained": [1, 1, 1],
    "hosted-text/containedInOrder": [1, 1, 1], "hosted-text/beforeIOS16": [1, 1, 1],
    "view-only/detached": [0, 0, 0], "view-only/inserted": [1, 1, 1],
    "popover/plain": [0, 1, 0], "popover/minHeight": [0, 1, 0], "popover/idealWidth": [1, 1, 0],
    "popover/idealWidthAndMinHeight": [1, 1, 0], "popover/withoutOptions": [0, 1, 0],
    "popover/withoutDelegate": [0, 1, 0], "popover/strongAction": [1, 1, 0],
    "geometry/callback": [1, 1, 0], "geometry/withoutCallback": [0, 1, 0], "geometry/pinned": [0, 1, 0],
    "geometry/withoutSpacer": [0, 1, 0], "geometry/withMargins": [0, 1, 0], "geometry/strongAction": [1, 1, 0],
    "base-view/intrinsic": [1, 1, 1], "base-view/withoutOptions": [0, 1, 1], "base-view/byHand": [1, 1, 1],
    "badge/fixed": [0, 1, 1],
    "cell/asPrinted": [0, 1, 1], "cell/asPrintedGeneric": [0, 1, 1], "cell/mended": [1, 1, 1],
    "cell/remade": [1, 1, 1], "cell/remadeAndForgotten": [1, 1, 1], "cell/withoutParent": [1, 1, 0],
    "cell/configuration": [1, 1, 0],
    "model/plain": [0, 1, 1], "model/observed": [1, 1, 1],
    "safe-area/regions": [0, 1, 1], "safe-area/marginsFlag": [0, 1, 1], "safe-area/withoutRegions": [1, 1, 1],
  ]

  private func exact(_ metric: String, _ benchmark: Benchmark) -> Int? {
    guard case .exact(let value)? = benchmark.metrics[metric] else { return nil }
    return value.value.map { Int($0) }
  }

  @Test func `every set-up of the articles shows what it is known for`() throws {
    let (code, report, path) = try Cellbench.count(["gallery/*"])
    #expect(code == 0)
    #expect(Set(report.benchmarks.map(\.id)) == Set(Self.expected.keys.map { "gallery/" + $0 }))
    for benchmark in report.benchmarks {
      let seen = ["sizeFollows", "hostAlive", "isChild"].map { exact($0, benchmark) }
      #expect(seen == Self.expected[String(benchmark.id.dropFirst(8))], "\(benchmark.id)")
      #expect(benchmark.flags == benchmark.declaredFlags, "\(benchmark.id)")
    }
    let table = try Cellbench.run(["report", path, "--format", "table"]).output
    for title in ["follows", "alive", "child", "layouts", "mallocs"] { #expect(table.contains(title)) }
    try check(sightingsOf: report)
  }

  /// A leak is told with who keeps what.
  private func check(sightingsOf report: Report) throws {
    func leak(_ name: String) throws -> String {
      try #require(report.benchmark("gallery/" + name)?.sightings["leak"])
    }
    let piling = try leak("cell/remadeAndForgotten")
    #expect(piling.contains("kept by nothing but their parent") && piling.contains(".children["))
    for name in ["popover/strongAction", "geometry/strongAction"] {
      #expect(try leak(name).contains("kept by a cycle: "))
    }
    let stale = try #require(report.benchmark("gallery/model/plain")?.sightings["stale"])
    #expect(stale == "1 lines show and there are 4")
  }

  @Test func `every host and root is in the suite, and all show the same`() throws {
    let filters = ["*/generic", "updateRoot/*", "uikit*"].map { "scroll-100/message/\($0)" }
    let (code, report, _) = try Cellbench.count(filters)
    #expect(code == 0)
    let pairs = Set(report.benchmarks.map { "\($0.host)/\($0.root)" })
    let hosts = [
      "freshCell", "rebuild", "rebuildUncontained", "rebuildLeaky", "updateRoot", "updateModel", "configuration",
      "configurationReset", "configurationPerState", "uniqueIdentifier", "geometryHeight", "hostCache",
    ]
    for host in hosts {
      #expect(pairs.contains("\(host)/generic"))
    }
    for root in ["anyView", "anyViewAlternating", "optional", "conditional"] {
      #expect(pairs.contains("updateRoot/\(root)"))
    }
    #expect(pairs.contains("uikitAutoLayout/none") && pairs.contains("uikitFrames/none"))
    for benchmark in report.benchmarks {
      #expect(benchmark.failure == nil, "\(benchmark.id) \(benchmark.failure ?? "")")
      let flags = ["rebuildLeaky": ["leak"], "geometryHeight": ["jump"]][benchmark.host] ?? []
      #expect(benchmark.flags == flags, "\(benchmark.id)")
    }
    #expect(Set(report.benchmarks.filter { $0.flags != ["jump"] }.map(\.contentHash)).count == 1)
  }

  @Test func `bad input is a finding by name, or that benchmark's own failure`() throws {
    let (code, report, _) = try Cellbench.count(["bad-input/*"])
    #expect(code == 3)
    func entry(_ name: String) throws -> Benchmark { try #require(report.benchmark("bad-input/\(name)/cell")) }
    #expect(try entry("without-parent").status == .ok)
    #expect(try entry("without-parent").flags == [])
    #expect(try exact("childControllers", entry("without-parent")) == 2)
    for name in ["two-parents", "dead-parent"] {
      #expect(try entry(name).status == .ok)
      #expect(try entry(name).flags == ["hierarchy"])
    }
    #expect(try entry("two-parents").sightings["hierarchy"]?.contains("viewControllerHierarchyInconsistency") == true)
    #expect(try entry("dead-parent").sightings["hierarchy"]?.contains("removedFromDeadParent") == true)
    #expect(try entry("off-main-actor").status == .ok)
    #expect(try entry("trapping-body").status == .crashed)
    #expect(try entry("trapping-body").error?.contains("Index out of range") == true)
    let printed = try Cellbench.run(
      ["run", "--rounds", "0", "--out", Cellbench.temporary("bad.json"), "--filter", "bad-input/off-main-actor/*"],
      withErrors: true)
    #expect(printed.output.contains("publishingFromBackground"))
  }

  @Test func `the bands on counts hold, but for those that are known not to`() throws {
    let message = ["rebuild", "updateRoot", "hostCache", "uniqueIdentifier"].map { "scroll-100/message/\($0)/generic" }
    let filters = ["bands/*", "scroll-100/message/updateRoot/anyView"] + message
    let (code, _, path) = try Cellbench.count(filters)
    #expect(code == 0)
    let outcome = try Cellbench.run(["bands", path])
    #expect(outcome.code == 0)
    let lines = outcome.output.split(separator: "\n").filter { $0.hasPrefix("| R") }
    #expect(lines.count == 20)
    for id in ["R2", "R4 bodies", "R5", "R6", "R7 queries", "R11", "R14", "R16"] {
      let line = try #require(lines.first { $0.hasPrefix("| \(id) |") })
      #expect(line.hasSuffix("| inside |"), "\(line)")
    }
    // A run without times knows nothing of those on times.
    #expect(lines.first { $0.hasPrefix("| R1 |") }?.hasSuffix("| not known |") == true)
    #expect(try Cellbench.run(["bands"]).code == 64)
    #expect(try Cellbench.run(["bands", "/nowhere.json"]).code == 66)
  }
}
