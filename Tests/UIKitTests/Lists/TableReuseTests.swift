import Meter
import Testing
import Turns
import UIKit

@MainActor @Suite struct TableReuseTests {
  @Test func firstScreenMakesWhatShowsAndPreparesOne() {
    let world = ListWorld(1000)
    world.turn()
    #expect(world.shown.count == 19)
    #expect(world.shown.first == "0")
    #expect(world.start[.cellsCreated] == 20)
    #expect(world.start[.cellsDequeued] == 20)
    #expect(world.start[.cellsPrepared] == 1)
    #expect(world.table._preparedRows.map(\.indexPath) == [IndexPath(row: 19, section: 0)])
    #expect(world.table.contentSize == CGSize(width: 390, height: 44_000))
  }

  @Test func eventsOfOneRowComeInOrder() {
    let world = ListWorld(1)
    world.turn()
    #expect(world.log == ["configure 0", "measure 0", "willDisplay 0", "layout 0"])
  }

  @Test func aHeightUnlikeTheEstimateCostsOneMoreLayoutWhereAskedFor() {
    let plain = ListWorld(1, height: 60)
    plain.turn()
    #expect(plain.log == ["configure 0", "measure 0", "willDisplay 0", "layout 0"])
    let world = ListWorld(1, height: 60)
    world.table._laysOutAtProvisionalHeight = true
    world.turn()
    #expect(world.log == ["configure 0", "measure 0", "layout 0", "willDisplay 0", "layout 0"])
    #expect(world.table.visibleCells[0].frame == CGRect(x: 0, y: 0, width: 390, height: 60))
  }

  @Test func scrollingMakesAtMostTwoMoreCells() {
    let world = ListWorld(1000)
    world.turn()
    let first = world.table.visibleCells.count
    world.scroll(by: 7, frames: 400)
    world.scroll(by: -13, frames: 150)
    world.scroll(by: 300, frames: 100)
    world.scroll(by: -790, frames: 30)
    #expect(world.start[.cellsCreated] <= first + 2)
    let offset: CGFloat = 7 * 400 - 13 * 150 + 300 * 100 - 790 * 30
    #expect(world.table.contentOffset.y == offset)
  }

  @Test func rowsShownAreTheRowsThere() {
    let world = ListWorld(rows: (0..<500).map { ListWorld.Row(name: "\($0)", height: 20 + CGFloat($0 * 37 % 90)) })
    world.turn()
    for step in 0..<300 {
      world.scroll(by: step % 3 == 0 ? 211 : step % 7 == 0 ? -400 : 33)
      let offset = world.table.contentOffset.y
      #expect(world.table.visibleCells.first!.frame.minY <= max(offset, 0))
      #expect(world.table.visibleCells.last!.frame.maxY >= min(offset + 800, world.table.contentSize.height))
      for (one, next) in zip(world.table.visibleCells, world.table.visibleCells.dropFirst()) {
        #expect(one.frame.maxY == next.frame.minY)
      }
      for cell in world.table.visibleCells as! [ListCell] {
        #expect(cell.frame.height == cell.height)
        #expect(cell.frame.maxY > offset && cell.frame.minY < offset + 800)
        #expect(world.table.indexPath(for: cell) == IndexPath(row: Int(cell.name)!, section: 0))
      }
    }
  }

  @Test func aCellGoesThroughItsStates() {
    let world = ListWorld(19)
    world.turn()
    let cell = world.table.cellForRow(at: IndexPath(row: 0, section: 0))!
    #expect(cell._poolState == .inUse)
    world.log = []
    world.table.contentOffset.y = 44
    world.table.layoutIfNeeded()
    // The row is next to what shows: it stays prepared until a cell is needed elsewhere.
    #expect(cell._poolState == .prepared)
    #expect(cell.isHidden)
    #expect(world.log.contains("didEndDisplaying 0"))
    world.table.contentOffset.y = 0
    world.table.layoutIfNeeded()
    #expect(cell._poolState == .inUse)
    #expect(world.log.filter { $0 == "willDisplay 0" }.count == 1)
    #expect(!world.log.contains("configure 0"))
    world.table.isPrefetchingEnabled = false
    world.scroll(by: 44)
    #expect(cell._poolState == .queued)
    #expect(world.table._queuedCells(withIdentifier: "row").contains { $0 === cell })
    #expect(cell.superview === world.table)
    #expect(world.table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
  }

