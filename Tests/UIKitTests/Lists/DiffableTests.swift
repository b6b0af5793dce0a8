import Meter
import Testing
import Turns
import UIKit

@MainActor @Suite struct DiffableTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  @MainActor private struct World {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    let table: UITableView
    let source: UITableViewDiffableDataSource<String, Int>
  }

  private func world() -> World {
    TurnLoop.main.settle()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { tableView, indexPath, item in
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.tag = item
      return cell
    }
    let world = World(table: table, source: source)
    world.window.addSubview(table)
    world.window.makeKeyAndVisible()
    _ = RuntimeIssue.drain()
    return world
  }

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (name, items) in sections {
      snapshot.appendSections([name])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  @Test func snapshotsAreEditedByIdentifier() {
    var snapshot = snapshot([("a", [1, 2, 3]), ("b", [4, 5])])
    snapshot.insertItems([10, 11], afterItem: 1)
    snapshot.insertItems([12], beforeItem: 4)
    snapshot.moveItem(3, afterItem: 5)
    snapshot.deleteItems([2])
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 10, 11])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [12, 4, 5, 3])
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "b")
    #expect(snapshot.indexOfItem(4) == 4)
    snapshot.insertSections(["c"], beforeSection: "b")
    snapshot.moveSection("a", afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["c", "b", "a"])
    #expect(snapshot.indexOfSection("a") == 2)
    snapshot.deleteSections(["b"])
    #expect(snapshot.itemIdentifiers == [1, 10, 11])
    #expect(snapshot.numberOfItems == 3)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
  }

  @Test func duplicatesAreReportedAndLeftWhereTheyAre() {
    _ = RuntimeIssue.drain()
    var snapshot = snapshot([("a", [1, 2, 2]), ("b", [2, 3])])
    snapshot.appendSections(["a"])
    let issues = RuntimeIssue.drain().issues.filter { $0.kind == "duplicateIdentifiers" }
    #expect(issues.count == 3)
    #expect(issues.first?.message.contains("[2]") == true)
    #expect(snapshot.itemIdentifiers == [1, 2, 3])
    #expect(snapshot.sectionIdentifiers == ["a", "b"])
    snapshot.reloadItems([99])
    snapshot.moveItem(98, beforeItem: 1)
    snapshot.appendItems([5], toSection: "nowhere")
    #expect(
      RuntimeIssue.drain().issues.filter { ["missingIdentifier", "missingSection"].contains($0.kind) }.count == 3)
  }

  @Test func applyingUpdatesByTheDifference() {
    let world = world()
    world.source.apply(snapshot([("a", Array(0..<10)), ("b", Array(10..<20))]))
    TurnLoop.main.turn()
    #expect(world.table.visibleCells.map(\.tag).prefix(12) == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    let seven = world.table.cellForRow(at: IndexPath(row: 7, section: 0))
    let counts = Counts()
    world.source.apply(snapshot([("b", [19, 10, 11]), ("a", [9, 0, 1, 100, 7, 18])]), animatingDifferences: false)
    #expect(world.table.visibleCells.map(\.tag) == [19, 10, 11, 9, 0, 1, 100, 7, 18])
    #expect(world.table.cellForRow(at: IndexPath(row: 4, section: 1)) === seven)
    #expect(counts[.cellsDequeued] <= 3)
    #expect(RuntimeIssue.drain().issues.map(\.kind) == [])
    #expect(world.source.indexPath(for: 100) == IndexPath(row: 3, section: 1))
    #expect(world.source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == 9)
    #expect(world.source.sectionIdentifier(for: 0) == "b")
    #expect(world.source.index(for: "a") == 1)
  }

  @Test func reloadDequeuesReconfigureDoesNot() {
    let world = world()
    world.source.apply(snapshot([("a", Array(0..<10))]))
    TurnLoop.main.turn()
    var next = world.source.snapshot()
    next.reconfigureItems([3, 4])
    var counts = Counts()
    world.source.apply(next)
    #expect(counts[.cellsDequeued] == 0)
    next = world.source.snapshot()
    #expect(next.reconfiguredItemIdentifiers == [])
    next.reloadItems([3, 4])
    counts = Counts()
    world.source.apply(next)
    #expect(counts[.cellsDequeued] == 2)
    counts = Counts()
    world.source.apply(world.source.snapshot())
    #expect(counts[.cellsDequeued] == 0)
  }

  @Test func completionsRunOnceApplied() {
    let world = world()
    var done: [String] = []
    world.source.apply(snapshot([("a", [1])])) { done.append("first") }
    TurnLoop.main.turn()
    world.source.apply(snapshot([("a", [1, 2])])) { done.append("second") }
    #expect(done == ["first"])
    for _ in 0..<25 { TurnLoop.main.turn() }
    #expect(done == ["first", "second"])
  }

  @Test func randomSnapshotsEndWhereTheyShould() {
    let world = world()
    var seed: UInt64 = 7
    func random(_ below: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % below
    }
    for _ in 0..<150 {
      var pool = Array(0..<30)
      let names = ["a", "b", "c", "d"].filter { _ in random(4) > 0 }.sorted { _, _ in random(2) == 0 }
      let target = names.map { name in
        (name, (0..<random(8)).map { _ in pool.remove(at: random(pool.count)) })
      }
      world.source.apply(snapshot(target), animatingDifferences: random(2) == 0)
      TurnLoop.main.turn()
      #expect(world.table.visibleCells.map(\.tag) == Array(target.flatMap(\.1).prefix(world.table.visibleCells.count)))
      #expect(world.table.visibleCells.count == min(target.flatMap(\.1).count, 19))
    }
    #expect(RuntimeIssue.drain().issues.filter { $0.kind == "invalidUpdate" } == [])
  }
}
