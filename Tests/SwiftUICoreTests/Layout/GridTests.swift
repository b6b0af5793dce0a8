import Foundation
import SwiftUICore
import Testing

/// `Grid`, and the lazy grids.
@Suite @MainActor struct GridTests {
  private func frames(_ view: some View, _ width: CGFloat = 100, _ height: CGFloat = 100) -> [CGRect] {
    let host = _GraphHost(rootView: view)
    host.appear()
    host.update()
    host.layout(in: CGSize(width: width, height: height))
    return host.leaves().map(\.frame)
  }

  private func box(_ width: CGFloat, _ height: CGFloat) -> some View { Color.red.frame(width: width, height: height) }

  @Test func columnsAreAsBroadAsTheirBroadestCell() {
    let grid = Grid(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 2) {
      GridRow {
        box(10, 10)
        box(20, 5)
      }
      GridRow {
        box(30, 8)
        box(5, 12)
      }
    }
    #expect(
      frames(grid, 54, 24) == [
        CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 34, y: 0, width: 20, height: 5),
        CGRect(x: 0, y: 12, width: 30, height: 8), CGRect(x: 34, y: 12, width: 5, height: 12),
      ])
    #expect(_GraphHost(rootView: grid).sizeThatFits(.unspecified) == CGSize(width: 54, height: 24))
  }

  @Test func aFlexibleColumnTakesWhatIsLeft() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        box(20, 10)
        Color.blue.frame(height: 10)
      }
    }
    #expect(frames(grid, 100, 10)[1] == CGRect(x: 20, y: 0, width: 80, height: 10))
  }

  @Test func cellsAreAlignedByGridColumnRowAndAnchor() {
    let grid = Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow(alignment: .bottom) {
        box(40, 10)
        box(10, 20)
      }
      GridRow {
        box(10, 10).gridColumnAlignment(.trailing)
        box(10, 10)
      }
      GridRow {
        box(10, 10).gridCellAnchor(.center)
        box(10, 10)
      }
    }
    let found = frames(grid, 50, 40)
    #expect(found[0].origin == CGPoint(x: 0, y: 10))
    #expect(found[2].origin == CGPoint(x: 30, y: 20))
    #expect(found[4].origin == CGPoint(x: 15, y: 30))
  }

  @Test func aCellMayReachOverColumnsAndAViewOverAllOfThem() {
    let grid = Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        box(20, 10)
        box(20, 10)
        box(20, 10)
      }
      GridRow {
        Color.blue.frame(height: 5).gridCellColumns(2)
        box(20, 5)
      }
      Color.green.frame(height: 3).gridCellUnsizedAxes(.horizontal)
    }
    let found = frames(grid, 80, 18)
    #expect(found[3] == CGRect(x: 0, y: 10, width: 50, height: 5))
    #expect(found[5] == CGRect(x: 0, y: 15, width: 80, height: 3))
  }

  @Test func rowsFromAForEachAndOutsideOfAGrid() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      ForEach(0..<3) { row in
        GridRow {
          ForEach(0..<2) { _ in box(10, CGFloat(row + 1)) }
        }
      }
    }
    #expect(frames(grid, 20, 6).map(\.minY) == [0, 0, 1, 1, 3, 3])
    #expect(
      frames(
        VStack(spacing: 0) {
          GridRow {
            box(10, 10)
            box(10, 10)
          }
        }, 10, 20
      ).map(\.minY) == [0, 10])
  }

  @Test func aGridTakesBadNumbers() {
    let grid = Grid(horizontalSpacing: .nan, verticalSpacing: -.infinity) {
      GridRow { Color.red.gridCellColumns(-3) }
      GridRow { EmptyView() }
    }
    for size in [CGSize(width: CGFloat.infinity, height: .infinity), .zero, CGSize(width: -5, height: CGFloat.nan)] {
      let found = _GraphHost(rootView: grid).sizeThatFits(ProposedViewSize(size))
      #expect(!found.width.isNaN && !found.height.isNaN, "\(size)")
    }
  }

  // MARK: Lazy grids

  struct LazyCells: View {
    let log: Log
    var count = 10_000
    var columns = [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)]
    var body: some View {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 0) {
          ForEach(0..<count, id: \.self) { index in
            let _ = log("\(index)")
            Color.red.frame(height: 20)
          }
        }
      }
    }
  }

  @Test func aLazyGridMakesWhatIsVisible() {
    let log = Log()
    let stage = Stage(LazyCells(log: log))
    #expect(log.take().count == 10)
    #expect(stage.host.leaves().count == 10)
    #expect(stage.host.leaves()[3].frame == CGRect(x: 50, y: 20, width: 50, height: 20))
    stage.host._scroll(to: CGPoint(x: 0, y: 50_000))
    stage.render()
    let made = log.take()
    #expect(made.count <= 14 && made.contains("5000"))
    #expect(stage.host.leaves().allSatisfy { $0.frame.maxY > 0 && $0.frame.minY < 100 })
  }

  @Test func itsLinesFollowTheWidth() {
    let log = Log()
    let stage = Stage(LazyCells(log: log, columns: [GridItem(.adaptive(minimum: 30), spacing: 0)]))
    #expect(Set(stage.host.leaves().map(\.frame.minX)).count == 3)
    stage.size = CGSize(width: 200, height: 100)
    stage.render()
    #expect(Set(stage.host.leaves().map(\.frame.minX)).count == 6)
    stage.show(LazyCells(log: log, count: 3, columns: [GridItem(.adaptive(minimum: 30), spacing: 0)]))
    #expect(stage.host.leaves().count == 3)
  }

  @Test func aChangedCellMovesTheLinesBelow() {
    struct Growing: View {
      var tall: Int?
      var body: some View {
        ScrollView {
          LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 0) {
            ForEach(0..<6, id: \.self) { Color.red.frame(height: $0 == tall ? 30 : 10) }
          }
        }
      }
    }
    let stage = Stage(Growing())
    #expect(stage.host.leaves().map(\.frame.midY) == [5, 5, 15, 15, 25, 25])
    stage.show(Growing(tall: 1))
    #expect(stage.host.leaves().map(\.frame.midY) == [15, 15, 35, 35, 45, 45])
  }

  @Test func severalViewsAnElementAreSeveralCells() {
    struct Pairs: View {
      var body: some View {
        LazyVGrid(columns: [GridItem(.fixed(10), spacing: 0), GridItem(.fixed(10), spacing: 0)], spacing: 0) {
          ForEach(0..<2, id: \.self) { _ in
            Color.red.frame(height: 5)
            Color.blue.frame(height: 5)
          }
        }
      }
    }
    #expect(
      frames(Pairs(), 20, 10).map(\.origin) == [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
  }
}
