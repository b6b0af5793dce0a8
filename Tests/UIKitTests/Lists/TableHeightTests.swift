import Meter
import Testing
import Turns
import UIKit

@MainActor @Suite struct TableHeightTests {
  private func mixed(_ count: Int) -> [ListWorld.Row] {
    (0..<count).map { ListWorld.Row(name: "\($0)", height: 30 + CGFloat($0 * 29 % 70)) }
  }

  @Test func downwardsNothingIsCorrectedUpwardsByWhatEstimatesWereOff() {
    let world = ListWorld(rows: mixed(200))
    world.turn()
    world.scroll(by: 60, frames: 20)
    #expect(world.table._pointsCorrected == 0)
    // A jump leaves the rows between unknown: coming up, each one is off.
    world.table.contentOffset.y = 6003
    world.turn()
    #expect(world.table._pointsCorrected == 0)
    let first = world.table.indexPathsForVisibleRows!.first!.row
    let known = Set(world.log)
    let before = world.table.contentSize.height
    world.scroll(by: -50, frames: 20)
    let entered = (world.table.indexPathsForVisibleRows!.first!.row..<first).filter {
      !known.contains("configure \($0)")
    }
    let off = entered.reduce(CGFloat(0)) { $0 + abs(world.sections[0][$1].height - 44) }
    let change = entered.reduce(CGFloat(0)) { $0 + world.sections[0][$1].height - 44 }
    #expect(world.table._pointsCorrected == off)
    #expect(world.table.contentSize.height == before + change)
  }

  @Test func scrollingUpMovesWhatShowsByTheFingerOnly() {
    let world = ListWorld(rows: mixed(200))
    world.turn()
    world.table.contentOffset.y = 5000
    world.turn()
    for _ in 0..<40 {
      let cell = world.table.visibleCells[8] as! ListCell
      let y = cell.frame.minY - world.table.contentOffset.y
      let name = cell.name
      world.scroll(by: -31)
      #expect(cell.name == name)
      #expect(cell.frame.minY - world.table.contentOffset.y == y + 31)
    }
  }

  @Test func theLastRowIsReachedWhateverTheEstimates() {
    let world = ListWorld(rows: mixed(300))
    world.turn()
    world.table.scrollToRow(at: IndexPath(row: 299, section: 0), at: .bottom, animated: false)
    world.turn()
    #expect(world.shown.last == "299")
    #expect(world.table.visibleCells.last!.frame.maxY == world.table.contentOffset.y + 800)
    world.table.scrollToRow(at: IndexPath(row: 100, section: 0), at: .top, animated: false)
    world.turn()
    #expect(world.table.contentOffset.y == world.table.rectForRow(at: IndexPath(row: 100, section: 0)).minY)
    #expect(world.shown.first == "100")
    world.table.scrollToRow(at: IndexPath(row: 100, section: 0), at: .middle, animated: false)
    world.turn()
    let frame = world.table.cellForRow(at: IndexPath(row: 100, section: 0))!.frame
    #expect(abs(frame.midY - world.table.contentOffset.y - 400) < 0.01)
  }

  @Test func anAnimatedScrollEndsAtItsRow() {
    let world = ListWorld(rows: mixed(300))
    world.turn()
    world.table.scrollToRow(at: IndexPath(row: 200, section: 0), at: .top, animated: true)
    world.turn()
    #expect(world.table.contentOffset.y < 2000)
    world.turn(25)
    #expect(world.shown.first == "200")
    #expect(world.table.contentOffset.y == world.table.rectForRow(at: IndexPath(row: 200, section: 0)).minY)
  }

  @Test func fixedHeightsAreNotMeasured() {
    let world = ListWorld(1000)
    world.table.rowHeight = 100
    world.turn()
    #expect(world.shown.count == 8)
    #expect(!world.log.contains { $0.hasPrefix("measure") })
    #expect(world.table.contentSize.height == 100_000)
    world.scroll(by: 350)
    #expect(world.tops.first == 300)
  }

  @Test func aCellWhoseContentChangesIsMeasuredInTheNextRound() {
    let world = ListWorld(100)
    world.turn(2)
    let cell = world.table.cellForRow(at: IndexPath(row: 3, section: 0)) as! ListCell
    cell.height = 90
    world.log = []
    world.start.reset()
    world.turn()
    #expect(world.log == [])
    cell.invalidateIntrinsicContentSize()
    #expect(cell.frame.height == 44)
    world.turn()
    #expect(world.log == ["measure 3", "didEndDisplaying 18", "layout 3"])
    #expect(cell.frame == CGRect(x: 0, y: 132, width: 390, height: 90))
    #expect(world.tops[4] == 222)
    #expect(world.start[.listInvalidations] == 1)
    #expect(world.table.contentSize.height == 4446)
  }

  @Test func disabledInvalidationChangesNothing() {
    let world = ListWorld(100)
    world.table.selfSizingInvalidation = .disabled
    world.turn(2)
    let cell = world.table.cellForRow(at: IndexPath(row: 3, section: 0)) as! ListCell
    cell.height = 90
    cell.invalidateIntrinsicContentSize()
    cell.contentView.invalidateIntrinsicContentSize()
    world.turn()
    #expect(cell.frame.height == 44)
  }

