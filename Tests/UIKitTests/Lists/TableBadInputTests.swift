import Meter
import Testing
import Turns
import UIKit

/// A table whose data, delegate or user code does what it must not: a finding that names the row, then a table that
/// shows what is there, never a hang or a crash.
@MainActor @Suite(.serialized) struct TableBadInputTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  /// What was reported while `body` ran, as `kind: message`.
  private func findings(_ body: () -> Void) -> [String] {
    _ = RuntimeIssue.drain()
    body()
    return RuntimeIssue.drain().issues.map { "\($0.kind): \($0.message)" }
  }

  private func world(_ count: Int = 10) -> ListWorld {
    let world = ListWorld(count)
    world.turn()
    return world
  }

  // MARK: Batches that do not add up

  @Test func aBatchThatChangesNothingWhileTheDataChanged() {
    let world = world()
    let found = findings {
      world.sections[0].removeFirst()
      world.table.performBatchUpdates({})
    }
    #expect(
      found == [
        "invalidUpdate: UITableView: Invalid update: invalid number of rows in section 0. The number of rows contained in "
          + "an existing section after the update (9) must be equal to the number of rows contained in that section "
          + "before the update (10), plus or minus the number of rows inserted or deleted from that section (0 inserted, "
          + "0 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."
      ])
    world.turn()
    #expect(world.shown == (1..<10).map { "\($0)" })
  }

  @Test func aRowMovedOutOfASectionThatKeepsItsCount() {
    let world = world(3)
    world.sections.append([ListWorld.Row(name: "a", height: 44)])
    world.table.reloadData()
    world.turn()
    let found = findings { world.table.moveRow(at: path(0), to: path(0, 1)) }
    #expect(found.count == 1)
    #expect(found[0].contains("invalid number of rows in section 0"))
    #expect(found[0].contains("(0 moved in, 1 moved out)"))
    world.turn()
    #expect(world.shown == ["0", "1", "2", "a"])
  }

  @Test func aSectionInsertedThatIsNotThere() {
    let world = world(3)
    let found = findings { world.table.insertSections([0], with: .none) }
    #expect(
      found == [
        "invalidUpdate: UITableView: Invalid update: invalid number of sections. The number of sections contained in the "
          + "table view after the update (1) must be equal to the number of sections contained in the table view before "
          + "the update (1), plus or minus the number of sections inserted or deleted (1 inserted, 0 deleted)."
      ])
    world.turn()
    #expect(world.shown == ["0", "1", "2"])
  }

  @Test func aSectionMovedAndDeleted() {
    let world = world(2)
    world.sections.append([ListWorld.Row(name: "a", height: 44)])
    world.table.reloadData()
    world.turn()
    let found = findings {
      world.sections.removeLast()
      world.table.performBatchUpdates {
        world.table.moveSection(1, toSection: 0)
        world.table.deleteSections([1], with: .none)
      }
    }
    #expect(found.contains { $0.contains("a delete and a move from the same section (1)") })
    world.turn()
    #expect(world.shown == ["0", "1"])
  }

  @Test func aSectionMovedTwice() {
    let world = world(2)
    world.sections.append([ListWorld.Row(name: "a", height: 44)])
    world.table.reloadData()
    world.turn()
    let found = findings {
      world.table.performBatchUpdates {
        world.table.moveSection(1, toSection: 0)
        world.table.moveSection(1, toSection: 1)
      }
    }
    #expect(found.contains { $0.contains("the same section (1)") })
    world.turn()
    #expect(world.shown == ["0", "1", "a"])
  }

  @Test func aRowInsertedTwice() {
    let world = world(2)
    let found = findings {
      world.sections[0].insert(ListWorld.Row(name: "new", height: 44), at: 0)
      world.table.insertRows(at: [path(0), path(0)], with: .none)
    }
    #expect(found.contains { $0.contains("insert or move to row 0 of section 0 twice") })
    world.turn()
    #expect(world.shown == ["new", "0", "1"])
  }

  @Test(arguments: [-1, -5]) func negativeRowsAreNoRows(row: Int) {
    let world = world(4)
    let found = findings { world.table.deleteRows(at: [path(row)], with: .none) }
    #expect(found.contains { $0.contains("delete row \(row) in section 0") })
    world.turn()
    #expect(world.shown.count == 4)
  }

  @Test func anIndexPathThatIsNone() {
    let world = world(4)
    for bad in [IndexPath(), IndexPath(index: 0), IndexPath(indexes: [0, 0, 0])] {
      let found = findings { world.table.deleteRows(at: [bad], with: .none) }
      #expect(found.contains { $0.hasPrefix("invalidUpdate") }, "\(bad)")
      world.turn()
      #expect(world.shown.count == 4)
      #expect(world.table.cellForRow(at: bad) == nil)
    }
  }

  @Test func beginUpdatesWithoutEnd() {
    let world = world(4)
    world.table.beginUpdates()
    world.sections[0].removeLast()
    world.table.deleteRows(at: [path(3)], with: .none)
    world.turn(3)
    #expect(world.table.hasUncommittedUpdates)
    world.table.endUpdates()
    #expect(world.shown == ["0", "1", "2"])
  }

  @Test func nestedBatchesAreOne() {
    let world = world(4)
    let found = findings {
      world.table.performBatchUpdates {
        world.sections[0].removeFirst()
        world.table.performBatchUpdates { world.table.deleteRows(at: [path(0)], with: .none) }
        world.sections[0].removeLast()
        world.table.deleteRows(at: [path(3)], with: .none)
      }
    }
    #expect(found == [])
    #expect(world.shown == ["1", "2"])
  }

  @Test func updatesOfATableThatWasNeverLoadedWaitForItsData() {
    let world = ListWorld(3)
    let found = findings {
      world.sections[0].append(ListWorld.Row(name: "new", height: 44))
      world.table.insertRows(at: [path(3)], with: .none)
      world.turn()
    }
    #expect(found == [])
    #expect(world.shown == ["0", "1", "2", "new"])
  }

  @Test func reloadDataInABatchDropsIt() {
    let world = world(4)
    let found = findings {
      world.table.performBatchUpdates {
        world.sections[0].removeLast(2)
        world.table.deleteRows(at: [path(3)], with: .none)
        world.table.reloadData()
      }
    }
    #expect(found.map { $0.prefix(19) } == ["reloadDuringUpdates"])
    world.turn()
    #expect(world.shown == ["0", "1"])
  }

  // MARK: Data sources that lie

  @Test func negativeCounts() {
    final class Negative: NSObject, UITableViewDataSource {
      func numberOfSections(in tableView: UITableView) -> Int { 2 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 0 ? -3 : 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let world = world(2)
    let source = Negative()
    world.table.delegate = nil
    let found = findings {
      world.table.dataSource = source
      world.turn()
    }
    #expect(found.contains("negativeCount: UITableView: the data source gave a count of -3 for section 0"))
    #expect(world.table.visibleCells.count == 1)
  }

  /// Counts go down behind the table's back: rows that are gone are still asked for, and the source answers somehow.
  @Test func aSourceThatShrinksWithoutSayingSo() {
    final class Shrinking: NSObject, UITableViewDataSource {
      var count = 100
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = indexPath.row < count ? "\(indexPath.row)" : "gone"
        return cell
      }
    }
    let world = world(2)
    let source = Shrinking()
    world.table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    world.table.delegate = nil
    world.table.dataSource = source
    world.turn()
    source.count = 10
    world.scroll(by: 200, frames: 5)
    #expect(world.table.visibleCells.contains { $0.textLabel?.text == "gone" })
    world.table.reloadData()
    world.turn()
    #expect(world.table.contentOffset.y == 0)
    #expect(world.table.visibleCells.map { $0.textLabel?.text } == (0..<10).map { "\($0)" })
  }

  @Test func aSourceThatAnswersOtherCountsEachTime() {
    final class Wavering: NSObject, UITableViewDataSource {
      var asked = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        asked += 1
        return 5 + asked % 3
      }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let world = world(2)
    let source = Wavering()
    world.table.delegate = nil
    world.table.dataSource = source
    world.turn()
    let found = findings {
      for _ in 0..<6 { world.table.performBatchUpdates({}) }
      world.turn()
    }
    #expect(found.filter { $0.hasPrefix("invalidUpdate") }.count >= 4)
    #expect(world.table.visibleCells.count == world.table.numberOfRows(inSection: 0))
  }

  @Test func aDataSourceThatDiesLeavesWhatShowsUntilTheReload() {
    let world = world(2)
    weak var gone: Short?
    do {
      let source = Short()
      gone = source
      world.table.delegate = nil
      world.table.dataSource = source
      world.turn()
      #expect(world.table.visibleCells.count == 3)
    }
    #expect(gone == nil)
    world.turn()
    world.table.reloadData()
    world.turn()
    #expect(world.table.visibleCells.isEmpty)
    #expect(world.table.contentSize.height == 0)
  }

  final class Short: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }

  @Test func aCellOfAnotherRowIsNotTakenFromIt() {
    let world = world(6)
    final class Thief: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        // Row 4 answers with the cell that row 0 shows.
        if indexPath.row == 4, let shown = tableView.cellForRow(at: IndexPath(row: 0, section: 0)) { return shown }
        let cell = tableView.dequeueReusableCell(withIdentifier: "plain", for: indexPath)
        cell.textLabel?.text = "\(indexPath.row)"
        return cell
      }
    }
    let source = Thief()
    world.table.delegate = nil
    world.table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
    let found = findings {
      world.table.dataSource = source
      world.turn()
    }
    #expect(found.contains { $0.hasPrefix("cellReturnedTwice") && $0.contains("row 4 in section 0") })
    #expect(world.table.visibleCells[0].textLabel?.text == "0")
  }

  @Test func anIdentifierNobodyRegistered() {
    let world = ListWorld(2)
    world.identifier = "nobody"
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "nobody", for: indexPath)
      }
    }
    let source = Source()
    world.table.delegate = nil
    let found = findings {
      world.table.dataSource = source
      world.turn()
    }
    #expect(
      found.contains {
        $0.hasPrefix("unregisteredReuseIdentifier") && $0.contains("nobody") && $0.contains("row 1 in section 0")
      })
    #expect(world.table.visibleCells.count == 2)
    #expect(world.table.dequeueReusableCell(withIdentifier: "never") == nil)
  }

  @Test func aClassThatIsNoCell() {
    let world = ListWorld(0)
    let found = findings { world.table.register(UILabel.self, forCellReuseIdentifier: "label") }
    #expect(found.count == 1 && found[0].contains("UILabel"))
    #expect(world.table.dequeueReusableCell(withIdentifier: "label") == nil)
  }

  @Test func aNibIsNotThere() {
    let world = ListWorld(0)
    let found = findings {
      world.table.register(UINib(nibName: "PersonCell", bundle: nil), forCellReuseIdentifier: "person")
    }
    #expect(found.count == 1 && found[0].hasPrefix("missingNib") && found[0].contains("PersonCell"))
    #expect(world.table.dequeueReusableCell(withIdentifier: "person") != nil)
    world.table.register(nil as UINib?, forCellReuseIdentifier: "person")
    let made = findings { _ = UINib(nibName: "X", bundle: nil).instantiate(withOwner: nil) }
    #expect(made.count == 1 && made[0].contains("X"))
  }

  // MARK: Heights

  @Test(arguments: [CGFloat.nan, .infinity, -20]) func heightsThatAreNone(height: CGFloat) {
    final class Heights: NSObject, UITableViewDelegate {
      let height: CGFloat
      init(_ height: CGFloat) { self.height = height }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == 2 ? height : 50
      }
    }
    let world = ListWorld(5)
    let delegate = Heights(height)
    world.logsConfigure = false
    let found = findings {
      world.table.delegate = delegate
      world.turn()
    }
    #expect(found.contains { $0.hasPrefix("invalidHeight") && $0.contains("row 2 in section 0") })
    #expect(world.table.visibleCells.map(\.frame.height) == [50, 50, 44, 50, 50])
    #expect(world.table.contentSize.height == 244)
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0, -1]) func contentThatHasNoHeight(height: CGFloat) {
    let world = ListWorld(rows: [44, height, 44].map { ListWorld.Row(name: "\($0)", height: $0) })
    let found = findings { world.turn() }
    #expect(found.contains { $0.hasPrefix("ambiguousCellHeight") && $0.contains("row 1 in section 0") })
    #expect(world.tops == [0, 44, 88])
  }

  @Test func fixedHeightsThatAreNone() {
    for height in [CGFloat.nan, .infinity] {
      let world = ListWorld(5)
      let found = findings {
        world.table.rowHeight = height
        world.turn()
      }
      #expect(found.contains { $0.hasPrefix("invalidHeight") && $0.contains("rowHeight") }, "\(height)")
      #expect(world.tops == [0, 44, 88, 132, 176])
    }
  }

  @Test func estimatesThatAreNone() {
    for estimate in [CGFloat.nan, .infinity] {
      let world = ListWorld(5)
      let found = findings {
        world.table.estimatedRowHeight = estimate
        world.turn()
      }
      #expect(found.contains { $0.hasPrefix("invalidHeight") && $0.contains("estimatedRowHeight") }, "\(estimate)")
      #expect(world.tops == [0, 44, 88, 132, 176])
      #expect(world.table.contentSize.height.isFinite)
    }
  }

  // MARK: Code that comes back into the table

  @Test func rowsRemovedFromInsideADisplayCall() {
    final class Meddling: NSObject, UITableViewDataSource, UITableViewDelegate {
      var names = (0..<10).map { "\($0)" }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = indexPath.row < names.count ? names[indexPath.row] : "gone"
        return cell
      }
      func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        guard indexPath.row == 3, names.count == 10 else { return }
        names.removeLast()
        tableView.deleteRows(at: [IndexPath(row: 9, section: 0)], with: .none)
      }
    }
    let world = ListWorld(1)
    let meddling = Meddling()
    let found = findings {
      world.table.dataSource = meddling
      world.table.delegate = meddling
      world.turn(2)
    }
    #expect(found.count == 1)
    #expect(found[0].hasPrefix("nestedTableUpdate") && found[0].contains("an update"))
    #expect(world.table.visibleCells.map { $0.textLabel?.text } == (0..<9).map { "\($0)" })
  }

  @Test func aCellTakenOutOfTheTableWhileItShows() {
    let world = world(4)
    world.table.visibleCells[1].removeFromSuperview()
    world.table.setNeedsLayout()
    world.turn()
    #expect(world.shown.count == 4)
    world.table.reloadData()
    world.turn()
    #expect(world.table.visibleCells.allSatisfy { $0.superview === world.table })
  }

  @Test func aScrollFromInsideDidScroll() {
    let world = world(1000)
    final class Chaser: NSObject, UITableViewDelegate {
      var calls = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        calls += 1
        if scrollView.contentOffset.y < 500 { scrollView.contentOffset.y += 100 }
      }
    }
    let chaser = Chaser()
    world.table.delegate = chaser
    world.turn()
    world.table.contentOffset.y = 10
    world.turn()
    #expect(world.table.contentOffset.y == 510)
    #expect(chaser.calls == 6)
    #expect(world.shown.first == "11")
  }

  @Test func layoutAskedForInsideACell() {
    let world = ListWorld(5)
    world.onConfigure = { cell, _ in
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
      world.table.layoutIfNeeded()
    }
    world.turn()
    #expect(world.shown == ["0", "1", "2", "3", "4"])
    #expect(world.issues == [])
  }

  @Test func selectingAndScrollingWhereNothingIs() {
    let world = world(3)
    let found = findings {
      world.table.scrollToRow(at: path(3), at: .top, animated: false)
      world.table.scrollToRow(at: path(0, 1), at: .top, animated: true)
      world.table.selectRow(at: path(7), animated: false, scrollPosition: .none)
      world.table.deselectRow(at: path(7), animated: false)
      world.turn()
    }
    #expect(found.filter { $0.hasPrefix("invalidRow") }.count == 3)
    #expect(world.table.indexPathForSelectedRow == nil)
    #expect(world.table.rectForRow(at: path(9)) == .zero)
    #expect(world.table.indexPathForRow(at: CGPoint(x: 10, y: 5_000)) == nil)
    #expect(!world.table._tapRow(at: path(3)))
  }

  @Test func anIndexTitleOfNoSection() {
    final class Indexed: NSObject, UITableViewDataSource {
      func numberOfSections(in tableView: UITableView) -> Int { 3 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C", "#"] }
      func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        title == "#" ? 9 : index
      }
    }
    let world = world(1)
    let source = Indexed()
    world.table.delegate = nil
    world.table.dataSource = source
    world.turn()
    #expect(world.table._sectionIndexTitles == ["A", "B", "C", "#"])
    #expect(world.table._touchSectionIndex(at: 1) == 1)
    world.turn()
    #expect(world.table.contentOffset.y == 1320)
    let found = findings { world.table._touchSectionIndex(at: 3) }
    #expect(found.count == 1 && found[0].contains("#"))
    #expect(world.table.contentOffset.y == 1320)
    #expect(world.table._touchSectionIndex(at: 4) == nil)
    world.table.sectionIndexMinimumDisplayRowCount = 91
    #expect(world.table._sectionIndexTitles == nil)
  }
}
