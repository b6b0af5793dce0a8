import Testing

@testable import CellBench

@Suite struct SelectionTests {
  let suites = [
    Suite("one") {
      for host in ["a", "b"] {
        for content in ["x", "y", "z"] { Benchmark("scroll/\(content)/\(host)/generic") { _ in } }
      }
    },
    .calibration,
  ]

  func ids(_ change: (inout CellBench.Selection) -> Void) -> [String] {
    var selection = Selection()
    change(&selection)
    return selection.benchmarks(of: suites).map(\.id)
  }

  @Test func `without filters the suite is selected, and nothing that has to be asked for`() {
    #expect(ids { _ in }.count == 6)
  }

  @Test func `calibration takes a filter that begins with it`() {
    #expect(ids { $0.filters = ["*alloc*"] } == [])
    #expect(ids { $0.filters = ["calibrate/alloc*"] }.count == 5)
  }

  @Test func `misbehaviour takes its id`() {
    #expect(ids { $0.filters = ["misbehave/*"] } == [])
    #expect(ids { $0.filters = ["misbehave/trap"] } == ["misbehave/trap"])
  }

  @Test func `a benchmark is selected by one filter, and left out by one skip`() {
    #expect(ids { $0.filters = ["*/x/*", "*/b/*"] }.count == 4)
    #expect(ids { $0.skips = ["*/x/*", "*/b/*"] } == ["scroll/y/a/generic", "scroll/z/a/generic"])
  }

  @Test func `shards are disjoint, together everything, and never part a group`() {
    let parts = (1...2).map { part in ids { $0.shard = .init("\(part)/2") } }
    #expect(parts[0] == ["scroll/x/a/generic", "scroll/z/a/generic", "scroll/x/b/generic", "scroll/z/b/generic"])
    #expect(parts[1] == ["scroll/y/a/generic", "scroll/y/b/generic"])
    #expect(ids { $0.shard = .init("9/9") } == [])
  }

  @Test(arguments: ["", "1", "0/2", "3/2", "1/0", "a/b", "1/2/3", "-1/2"])
  func `a shard that is none is refused`(text: String) { #expect(CellBench.Selection.Shard(text) == nil) }
}