  @Test func theContentViewInvalidatesToo() {
    let world = ListWorld(100)
    world.turn(2)
    let cell = world.table.cellForRow(at: IndexPath(row: 3, section: 0)) as! ListCell
    cell.height = 90
    cell.contentView.invalidateIntrinsicContentSize()
    world.turn()
    #expect(cell.frame.height == 90)
  }

  @Test func anEmptyBatchMeasuresWhatShows() {
    let world = ListWorld(100)
    world.turn(2)
    let cell = world.table.cellForRow(at: IndexPath(row: 3, section: 0)) as! ListCell
    cell.height = 90
    world.log = []
    world.table.beginUpdates()
    world.table.endUpdates()
    #expect(cell.frame.height == 90)
    #expect(!world.log.contains { $0.hasPrefix("configure") })
  }

  @Test func aHeightThatNeverRestsIsTrapped() {
    let world = ListWorld(100)
    world.turn(2)
    let cell = world.table.cellForRow(at: IndexPath(row: 3, section: 0)) as! ListCell
    cell.onLayout = { cell in
      cell.height = cell.height == 60 ? 60.5 : 60
      cell.invalidateIntrinsicContentSize()
    }
    cell.height = 60
    _ = RuntimeIssue.drain()
    world.start.reset()
    cell.invalidateIntrinsicContentSize()
    world.turn()
    let issues = RuntimeIssue.drain().issues.filter { $0.kind == "layoutLoop" }
    #expect(issues.count == 1)
    #expect(issues.first?.flag == .trap)
    #expect(issues.first?.message.contains("row 3 in section 0") == true)
    #expect(issues.first?.message.contains("ListCell") == true)
    // With a tolerance the same cell rests at once.
    world.table._heightTolerance = 1
    world.start.reset()
    cell.invalidateIntrinsicContentSize()
    world.turn()
    #expect(RuntimeIssue.drain().issues.filter { $0.kind == "layoutLoop" } == [])
    #expect(world.start[.listInvalidations] <= 2)
  }

  @Test func delegateHeightsAreAskedOnlyForWhatShows() {
    let world = ListWorld(1000)
    let delegate = HeightDelegate()
    world.table.delegate = delegate
    world.turn()
    #expect(delegate.asked.count <= 42)
    #expect(Set(delegate.asked).max()! <= 25)
    #expect(world.tops.prefix(4) == [0, 50, 101, 153])
    #expect(!world.log.contains { $0.hasPrefix("measure") })
  }

  @Test func withoutEstimatesTheDelegateIsAskedForAllUpFront() {
    let world = ListWorld(1000)
    let delegate = HeightDelegate()
    world.table.estimatedRowHeight = 0
    world.table.delegate = delegate
    world.turn()
    #expect(delegate.asked == Array(0..<1000))
    #expect(world.table.contentSize.height == (0..<1000).reduce(CGFloat(0)) { $0 + delegate.height($1) })
  }

  @Test func delegateEstimatesAreAskedForAllUpFront() {
    let world = ListWorld(1000)
    let delegate = EstimateDelegate()
    world.table.delegate = delegate
    world.turn()
    #expect(delegate.asked == 1000)
    #expect([98_992, 98_936].contains(world.table.contentSize.height))
  }

  @Test func heightsThatCannotBeAreReportedByRow() {
    for height in [CGFloat.nan, .infinity, -3] {
      let world = ListWorld(10)
      let delegate = HeightDelegate()
      delegate.odd = height
      world.table.delegate = delegate
      world.turn()
      let issues = RuntimeIssue.drain().issues.filter { $0.kind == "invalidHeight" }
      #expect(issues.contains { $0.message.contains("row 2 in section 0") })
      #expect(world.tops.prefix(4) == [0, 50, 101, 145])
    }
  }

  @Test func anotherWidthMeasuresWhatShowsAndKeepsTheFirstRow() {
    let world = ListWorld(rows: mixed(300))
    world.turn()
    world.scroll(by: 120, frames: 20)
    let first = world.table.visibleCells.first as! ListCell
    let y = first.frame.minY - world.table.contentOffset.y
    world.log = []
    world.table.frame.size.width = 320
    world.turn()
    #expect(world.table.visibleCells.first === first)
    #expect(first.frame.width == 320)
    #expect(abs(first.frame.minY - world.table.contentOffset.y - y) < 0.01)
    #expect(world.log.filter { $0.hasPrefix("measure") }.count >= world.table.visibleCells.count)
    #expect(!world.log.contains { $0.hasPrefix("configure") && $0 == "configure \(first.name)" })
  }

  @Test func aTableAtTheEndThatGetsShorterComesBack() {
    let world = ListWorld(100)
    world.turn()
    world.table.contentOffset.y = 4400 - 800
    world.turn()
    world.sections[0].removeLast(50)
    world.table.reloadData()
    world.turn()
    #expect(world.table.contentOffset.y == 1400)
    #expect(world.shown.last == "49")
  }
}

final class HeightDelegate: NSObject, UITableViewDelegate {
  var asked: [Int] = []
  var odd: CGFloat?
  func height(_ row: Int) -> CGFloat { 50 + CGFloat(row % 7) }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked.append(indexPath.row)
    if let odd, indexPath.row == 2 { return odd }
    return height(indexPath.row)
  }
}

final class EstimateDelegate: NSObject, UITableViewDelegate {
  var asked = 0
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    asked += 1
    return 100
  }
}