  @Test func withoutPrefetchingAScrolledRowCostsOneOfEach() {
    let world = ListWorld(1000)
    world.table.isPrefetchingEnabled = false
    world.turn()
    world.scroll(by: 22)
    world.log = []
    world.start.reset()
    world.scroll(by: 44)
    #expect(
      world.log == [
        "didEndDisplaying 0", "prepareForReuse 0", "configure 19", "measure 19", "willDisplay 19", "layout 19",
      ])
    #expect(world.start[.cellsCreated] == 0)
    #expect(world.start[.cellsDequeued] == 1)
  }

  @Test func aPreparedRowCostsNothingWhenItShows() {
    let world = ListWorld(1000)
    world.turn(2)
    world.log = []
    world.scroll(by: 44)
    #expect(
      world.log == [
        "didEndDisplaying 0", "willDisplay 19", "prepareForReuse 0", "configure 20", "measure 20",
      ])
    // What was prepared is laid out in the turn that follows.
    world.log = []
    world.turn()
    #expect(world.log == ["layout 20"])
  }

  @Test func scrollingWithinARowCostsNothing() {
    let world = ListWorld(1000)
    world.turn(2)
    world.scroll(by: 1)
    world.turn(2)
    world.log = []
    world.start.reset()
    world.scroll(by: 1, frames: 10)
    #expect(world.log == [])
    #expect(world.start[.cellsDequeued] == 0)
    #expect(world.start[.layoutPasses] == 10)
    #expect(world.start[.layoutRounds] == 0)
  }

  @Test func tenMillionRowsCostWhatAThousandDo() {
    var counts: [[Int]] = []
    for count in [1_000, 10_000_000] {
      TurnLoop.main.settle()
      let source = ConstantSource(count: count)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
      let table = UITableView(frame: window.bounds)
      table.register(ListCell.self, forCellReuseIdentifier: "row")
      table.dataSource = source
      window.addSubview(table)
      window.makeKeyAndVisible()
      let start = Counts()
      for frame in 0..<100 {
        if frame > 0 { table.contentOffset.y += 100 }
        TurnLoop.main.turn()
      }
      #expect(table.indexPathsForVisibleRows?.last?.row ?? 0 > 200)
      counts.append(Counter.allCases.filter { $0.definition.dependency == .model }.map { start[$0] })
      table.scrollToRow(at: IndexPath(row: count - 1, section: 0), at: .bottom, animated: false)
      TurnLoop.main.turn()
      #expect(table.indexPathsForVisibleRows?.last?.row == count - 1)
      #expect(table.visibleCells.last!.frame.maxY == table.contentOffset.y + 800)
    }
    #expect(counts[0] == counts[1])
  }

  @Test func reloadDataQueuesAllAndConfiguresAnew() {
    let world = ListWorld(1000)
    world.turn()
    let cells = Set(world.table.visibleCells.map { ObjectIdentifier($0) })
    world.start.reset()
    world.log = []
    world.table.reloadData()
    #expect(world.log == [])
    world.turn()
    #expect(world.start[.cellsCreated] == 0)
    #expect(world.start[.cellsDequeued] == 20)
    #expect(world.log.filter { $0.hasPrefix("didEnd") }.count == 19)
    #expect(Set(world.table.visibleCells.map { ObjectIdentifier($0) }).subtracting(cells).count <= 1)
    #expect(world.shown == (0..<19).map { "\($0)" })
  }

  @Test func dequeueWithoutRegistrationIsReported() {
    let world = ListWorld(1)
    world.table.delegate = nil
    let source = UnregisteredSource()
    world.table.dataSource = source
    world.turn()
    #expect(
      RuntimeIssue.drain().issues.contains {
        $0.kind == "unregisteredReuseIdentifier" && $0.message.contains("row 0 in section 0")
      })
    #expect(world.table.visibleCells.count == 1)
  }
}

@MainActor final class ConstantSource: NSObject, UITableViewDataSource {
  let count: Int
  init(count: Int) { self.count = count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! ListCell
    cell.height = 40 + CGFloat(indexPath.row % 5)
    return cell
  }
}

@MainActor final class UnregisteredSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "nobody", for: indexPath)
  }
}
