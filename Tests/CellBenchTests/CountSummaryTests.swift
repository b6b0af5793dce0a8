import Meter
import Testing

@testable import CellBench

@MainActor @Suite(.serialized) struct CountSummaryTests {
  func summary(_ body: () -> Void) -> CountSummary {
    let counts = StretchCounts()
    counts.beginSetUp()
    counts.resume()
    body()
    counts.pause()
    counts.end()
    return CountSummary(counts)
  }

  @Test func `what two passes agree on has a value, by phase`() {
    let one = summary { Phase.layout.run { Counter.layoutPasses.add(4) } }
    let two = summary { Phase.layout.run { Counter.layoutPasses.add(4) } }
    let merged = one.merged(with: two, unavailable: Unavailable())
    #expect(merged["layoutPasses"]?.value == 4)
    #expect(merged["layoutPasses"]?.phases == ["layout": 4])
    #expect(merged["bodyEvaluations"]?.value == 0)
    #expect(merged.count == Counter.allCases.count + 2)
  }

  @Test func `what they do not agree on has a reason`() {
    let one = summary { Counter.layoutPasses.add(4) }
    let two = summary { Counter.layoutPasses.add(5) }
    let moved = summary { Phase.layout.run { Counter.layoutPasses.add(4) } }
    #expect(
      one.merged(with: two, unavailable: Unavailable())["layoutPasses"]?.reason
        == "unstable: 4 in one pass and 5 in the next")
    #expect(one.merged(with: moved, unavailable: Unavailable())["layoutPasses"]?.value == nil)
  }

  @Test func `what cannot be had is null with its reason everywhere, and never 0`() {
    let one = summary {}
    let merged = one.merged(with: one, unavailable: Unavailable(allocations: "no allocator", runtimeCalls: "no hooks"))
    for name in ["mallocs", "frees", "bytesAllocated", "bytesLive", "bytesPeakAtCommit"] {
      #expect(merged[name]?.value == nil && merged[name]?.reason == "no allocator")
    }
    for name in ["objectAllocations", "retains", "releases"] {
      #expect(merged[name]?.value == nil && merged[name]?.reason == "no hooks")
    }
    #expect(merged["layoutPasses"]?.value == 0)
    let clock = one.merged(with: one, unavailable: Unavailable(exact: "real clock"))
    #expect(clock.values.allSatisfy { $0.value == nil && $0.reason == "real clock" })
  }
}
