import Foundation
import Meter

/// The sections and items of a list at one moment, by identifier. Identifiers are unique: one that is added twice is
/// reported and left where it is, where UIKit raises an exception.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  /// The items of each section, in the order of `sectionIdentifiers`.
  var items: [[ItemIdentifierType]] = []
  /// The section that holds an item.
  private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
  private var places: [SectionIdentifierType: Int] = [:]
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  public init() {}

  // MARK: Asking

  public var numberOfSections: Int { sectionIdentifiers.count }
  public var numberOfItems: Int { homes.count }
  public var itemIdentifiers: [ItemIdentifierType] { items.flatMap { $0 } }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    places[identifier].map { items[$0].count } ?? 0
  }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    places[identifier].map { items[$0] } ?? []
  }

  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    homes[identifier]
  }

  /// The item's place among all items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let (section, item) = place(of: identifier) else { return nil }
    return items[..<section].reduce(0) { $0 + $1.count } + item
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { places[identifier] }

  /// The identifiers at places in a list, nil where there are none.
  func item(at indexPath: IndexPath) -> ItemIdentifierType? {
    guard items.indices.contains(indexPath.section) else { return nil }
    let items = items[indexPath.section]
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  func sectionIdentifier(at index: Int) -> SectionIdentifierType? {
    sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil
  }

  func numberOfItems(at section: Int) -> Int { items.indices.contains(section) ? items[section].count : 0 }

  func contains(_ identifier: ItemIdentifierType) -> Bool { homes[identifier] != nil }

  func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
    guard let home = homes[identifier], let section = places[home],
      let item = items[section].firstIndex(of: identifier)
    else { return nil }
    return (section, item)
  }

  // MARK: Items

  /// Appends to `sectionIdentifier`, or to the last section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let home = sectionIdentifier ?? sectionIdentifiers.last, let section = places[home] else {
      return Self.report("missingSection", "there is no section to append items to: \(describe(sectionIdentifier))")
    }
    items[section] += take(identifiers, into: home)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: beforeIdentifier, offset: 0)
  }

  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    insert(identifiers, at: afterIdentifier, offset: 1)
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], at other: ItemIdentifierType, offset: Int) {
    guard let (section, item) = place(of: other) else { return reportMissing(other, "insert items at") }
    let new = take(identifiers, into: sectionIdentifiers[section])
    items[section].insert(contentsOf: new, at: item + offset)
  }

  /// Notes where `identifiers` live from now on, and leaves out those that live somewhere already.
  private mutating func take(
    _ identifiers: [ItemIdentifierType], into home: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    homes.reserveCapacity(homes.count + identifiers.count)
    var duplicates: [ItemIdentifierType] = []
    let new = identifiers.filter { identifier in
      guard homes[identifier] == nil else {
        duplicates.append(identifier)
        return false
      }
      homes[identifier] = home
      return true
    }
    if !duplicates.isEmpty {
      Self.report(
        "duplicateIdentifiers",
        "the item identifiers are not unique. Duplicates in section \(home): \(duplicates.prefix(10))")
    }
    return new
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    var touched = IndexSet()
    let gone = Set(identifiers)
    for identifier in identifiers {
      guard let home = homes.removeValue(forKey: identifier), let section = places[home] else { continue }
      touched.insert(section)
    }
    for section in touched { items[section].removeAll { gone.contains($0) } }
  }

  public mutating func deleteAllItems() { self = Self() }

  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, to: toIdentifier, offset: 0)
  }

  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, to: toIdentifier, offset: 1)
  }

  private mutating func move(_ identifier: ItemIdentifierType, to other: ItemIdentifierType, offset: Int) {
    guard let from = place(of: identifier) else { return reportMissing(identifier, "move") }
    guard identifier != other else { return }
    guard contains(other) else { return reportMissing(other, "move an item to") }
    items[from.section].remove(at: from.item)
    guard let to = place(of: other) else { return }
    items[to.section].insert(identifier, at: to.item + offset)
    homes[identifier] = sectionIdentifiers[to.section]
  }

  /// Asks for new cells for these items, although they stay.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers where !contains(identifier) { reportMissing(identifier, "reload") }
    reloadedItemIdentifiers += identifiers.filter { contains($0) }
  }

  /// Asks for the cells of these items to be configured again in place.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers where !contains(identifier) { reportMissing(identifier, "reconfigure") }
    reconfiguredItemIdentifiers += identifiers.filter { contains($0) }
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insertSections(identifiers, at: sectionIdentifiers.count)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let place = places[toIdentifier] else { return reportMissing(section: toIdentifier) }
    insertSections(identifiers, at: place)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let place = places[toIdentifier] else { return reportMissing(section: toIdentifier) }
    insertSections(identifiers, at: place + 1)
  }

  private mutating func insertSections(_ identifiers: [SectionIdentifierType], at place: Int) {
    var new: [SectionIdentifierType] = []
    for identifier in identifiers {
      if places[identifier] != nil {
        Self.report("duplicateIdentifiers", "the section identifiers are not unique: \(identifier)")
      } else {
        new.append(identifier)
        places[identifier] = place
      }
    }
    sectionIdentifiers.insert(contentsOf: new, at: place)
    items.insert(contentsOf: Array(repeating: [], count: new.count), at: place)
    numberSections(from: place)
  }

  private mutating func numberSections(from first: Int) {
    for place in first..<max(first, sectionIdentifiers.count) { places[sectionIdentifiers[place]] = place }
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      guard let place = places.removeValue(forKey: identifier) else { continue }
      for item in items[place] { homes[item] = nil }
      sectionIdentifiers.remove(at: place)
      items.remove(at: place)
      numberSections(from: place)
    }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    moveSection(identifier, to: toIdentifier, offset: 0)
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    moveSection(identifier, to: toIdentifier, offset: 1)
  }

  private mutating func moveSection(
    _ identifier: SectionIdentifierType, to other: SectionIdentifierType, offset: Int
  ) {
    guard let from = places[identifier] else { return reportMissing(section: identifier) }
    guard places[other] != nil else { return reportMissing(section: other) }
    guard identifier != other else { return }
    sectionIdentifiers.remove(at: from)
    let moved = items.remove(at: from)
    numberSections(from: from)
    let to = (places[other] ?? 0) + offset
    sectionIdentifiers.insert(identifier, at: to)
    items.insert(moved, at: to)
    numberSections(from: 0)
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where places[identifier] == nil { reportMissing(section: identifier) }
    reloadedSectionIdentifiers += identifiers.filter { places[$0] != nil }
  }

  /// Gives a section other items; a section that is not there comes at the end.
  mutating func setItems(_ identifiers: [ItemIdentifierType], ofSection section: SectionIdentifierType) {
    if places[section] == nil { appendSections([section]) }
    deleteItems(itemIdentifiers(inSection: section))
    appendItems(identifiers, toSection: section)
  }

  /// Takes the item at `from` to `to`, a place after it was taken out.
  mutating func moveItem(from: (section: Int, item: Int), to: (section: Int, item: Int)) {
    guard items.indices.contains(from.section), items[from.section].indices.contains(from.item),
      items.indices.contains(to.section)
    else { return }
    let identifier = items[from.section].remove(at: from.item)
    items[to.section].insert(identifier, at: min(max(to.item, 0), items[to.section].count))
    homes[identifier] = sectionIdentifiers[to.section]
  }

  /// The same content with nothing left to reload: what a data source keeps.
  var settled: Self {
    var result = self
    result.reloadedSectionIdentifiers = []
    result.reloadedItemIdentifiers = []
    result.reconfiguredItemIdentifiers = []
    return result
  }

  // MARK: Reporting

  private static func report(_ kind: String, _ message: @autoclosure () -> String) {
    RuntimeIssue.report(kind, "NSDiffableDataSourceSnapshot: \(message())")
  }

  private func describe(_ section: SectionIdentifierType?) -> String { section.map { "\($0)" } ?? "no section" }

  private func reportMissing(_ item: ItemIdentifierType, _ what: String) {
    Self.report("missingIdentifier", "cannot \(what) \(item), which is not in the snapshot")
  }

  private func reportMissing(section: SectionIdentifierType) {
    Self.report("missingIdentifier", "section \(section) is not in the snapshot")
  }
}

extension NSDiffableDataSourceSnapshot: Sendable {}
