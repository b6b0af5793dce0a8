import Meter
import Testing
import Turns
import UIKit

@MainActor @Suite struct TableUpdateTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @Test func insertingShowsTheRowAndKeepsTheOthers() {
    let world = ListWorld(100)
    world.turn()
    let second = world.table.cellForRow(at: path(1))
    world.log = []
    world.sections[0].insert(ListWorld.Row(name: "new", height: 60), at: 1)
    world.table.insertRows(at: [path(1)], with: .automatic)
    #expect(world.shown.prefix(4) == ["0", "new", "1", "2"])
    #expect(world.tops.prefix(4) == [0, 44, 104, 148])
    #expect(world.table.cellForRow(at: path(2)) === second)
    #expect(world.log.filter { $0.hasPrefix("configure") } == ["configure new"])
    #expect(world.table.numberOfRows(inSection: 0) == 101)
  }

  @Test func deletingEndsTheDisplayAndClosesTheGap() {
    let world = ListWorld(100)
    world.turn()
    world.log = []
    world.sections[0].removeSubrange(2..<5)
    world.table.deleteRows(at: [path(4), path(2), path(3)], with: .fade)
    #expect(world.shown.prefix(4) == ["0", "1", "5", "6"])
    #expect(world.tops.prefix(4) == [0, 44, 88, 132])
    #expect(
      world.log.filter { $0.hasPrefix("didEnd") } == ["didEndDisplaying 2", "didEndDisplaying 3", "didEndDisplaying 4"])
    #expect(world.shown.count == 19)
  }

  @Test func movingKeepsTheCell() {
    let world = ListWorld(100)
    world.turn()
    let cell = world.table.cellForRow(at: path(0))
    world.log = []
    world.sections[0].insert(world.sections[0].remove(at: 0), at: 3)
    world.table.moveRow(at: path(0), to: path(3))
    #expect(world.shown.prefix(5) == ["1", "2", "3", "0", "4"])
    #expect(world.table.cellForRow(at: path(3)) === cell)
    #expect(!world.log.contains { $0.hasPrefix("configure") })
  }

  @Test func reloadingDequeuesOtherCellsAndReconfiguringNone() {
    let world = ListWorld(100)
    world.turn()
    let rows = (0..<19).map { path($0) }
    let before = Set(world.table.visibleCells.map { ObjectIdentifier($0) })
    world.start.reset()
    world.log = []
    world.table.reloadRows(at: rows, with: .none)
    #expect(world.start[.cellsDequeued] == 19)
    #expect(Set(world.table.visibleCells.map { ObjectIdentifier($0) }).isDisjoint(with: before))
    #expect(world.log.filter { $0.hasPrefix("didEnd") }.count == 19)
    world.turn()
    let cells = world.table.visibleCells.map { ObjectIdentifier($0) }
    world.start.reset()
    world.log = []
    world.sections[0][3].height = 70
    world.table.reconfigureRows(at: rows)
    #expect(world.start[.cellsDequeued] == 0)
    #expect(world.start[.cellsCreated] == 0)
    #expect(Set(world.table.visibleCells.map { ObjectIdentifier($0) }).isSubset(of: cells))
    #expect(world.log.filter { $0.hasPrefix("configure") }.count == 19)
    #expect(!world.log.contains { $0.hasPrefix("prepareForReuse") })
    #expect(world.tops[4] == 202)
  }

  @Test func aBatchIsReadAsUIKitReadsIt() {
    let world = ListWorld(10)
    world.turn()
    // Deletions before, insertions after: 0 1 2 3 4 5 6 7 8 9 → without 0 and 5, "a" at 0 and "b" at 4, 9 moved to 2.
    world.sections[0] = ["a", "1", "9", "2", "b", "3", "4", "6", "7", "8"].map { ListWorld.Row(name: $0, height: 44) }
    world.log = []
    world.table.performBatchUpdates {
      world.table.insertRows(at: [path(0), path(4)], with: .automatic)
      world.table.deleteRows(at: [path(0), path(5)], with: .automatic)
      world.table.moveRow(at: path(9), to: path(2))
    }
    #expect(world.shown == world.sections[0].map(\.name))
    #expect(world.log.filter { $0.hasPrefix("configure") } == ["configure a", "configure b"])
  }

  @Test func completionsRunAfterTheAnimation() {
    let world = ListWorld(10)
    world.turn()
    var done = 0
    world.table.performBatchUpdates({}, completion: { _ in done += 1 })
    world.turn(5)
    #expect(done == 0)
    world.turn(20)
    #expect(done == 1)
  }

  @Test func sectionsComeGoAndMove() {
    let world = ListWorld(2)
    world.sections = (0..<4).map { section in (0..<2).map { ListWorld.Row(name: "\(section)\($0)", height: 44) } }
    world.table.reloadData()
    world.turn()
    #expect(world.shown == ["00", "01", "10", "11", "20", "21", "30", "31"])
    let cell = world.table.cellForRow(at: path(1, 3))
    world.sections = [
      world.sections[3], [ListWorld.Row(name: "new", height: 44)], world.sections[0], world.sections[2],
    ]
    world.table.performBatchUpdates {
      world.table.deleteSections([1], with: .automatic)
      world.table.insertSections([1], with: .automatic)
      world.table.moveSection(3, toSection: 0)
    }
    #expect(world.shown == ["30", "31", "new", "00", "01", "20", "21"])
    #expect(world.table.cellForRow(at: path(1, 0)) === cell)
    world.log = []
    world.table.reloadSections([0], with: .automatic)
    #expect(world.log.filter { $0.hasPrefix("configure") } == ["configure 30", "configure 31"])
    #expect(world.table.cellForRow(at: path(1, 0)) !== cell)
  }

  @Test func anInvalidBatchIsExplainedAndTheTableRecovers() {
    let world = ListWorld(10)
    world.turn()
    _ = RuntimeIssue.drain()
    world.sections[0].removeLast(3)
    world.table.performBatchUpdates {
      world.table.deleteRows(at: [path(0)], with: .automatic)
      world.table.insertRows(at: [path(1), path(2)], with: .automatic)
    }
    let message = RuntimeIssue.drain().issues.first { $0.kind == "invalidUpdate" }?.message ?? ""
    #expect(message.contains("section 0"))
    #expect(message.contains("after the update (7)"))
    #expect(message.contains("before the update (10)"))
    #expect(message.contains("(2 inserted, 1 deleted)"))
    world.turn()
    #expect(world.shown == (0..<7).map { "\($0)" })
  }

  @Test func impossiblePlacesAreExplained() {
    let world = ListWorld(10)
    world.turn()
    let cases: [(() -> Void, String)] = [
      ({ world.table.deleteRows(at: [self.path(10)], with: .none) }, "delete row 10 in section 0"),
      ({ world.table.insertRows(at: [self.path(10)], with: .none) }, "insert row 10 in section 0"),
      ({ world.table.deleteRows(at: [self.path(0, 3)], with: .none) }, "delete row 0 in a section that does not exist"),
      ({ world.table.deleteRows(at: [self.path(1), self.path(1)], with: .none) }, "row 1 of section 0 twice"),
      ({ world.table.deleteSections([4], with: .none) }, "delete section 4"),
      ({ world.table.insertSections([1], with: .none) }, "insert section 1"),
      ({ world.table.reloadRows(at: [self.path(11)], with: .none) }, "reload row 11"),
      ({ world.table.endUpdates() }, "without beginUpdates"),
    ]
    for (action, text) in cases {
      _ = RuntimeIssue.drain()
      action()
      #expect(RuntimeIssue.drain().issues.contains { $0.message.contains(text) }, "\(text)")
      world.turn()
      #expect(world.shown.count == 10)
    }
  }

  @Test func reloadingInsideTheDataSourceIsPutOffAndNamed() {
    let world = ListWorld(10)
    var reloads = 3
    world.onConfigure = { _, _ in
      if reloads > 0 {
        reloads -= 1
        world.table.reloadData()
      }
    }
    world.turn()
    let issues = RuntimeIssue.drain().issues.filter { $0.kind == "nestedTableUpdate" }
    #expect(issues.first?.message.contains("row 0 in section 0") == true)
    #expect(world.shown == (0..<10).map { "\($0)" })
  }

  @Test func aDataSourceThatAlwaysReloadsIsStopped() {
    let world = ListWorld(10)
    world.onConfigure = { _, _ in world.table.reloadData() }
    world.turn()
    #expect(RuntimeIssue.drain().issues.contains { $0.kind == "layoutLoop" && $0.message.contains("UITableView") })
  }

  @Test func removingTheTableWhileItLaysOutIsSurvived() {
    let world = ListWorld(10)
    world.onConfigure = { _, path in if path.row == 4 { world.table.removeFromSuperview() } }
    world.turn(2)
    #expect(world.table.superview == nil)
  }

  @Test func aCellReturnedTwiceIsReported() {
    let world = ListWorld(5)
    let source = LyingSource()
    world.table.delegate = nil
    world.table.dataSource = source
    world.turn()
    #expect(
      RuntimeIssue.drain().issues.contains {
        $0.kind == "cellReturnedTwice" && $0.message.contains("row 1 in section 0")
      })
    #expect(world.table.visibleCells.count == 5)
  }

  @Test func aDequeuedCellThatIsNotReturnedGoesBack() {
    let world = ListWorld(5)
    world.onConfigure = { _, path in
      if path.row == 2 { _ = world.table.dequeueReusableCell(withIdentifier: "other", for: path) }
    }
    world.turn()
    #expect(
      RuntimeIssue.drain().issues.contains { $0.kind == "dequeuedCellNotReturned" && $0.message.contains("row 2") })
    #expect(world.table._queuedCells(withIdentifier: "other").count == 1)
  }

  @Test func selectionFollowsRows() {
    let world = ListWorld(10)
    world.turn()
    world.table.selectRow(at: path(4), animated: false, scrollPosition: .none)
    world.sections[0].removeFirst(2)
    world.table.deleteRows(at: [path(0), path(1)], with: .none)
    #expect(world.table.indexPathForSelectedRow == path(2))
    #expect(world.table.cellForRow(at: path(2))?.isSelected == true)
  }

  /// Random batches against an array, by cell texts.
  @Test func randomBatchesEndWhereTheArrayIs() {
    var seed: UInt64 = 42
    func random(_ below: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % below
    }
    let world = ListWorld(rows: (0..<30).map { ListWorld.Row(name: "\($0)", height: 30 + CGFloat($0 % 40)) })
    world.turn()
    var next = 1000
    for _ in 0..<200 {
      let old = world.sections[0]
      let deleted = Set((0..<random(4)).map { _ in random(old.count) })
      var new = old.enumerated().filter { !deleted.contains($0.offset) }.map(\.element)
      var inserted: [Int] = []
      for _ in 0..<random(5) {
        let place = random(new.count + 1)
        inserted = inserted.map { $0 >= place ? $0 + 1 : $0 } + [place]
        new.insert(ListWorld.Row(name: "\(next)", height: 30 + CGFloat(next % 40)), at: place)
        next += 1
      }
      world.table.performBatchUpdates {
        world.sections[0] = new
        world.table.deleteRows(at: deleted.sorted().map { path($0) }, with: .none)
        world.table.insertRows(at: inserted.map { path($0) }, with: .none)
      }
      if random(3) == 0 { world.scroll(by: CGFloat(random(400) - 200)) } else { world.turn() }
      for cell in world.table.visibleCells as! [ListCell] {
        let at = world.table.indexPath(for: cell)!
        #expect(cell.name == new[at.row].name)
        #expect(cell.frame.height == new[at.row].height)
      }
      for (one, two) in zip(world.table.visibleCells, world.table.visibleCells.dropFirst()) {
        #expect(one.frame.maxY == two.frame.minY)
      }
    }
    #expect(RuntimeIssue.drain().issues.filter { $0.kind == "invalidUpdate" } == [])
  }
}

final class LyingSource: NSObject, UITableViewDataSource {
  let cell = UITableViewCell(style: .default, reuseIdentifier: "one")
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
}
