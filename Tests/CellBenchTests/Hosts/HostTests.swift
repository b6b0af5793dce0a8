import Meter
import SwiftUI
import Testing
import Turns

@testable import CellBench

/// Every host and root shows the same rows, and costs what it is known to cost.
@MainActor struct HostTests {
  struct Row: View {
    let index: Int
    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        Text("Row \(index)").font(.headline)
        Text((0...(index % 7)).map { "word \($0) of \(index)" }.joined(separator: " "))
      }
      .padding(12)
    }
  }

  private func list(_ strategy: any HostStrategy<Int>) -> TableWorld<Int> {
    let rows = Rows<Int>(count: 300, seed: 1) { index, _ in index }
    let context = BenchmarkContext(pass: .counting, seed: 1)
    return TableWorld(
      rows: rows, strategy: strategy, estimatedRowHeight: 70, mark: { "Row \($0)" }, context: context)
  }

  private func run(_ strategy: any HostStrategy<Int>) -> (shown: [String], counts: [Counter: Int], children: Int) {
    let before = Counter.allCases.map(\.total)
    let world = list(strategy)
    world.show()
    for _ in 0..<4 { TurnLoop.main.turn() }
    for _ in 0..<12 {
      world.tableView.contentOffset.y += 130
      for _ in 0..<2 { TurnLoop.main.turn() }
    }
    var frame = ContentFrame()
    world.describe(into: &frame)
    let shown = frame.rows.map { row in
      let leaves = row.leaves.filter { $0.kind == "text" }.map { leaf in
        let (x, y) = (Int((leaf.frame.minX * 10).rounded()), Int((leaf.frame.minY * 10).rounded()))
        return "\(leaf.text) at \(x) \(y)"
      }
      return "\(row.index) \(Int((row.frame.height * 10).rounded())) \(leaves)"
    }
    let counts = Dictionary(
      uniqueKeysWithValues: Counter.allCases.map { ($0, $0.total - before[Int($0.rawValue)]) })
    return (shown, counts, world.controller.children.count)
  }

  @Test func everyHostShowsTheSameRows() {
    let content: @MainActor (Int) -> Row = { Row(index: $0) }
    let expected = run(UpdateRoot(root: content)).shown
    #expect(expected.count > 4)
    let others: [(String, any HostStrategy<Int>)] = [
      ("freshCell", FreshCell(root: content)), ("rebuild", Rebuild(root: content)),
      ("rebuildUncontained", RebuildUncontained(root: content)), ("rebuildLeaky", RebuildLeaky(root: content)),
      ("updateModel", UpdateModel(root: content)), ("configuration", HostConfiguration(root: content)),
      ("configurationReset", ConfigurationReset(root: content)),
      ("configurationPerState", ConfigurationPerState(root: content)),
      ("uniqueIdentifier", UniqueIdentifier(root: content)), ("geometryHeight", GeometryHeight(root: content)),
      ("hostCache", HostCache(root: content)), ("hostCache of 30", HostCache(limit: 30, root: content)),
      ("updateRoot none", UpdateRoot(containment: .none, root: content)),
      ("updateRoot perDisplay", UpdateRoot(containment: .perDisplay, root: content)),
      ("updateRoot reparented", UpdateRoot(containment: .reparented, root: content)),
      ("updateRoot intrinsic", UpdateRoot(containment: .once, sizingOptions: .intrinsicContentSize, root: content)),
      ("anyView", UpdateRoot(root: Roots.anyView(content))),
      ("anyViewAlternating", UpdateRoot(root: Roots.anyViewAlternating(content))),
      ("optional", UpdateRoot(root: Roots.optional(content))),
      ("conditional", UpdateRoot(root: Roots.conditional(content))),
      ("configuration/anyView", HostConfiguration(root: Roots.anyView(content))),
    ]
    for (name, strategy) in others { #expect(run(strategy).shown == expected, "\(name)") }
  }

  @Test func hostsAreCreatedAsOftenAsTheirKindCreatesThem() {
    let content: @MainActor (Int) -> Row = { Row(index: $0) }
    func hosts(_ strategy: any HostStrategy<Int>) -> (created: Int, dequeued: Int, cells: Int, children: Int) {
      let run = run(strategy)
      return (run.counts[.hostsCreated]!, run.counts[.cellsDequeued]!, run.counts[.cellsCreated]!, run.children)
    }
    let rebuilt = hosts(Rebuild(root: content))
    #expect(rebuilt.created == rebuilt.dequeued && rebuilt.children == rebuilt.cells)
    let leaky = hosts(RebuildLeaky(root: content))
    #expect(leaky.created == leaky.dequeued && leaky.children == leaky.dequeued)
    let updated = hosts(UpdateRoot(root: content))
    #expect(updated.created == updated.cells && updated.children == updated.cells)
    #expect(hosts(RebuildUncontained(root: content)).children == 0)
    #expect(hosts(UpdateRoot(containment: .none, root: content)).children == 0)
    let fresh = hosts(FreshCell(root: content))
    #expect(fresh.created == fresh.cells && fresh.children < 30)
    let unique = hosts(UniqueIdentifier(root: content))
    #expect(unique.cells > updated.cells * 2)
  }

  @Test func alternatingTypesMakeContentAnew() {
    let content: @MainActor (Int) -> Row = { Row(index: $0) }
    func nodes(_ strategy: any HostStrategy<Int>) -> Int { run(strategy).counts[.nodesDestroyed]! }
    let alternating = nodes(UpdateRoot(root: Roots.anyViewAlternating(content)))
    let conditional = nodes(UpdateRoot(root: Roots.conditional(content)))
    let same = nodes(UpdateRoot(root: Roots.anyView(content)))
    #expect(alternating > same + 30)
    #expect(conditional > same + 30)
  }
}
