import Meter
import SwiftUI
import Testing
import Turns

/// Problem reports about what a list does with its cells: each with its symptom and its cure.
@MainActor struct ListReports {
  private struct Row: View {
    let index: Int
    var body: some View { Text("Row \(index)").padding(12) }
  }

  @Test("P33 a list driven by a data source evaluates the bodies of what it shows, erased or not") func p33() {
    for erased in [false, true] {
      let counts = Counts()
      let visible: Int
      if erased {
        let list = HostedList<UpdatingCell<AnyView>>(6_500) { AnyView(Row(index: $0)) }
        list.turn(3)
        visible = list.table.visibleCells.count
        counts.stop()
        list.close()
      } else {
        let list = HostedList<UpdatingCell<Row>>(6_500) { Row(index: $0) }
        list.turn(3)
        visible = list.table.visibleCells.count
        counts.stop()
        list.close()
      }
      TurnLoop.main.turn()
      #expect(counts[.bodyEvaluations] <= visible + 2)
    }
  }

  @Test("P39 reloading rows dequeues cells for them; reconfiguring keeps theirs") func p39() {
    for reloads in [true, false] {
      let list = HostedList<UpdatingCell<Row>>(100) { Row(index: $0) }
      list.turn(3)
      let rows = (0..<10).map { IndexPath(row: $0, section: 0) }
      let cell = list.cell(3)
      let counts = Counts()
      if reloads { list.table.reloadRows(at: rows, with: .none) } else { list.table.reconfigureRows(at: rows) }
      list.turn()
      #expect(reloads ? counts[.cellsDequeued] >= 10 : counts[.cellsDequeued] == 0)
      #expect((list.cell(3) === cell) == !reloads)
      #expect(list.cell(3)?.texts == ["Row 3"])
      list.close()
      TurnLoop.main.turn()
    }
  }

  @Test("P41 wrong estimates move what is shown when rows enter above, and not when they enter below") func p41() {
    let list = HostedList<UpdatingCell<AnyView>>(200, estimate: 40) { _ in
      AnyView(Color.red.frame(width: 10, height: 100))
    }
    list.turn(3)
    func corrections(_ points: CGFloat) -> CGFloat {
      var sum: CGFloat = 0
      for _ in 0..<10 {
        let target = list.table.contentOffset.y + points
        list.table.contentOffset.y = target
        list.turn()
        sum += list.table.contentOffset.y - target
      }
      return sum
    }
    #expect(corrections(150) == 0)
    list.table.contentOffset.y = list.table.contentSize.height - list.table.bounds.height
    list.turn(2)
    let corrected = corrections(-100)
    #expect(corrected > 0, "each row that enters above is 60 points higher than it was taken for")
    #expect(corrected.truncatingRemainder(dividingBy: 60) == 0)
    list.close()
  }

  /// Builds its lines anew for every row, or builds them once and shows and hides them.
  private class LinesCell: UITableViewCell, HostCell {
    private var lines: [UILabel] = []
    private var stack = UIStackView()
    class var rebuilds: Bool { true }

    func configure(_ root: EmptyView, parent: UIViewController) {
      if stack.superview == nil {
        stack.axis = .vertical
        contentView.pin(stack)
      }
      if Self.rebuilds || lines.isEmpty {
        for line in lines { line.removeFromSuperview() }
        lines = (0..<6).map { _ in UILabel() }
        for line in lines { stack.addArrangedSubview(line) }
      }
      for (number, line) in lines.enumerated() {
        line.text = "line \(number)"
        line.isHidden = number > 3
      }
    }
  }

  private final class HidingCell: LinesCell {
    override class var rebuilds: Bool { false }
  }

  @Test("P43 views rebuilt at each configure are constraints added and removed; shown and hidden they are not")
  func p43() {
    func run<Cell: HostCell>(_ cell: Cell.Type) -> Counts where Cell.Root == EmptyView {
      let list = HostedList<Cell>(300) { _ in EmptyView() }
      list.turn(3)
      list.scroll(by: 200, frames: 3)
      let counts = Counts()
      list.scroll(by: 200, frames: 10)
      counts.stop()
      list.close()
      return counts
    }
    let rebuilding = run(LinesCell.self)
    #expect(rebuilding[.constraintsAdded] >= rebuilding[.cellsDequeued])
    let hiding = run(HidingCell.self)
    #expect(hiding[.constraintsAdded] == 0)
    #expect(hiding[.constraintsRemoved] == 0)
  }

  @Test("P49 cells are created while the pool is cold; then none is") func p49() {
    let counts = Counts()
    let list = HostedList<UpdatingCell<Row>>(1_000) { Row(index: $0) }
    list.turn(3)
    list.scroll(by: 44, frames: 3)
    let visible = list.table.visibleCells.count
    #expect(counts[.cellsCreated] <= visible + 2)
    counts.reset()
    list.scroll(by: 150, frames: 30)
    #expect(counts[.cellsCreated] == 0)
    #expect(counts[.hostsCreated] == 0)
    list.close()
  }
}
