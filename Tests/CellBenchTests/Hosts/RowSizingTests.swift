import Meter
import SwiftUI
import Testing
import Turns

@testable import CellBench

/// How a table comes to its rows' heights, and what that costs.
@MainActor struct RowSizingTests {
  private func run(_ sizing: RowSizing, height: CGFloat) -> (heights: [CGFloat], pivots: Int, end: CGFloat) {
    let world = TableWorld(
      rows: Rows<Int>(count: 200, seed: 1) { index, _ in index },
      strategy: UpdateRoot { Color.red.frame(height: $0.isMultiple(of: 2) ? 40 : 60) }, estimatedRowHeight: 10,
      mark: { "\($0)" }, context: BenchmarkContext(pass: .counting, seed: 1))
    sizing.apply(to: world.tableView, height: height)
    let before = Counter.solverPivots.total
    world.show()
    for _ in 0..<3 { TurnLoop.main.turn() }
    let heights = (world.tableView.indexPathsForVisibleRows ?? []).prefix(4).compactMap {
      world.tableView.cellForRow(at: $0)?.frame.height
    }
    return (heights, Counter.solverPivots.total - before, world.tableView.contentSize.height)
  }

  @Test func fixedRowsHaveOneHeightAndNoneIsFitted() {
    let (heights, pivots, end) = run(.fixed, height: 50)
    #expect(heights == [50, 50, 50, 50])
    #expect(pivots < run(.estimated, height: 50).pivots, "no solver is made for a row")
    #expect(abs(end - 200 * 50) < 0.01)
  }

  @Test func estimatedRowsMeasureThemselvesAndTheRestCountsWithTheEstimate() {
    let (heights, _, end) = run(.estimated, height: 100)
    #expect(heights == [40, 60, 40, 60])
    // 17 rows of 50 points on average are seen, or prepared, and the others are taken for 100.
    #expect(end > 180 * 100 && end < 200 * 100)
  }

  @Test func automaticRowsMeasureThemselvesUnderTheTablesOwnEstimate() {
    let (heights, _, end) = run(.automatic, height: 100)
    #expect(heights == [40, 60, 40, 60])
    #expect(end != run(.estimated, height: 100).end)
  }
}
