import SwiftUI
import Testing
import Turns

@testable import CellBench

/// Who keeps what is leaked: the path is found through properties, collections, enumerations and closures, and never
/// through a weak reference.
@MainActor struct KeeperSearchTests {
  private final class Node {
    var next: AnyObject?
    var action: (() -> Void)?
    let always: () -> Void
    var byName: [String: [AnyObject]] = [:]
    weak var weakly: AnyObject?
    unowned(unsafe) var unsafely: AnyObject?
    var existential: any Holding = Empty()
    var count = 0

    init(always: @escaping () -> Void = {}) { self.always = always }
  }

  private protocol Holding {}
  private struct Empty: Holding {}
  private struct Full: Holding { let object: AnyObject }

  private final class Cell<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private func path(from root: AnyObject, to target: AnyObject) -> String? {
    let search = KeeperSearch(for: [target])
    search.follow(root)
    return search.path(to: target)
  }

  @Test func propertiesAndCollectionsAreFollowedByName() {
    let (root, target) = (Node(), Node())
    #expect(path(from: root, to: target) == nil)
    root.byName = ["a": [], "b": [target]]
    #expect(path(from: root, to: target) == "Node.byName[0] → Node")
    root.byName = [:]
    root.next = Cell(Cell((1, target)))
    #expect(path(from: root, to: target)?.hasPrefix("Node.next → Cell<") == true)
    root.next = nil
    root.existential = Full(object: target)
    #expect(path(from: root, to: target) == "Node.existential → Node")
  }

  @Test func whatAClosureCapturedIsFollowed() {
    let target = Node()
    let root = Node { target.count += 1 }
    #expect(path(from: root, to: target) != nil)
    let other = Node()
    #expect(path(from: other, to: target) == nil)
    other.action = { [target, other = Cell(1)] in target.count += other.value }
    #expect(path(from: other, to: target) == "Node.action → a closure → Node")
    let list = [Node(), target]
    other.action = { list[0].count += 1 }
    #expect(path(from: other, to: target)?.contains("[1]") == true)
  }

  @Test func weakAndUnownedReferencesKeepNothing() {
    let (root, target) = (Node(), Node())
    root.weakly = target
    root.unsafely = target
    root.action = { [weak target] in target?.count += 1 }
    #expect(path(from: root, to: target) == nil)
  }

  @Test func aCycleIsAPathBackToItself() {
    let one = Node()
    #expect(LeakWatch.keeper(of: [one]) == nil)
    let two = Node { one.count += 1 }
    one.next = two
    #expect(LeakWatch.keeper(of: [one])?.hasPrefix("a cycle: Node.next → Node.always → ") == true)
    one.next = nil
  }

  // MARK: Hosts that pile up

  private func run(_ strategy: any HostStrategy<Int>) -> String? {
    _HostCensus.begin()
    defer {
      _HostCensus.end()
      _HostCensus.clear()
    }
    let world = TableWorld(
      rows: Rows<Int>(count: 300, seed: 1) { index, _ in index }, strategy: strategy, estimatedRowHeight: 60,
      mark: { "Row \($0)" }, context: BenchmarkContext(pass: .verification, seed: 1))
    world.show()
    for _ in 0..<10 {
      TurnLoop.main.turn()
      world.tableView.contentOffset.y += 400
    }
    TurnLoop.main.turn()
    return LeakWatch.abandoned()
  }

  @Test func childrenThatNothingShowsAreALeakThatNamesTheParent() {
    let finding = run(RebuildLeaky { Text("Row \($0)").padding() })
    #expect(finding?.contains("TableController<Int>.children[") == true)
    #expect(finding?.contains("UIHostingController<") == true)
  }

  @Test(arguments: HostKind.allCases.filter { $0.flags.isEmpty })
  func noOtherHostLeaks(_ kind: HostKind) {
    #expect(run(kind.strategy { Text("Row \($0)").padding() }) == nil)
  }
}
