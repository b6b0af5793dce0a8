import Meter
import SwiftUI
import Testing
import Turns

/// Hosting controllers and configurations in table cells of automatic height: measured right, in place, centred, the
/// same under every host and root.
@MainActor struct HostedCellTests {
  struct Row: View {
    let index: Int
    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        Text("Row \(index)").font(.headline)
        Text(Row.words(index))
      }
      .padding(12)
    }

    /// Short in even rows, wrapped in odd ones.
    static func words(_ index: Int) -> String {
      index.isMultiple(of: 2)
        ? "short \(index)" : (0...(6 + index % 5)).map { "word\($0) and more \(index)" }.joined(separator: " ")
    }
  }

  private func expectedHeight(_ index: Int, width: CGFloat = 390) -> CGFloat {
    UIHostingController(rootView: Row(index: index)).sizeThatFits(in: CGSize(width: width, height: .infinity)).height
  }

  private func check<Cell: HostCell>(_ list: HostedList<Cell>) -> [[UIKit._DrawnLeaf]] {
    list.turn(3)
    list.scroll(by: 150, frames: 12)
    list.scroll(by: -70, frames: 5)
    var all: [[UIKit._DrawnLeaf]] = []
    var bottom: CGFloat?
    let visible = list.table.indexPathsForVisibleRows ?? []
    #expect(visible.count > 5)
    for path in visible {
      guard let cell = list.cell(path.row) else { continue }
      if let bottom { #expect(cell.frame.minY == bottom, "row \(path.row) follows the one before") }
      bottom = cell.frame.maxY
      #expect(abs(cell.frame.height - expectedHeight(path.row)) < 0.01, "row \(path.row)")
      let leaves = cell.contentView.leaves.filter { $0.kind == "text" }
      #expect(leaves.map(\.text) == ["Row \(path.row)", Row.words(path.row)])
      let box = leaves.map(\.frame).reduce(CGRect.null) { $0.union($1) }
      #expect(abs(box.midY - cell.frame.height / 2) < 0.7, "row \(path.row) is centred")
      #expect(abs(box.midX - 195) < 0.7, "row \(path.row) is centred")
      all.append(leaves)
    }
    list.close()
    return all
  }

  @Test func everyHostAndRootShowsTheSame() {
    let updated = check(HostedList<UpdatingCell<Row>>(60) { Row(index: $0) })
    let others = [
      check(HostedList<UpdatingCell<AnyView>>(60) { AnyView(Row(index: $0)) }),
      check(HostedList<RebuildingCell<Row>>(60) { Row(index: $0) }),
      check(HostedList<RebuildingCell<AnyView>>(60) { AnyView(Row(index: $0)) }),
      check(HostedList<ConfiguredCell<Row>>(60) { Row(index: $0) }),
      check(HostedList<ConfiguredCell<AnyView>>(60) { AnyView(Row(index: $0)) }),
    ]
    for other in others { #expect(areAlike(updated, other)) }
  }

  private func areAlike(_ one: [[UIKit._DrawnLeaf]], _ other: [[UIKit._DrawnLeaf]]) -> Bool {
    let pairs = zip(one.joined(), other.joined())
    return one.joined().count == other.joined().count
      && pairs.allSatisfy { a, b in
        a.text == b.text && abs(a.frame.minX - b.frame.minX) < 0.01 && abs(a.frame.minY - b.frame.minY) < 0.01
          && abs(a.frame.width - b.frame.width) < 0.01 && abs(a.frame.height - b.frame.height) < 0.01
      }
  }

  /// Scrolls over rows until `rows` more cells were dequeued, and gives the counts of that.
  private func counts<Cell: HostCell>(_ list: HostedList<Cell>, frames: Int = 20) -> Counts {
    list.turn(4)
    list.scroll(by: 100, frames: 10)
    let counts = Counts()
    list.scroll(by: 100, frames: frames)
    counts.stop()
    list.close()
    return counts
  }

  @Test func updatingARootAsksForTheIdealSizeOnceARow() {
    let counts = counts(HostedList<UpdatingCell<Row>>(200) { Row(index: $0 * 2) })
    let rows = counts[.cellsDequeued]
    #expect(rows > 20)
    #expect(counts[.idealSizeQueries] == rows)
    #expect(counts[.fittingSizeQueries] == 0, "all rows are narrower than the table")
    #expect(counts[.bodyEvaluations] == rows)
    #expect(counts[.hostsCreated] == 0)
    #expect(counts[.intrinsicInvalidations] == rows)
    #expect(counts[.nodesCreated] == 0)
    #expect(counts[.constraintsAdded] == 0)
  }

  @Test func rowsWiderThanTheTableAreAskedOnceMore() {
    let counts = counts(HostedList<UpdatingCell<Row>>(200) { Row(index: $0 * 2 + 1) })
    let rows = counts[.cellsDequeued]
    #expect(counts[.idealSizeQueries] == rows)
    #expect(counts[.fittingSizeQueries] == rows)
  }

  @Test func rebuildingMakesAHostForEveryRow() {
    let counts = counts(HostedList<RebuildingCell<Row>>(200) { Row(index: $0 * 2) })
    let rows = counts[.cellsDequeued]
    #expect(counts[.hostsCreated] == rows)
    #expect(counts[.hostsDestroyed] == rows)
    #expect(counts[.idealSizeQueries] == rows)
    #expect(counts[.bodyEvaluations] == rows)
    #expect(counts[.constraintsAdded] == 4 * rows)
    #expect(counts[.constraintsRemoved] == 4 * rows)
  }

  @Test func aConfigurationIsAppliedInPlace() {
    let counts = counts(HostedList<ConfiguredCell<Row>>(200) { Row(index: $0 * 2) })
    let rows = counts[.cellsDequeued]
    #expect(counts[.configurationsApplied] == rows)
    #expect(counts[.configurationsRebuilt] == 0)
    #expect(counts[.hostsCreated] == 0)
    #expect(counts[.fittingSizeQueries] == rows)
    #expect(counts[.idealSizeQueries] == 0)
    #expect(counts[.bodyEvaluations] == rows)
    #expect(counts[.listInvalidations] == 0)
    #expect(counts[.intrinsicInvalidations] == 0)
  }

  @Test func genericAndErasedRootsEvaluateTheSameBodies() {
    let generic = counts(HostedList<UpdatingCell<Row>>(200) { Row(index: $0) })
    let erased = counts(HostedList<UpdatingCell<AnyView>>(200) { AnyView(Row(index: $0)) })
    #expect(generic[.cellsDequeued] == erased[.cellsDequeued])
    #expect(generic[.bodyEvaluations] == erased[.bodyEvaluations])
    #expect(erased[.nodesCreated] == 0)
    #expect(generic[.layoutPasses] == erased[.layoutPasses])
  }

  @Test func quietFramesCostNothing() {
    let list = HostedList<UpdatingCell<Row>>(200) { Row(index: $0) }
    list.turn(4)
    let counts = Counts()
    list.turn(5)
    #expect(counts[.layoutPasses] == 0)
    #expect(counts[.bodyEvaluations] == 0)
    #expect(counts[.idealSizeQueries] == 0)
    #expect(counts[.hostedLayouts] == 0)
  }

  @Test func aListThatGoesTakesItsHostsWithIt() {
    TurnLoop.main.turn()
    let counts = Counts()
    weak var gone: HostedList<UpdatingCell<Row>>?
    do {
      let list = HostedList<UpdatingCell<Row>>(50) { Row(index: $0) }
      gone = list
      list.turn(3)
      list.scroll(by: 200, frames: 5)
      #expect(counts[.hostsLive] > 5)
      #expect(counts[.childControllers] > 5)
      list.close()
    }
    #expect(gone == nil)
    // What was queued for the next turn is let go then.
    TurnLoop.main.turn()
    #expect(counts[.hostsLive] == 0)
    #expect(counts[.childControllers] == 0)
    #expect(counts[.nodesCreated] == counts[.nodesDestroyed])
  }
}
