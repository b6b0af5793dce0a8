import Foundation
import Meter

/// The items of one section as an outline: items below items, expanded or collapsed. What is below a collapsed item does
/// not show. An identifier that is added twice is reported and left where it is, where UIKit raises an exception.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
where ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
  /// In the order in which all would show if everything were expanded: each item is followed by what is below it.
  public private(set) var items: [ItemIdentifierType] = []
  private var levels: [Int] = []
  private var places: [ItemIdentifierType: Int] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { self = snapshot }

  // MARK: Asking

  public var rootItems: [ItemIdentifierType] { items.indices.filter { levels[$0] == 0 }.map { items[$0] } }

  /// What shows: items all of whose parents are expanded.
  public var visibleItems: [ItemIdentifierType] {
    var visible: [ItemIdentifierType] = []
    var index = 0
    while index < items.count {
      visible.append(items[index])
      index = expanded.contains(items[index]) ? index + 1 : end(of: index)
    }
    return visible
  }

  public func contains(_ item: ItemIdentifierType) -> Bool { places[item] != nil }
  public func index(of item: ItemIdentifierType) -> Int? { places[item] }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard contains(item) else { return false }
    var current = item
    while let above = parent(of: current) {
      guard expanded.contains(above) else { return false }
      current = above
    }
    return true
  }

  /// 0 for root items, and for items that are not there.
  public func level(of item: ItemIdentifierType) -> Int { places[item].map { levels[$0] } ?? 0 }

  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    guard let place = places[child], levels[place] > 0 else { return nil }
    return items[..<place].lastIndex { levels[places[$0] ?? 0] == levels[place] - 1 }.map { items[$0] }
  }

  /// What is below `parent`, and the parent itself if wanted, as a snapshot of its own.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var result = Self()
    guard let place = places[parent] else {
      reportMissing(parent, "take a snapshot of")
      return result
    }
    let range = (includingParent ? place : place + 1)..<end(of: place)
    guard let first = range.first else { return result }
    result.items = Array(items[range])
    result.levels = levels[range].map { $0 - levels[first] }
    result.expanded = Set(result.items.filter { expanded.contains($0) })
    result.number(from: 0)
    return result
  }

  /// The outline as text: a line an item, two spaces a level, `+` for items that show, `*` for those that do not.
  public func visualDescription() -> String {
    items.indices.map { index in
      String(repeating: "  ", count: levels[index]) + (isVisible(items[index]) ? "+ " : "* ") + "\(items[index])"
    }.joined(separator: "\n")
  }

  /// Where what is below the item at `place` ends.
  private func end(of place: Int) -> Int {
    var end = place + 1
    while end < items.count, levels[end] > levels[place] { end += 1 }
    return end
  }

  // MARK: Adding

  /// At the end of what is below `parent`, or of the section.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard let parent else { return insert(items, at: self.items.count, level: 0) }
    guard let place = places[parent] else { return reportMissing(parent, "append items to") }
    insert(items, at: end(of: place), level: levels[place] + 1)
  }

  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard let place = places[item] else { return reportMissing(item, "insert items before") }
    insert(items, at: place, level: levels[place])
  }

  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard let place = places[item] else { return reportMissing(item, "insert items after") }
    insert(items, at: end(of: place), level: levels[place])
  }

  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
  ) {
    guard let place = places[item] else { return reportMissing(item, "insert a snapshot before") }
    insert(snapshot, at: place, level: levels[place])
  }

  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
  ) {
    guard let place = places[item] else { return reportMissing(item, "insert a snapshot after") }
    insert(snapshot, at: end(of: place), level: levels[place])
  }

  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard let place = places[parent] else { return reportMissing(parent, "replace what is below") }
    remove(place + 1..<end(of: place))
    insert(snapshot, at: place + 1, level: levels[place] + 1)
  }

  private mutating func insert(_ new: [ItemIdentifierType], at place: Int, level: Int) {
    insert(new, levels: new.map { _ in level }, at: place)
  }

  private mutating func insert(_ snapshot: Self, at place: Int, level: Int) {
    insert(snapshot.items, levels: snapshot.levels.map { $0 + level }, at: place)
    expanded.formUnion(snapshot.expanded)
  }

  private mutating func insert(_ new: [ItemIdentifierType], levels newLevels: [Int], at place: Int) {
    var seen = Set<ItemIdentifierType>()
    let fresh = new.indices.filter { places[new[$0]] == nil && seen.insert(new[$0]).inserted }
    if fresh.count < new.count {
      let duplicates = Set(new.indices).subtracting(fresh).sorted().map { new[$0] }
      report("duplicateIdentifiers", "the item identifiers are not unique. Duplicates: \(duplicates.prefix(10))")
    }
    items.insert(contentsOf: fresh.map { new[$0] }, at: place)
    levels.insert(contentsOf: fresh.map { newLevels[$0] }, at: place)
    number(from: place)
  }

  private mutating func number(from first: Int) {
    for place in first..<max(first, items.count) { places[items[place]] = place }
  }

  // MARK: Taking away

  /// With all that is below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let place = places[item] else { continue }
      remove(place..<end(of: place))
    }
  }

  public mutating func deleteAll() { self = Self() }

  private mutating func remove(_ range: Range<Int>) {
    for item in items[range] {
      places[item] = nil
      expanded.remove(item)
    }
    items.removeSubrange(range)
    levels.removeSubrange(range)
    number(from: range.lowerBound)
  }

  // MARK: Expanding

  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items { if contains(item) { expanded.insert(item) } else { reportMissing(item, "expand") } }
  }

  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items { if contains(item) { expanded.remove(item) } else { reportMissing(item, "collapse") } }
  }

  // MARK: Reporting

  private func report(_ kind: String, _ message: @autoclosure () -> String) {
    RuntimeIssue.report(kind, "NSDiffableDataSourceSectionSnapshot: \(message())")
  }

  private func reportMissing(_ item: ItemIdentifierType, _ what: String) {
    report("missingIdentifier", "cannot \(what) \(item), which is not in the snapshot")
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable {}
