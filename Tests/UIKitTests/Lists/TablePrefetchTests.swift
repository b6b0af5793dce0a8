import Meter
import Testing
import Turns
import UIKit

final class PrefetchLog: NSObject, UITableViewDataSourcePrefetching {
  var prefetched: [Int] = []
  var cancelled: [Int] = []
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    prefetched += indexPaths.map(\.row)
  }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    cancelled += indexPaths.map(\.row)
  }
}

/// Notes when it gets where.
final class OrderCell: UITableViewCell {
  nonisolated(unsafe) static var log: [String] = []

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    OrderCell.log.append("init")
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    OrderCell.log.append("superview")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    OrderCell.log.append("window")
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    OrderCell.log.append("measure \(size.width)")
    return CGSize(width: size.width, height: 50)
  }
}

@MainActor @Suite struct TablePrefetchTests {
  @Test func oneRowAheadIsPreparedPerTurnInTheDirectionOfScrolling() {
    let world = ListWorld(100)
    world.turn()
    #expect(world.table._preparedRows.map(\.indexPath.row) == [19])
    world.scroll(by: 44)
    #expect(world.table._preparedRows.map(\.indexPath.row) == [20])
    world.turn(3)
    #expect(world.start[.cellsPrepared] == 2)
    // Turning round, the next row is the one above.
    world.scroll(by: 300)
    world.scroll(by: -1)
    #expect(
      world.table._preparedRows.map(\.indexPath.row).contains(world.table.indexPathsForVisibleRows!.first!.row - 1))
    #expect(world.table._preparedRows.allSatisfy { $0.cell.isHidden && $0.cell._poolState == .prepared })
    #expect(world.table.visibleCells.allSatisfy { $0._poolState == .inUse })
  }

  @Test func aPreparedRowMayNeverShow() {
    let world = ListWorld(100)
    world.turn()
    let cell = world.table._preparedRows[0].cell as! ListCell
    world.scroll(by: 2000)
    #expect(!world.log.contains("willDisplay 19"))
    #expect(cell.name != "19")
    #expect(world.log.contains("configure 19"))
  }

  @Test func preparedRowsAreForgottenWithTheData() {
    let world = ListWorld(100)
    world.turn()
    world.sections[0][19].name = "other"
    world.table.reloadData()
    world.turn()
    world.scroll(by: 44)
    #expect(world.shown.last == "other")
    world.sections[0][20].name = "another"
    world.table.reloadRows(at: [IndexPath(row: 20, section: 0)], with: .none)
    world.turn()
    world.scroll(by: 44)
    #expect(world.shown.last == "another")
  }

  @Test func theEndHasNothingToPrepare() {
    let world = ListWorld(5)
    world.turn(3)
    #expect(world.start[.cellsPrepared] == 0)
    #expect(world.start[.cellsCreated] == 5)
  }

  @Test func thePrefetchDataSourceHearsOfTheNextScreen() {
    let world = ListWorld(100)
    let log = PrefetchLog()
    world.table.prefetchDataSource = log
    world.turn()
    #expect(log.prefetched == Array(19..<38))
    world.scroll(by: 440)
    #expect(log.prefetched == Array(19..<48))
    #expect(log.cancelled == [])
    world.scroll(by: -440)
    #expect(log.cancelled == Array(29..<48))
    world.table.isPrefetchingEnabled = false
    log.prefetched = []
    world.scroll(by: 440)
    #expect(log.prefetched == [])
  }

  /// A host that is installed when the cell gets its superview is there in time to be measured (facts: P3).
  @Test func aCellIsInTheTableBeforeItIsMeasured() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    let table = UITableView(frame: window.bounds)
    table.register(OrderCell.self, forCellReuseIdentifier: "row")
    let source = SimpleSource()
    table.dataSource = source
    OrderCell.log = []
    table.layoutIfNeeded()
    #expect(OrderCell.log == ["init", "superview", "measure 390.0"])
    window.addSubview(table)
    window.makeKeyAndVisible()
    OrderCell.log = []
    table.reloadData()
    TurnLoop.main.turn()
    #expect(OrderCell.log == ["measure 390.0"])
    withExtendedLifetime(source) {}
  }
}

final class SimpleSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}
