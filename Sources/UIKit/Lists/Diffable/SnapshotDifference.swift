import Foundation

/// The updates that turn one snapshot into another: what went, what came, and the fewest moves of what stayed. Costs what
/// is in the snapshots, as UIKit's does, but nothing is asked of rows that only changed their number.
struct SnapshotDifference<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var updates = TableUpdates()
  private let old: Snapshot
  private let new: Snapshot

  init(from old: Snapshot, to new: Snapshot) {
    self.old = old
    self.new = new
    let kept = diffSections()
    diffItems(kept)
    addReloads()
  }

  /// For each old section, its new place, if it stays.
  private mutating func diffSections() -> [Int?] {
    let target = old.sectionIdentifiers.map { new.indexOfSection($0) }
    for (index, place) in target.enumerated() where place == nil { updates.deletedSections.insert(index) }
    for (index, identifier) in new.sectionIdentifiers.enumerated() where old.indexOfSection(identifier) == nil {
      updates.insertedSections.insert(index)
    }
    let staying = target.indices.filter { target[$0] != nil }
    let order = staying.compactMap { target[$0] }
    for (rank, inPlace) in order.longestIncreasing.enumerated() where !inPlace {
      updates.movedSections.append((staying[rank], order[rank]))
    }
    return target
  }

  private mutating func diffItems(_ kept: [Int?]) {
    // Sections whose items are the same in the same order have nothing to look at.
    var changed: [(old: Int, new: Int)] = []
    for (section, target) in kept.enumerated() {
      if let target, old.items[section] != new.items[target] { changed.append((section, target)) }
    }
    guard !changed.isEmpty || !updates.insertedSections.isEmpty || !updates.deletedSections.isEmpty else { return }
    let oldPlaces = places(in: old, changed.map(\.old))
    let newPlaces = places(in: new, changed.map(\.new))
    for (section, target) in changed {
      // The items that stay in this section, by their new rows: those out of order are moved.
      var staying: [(from: Int, to: Int)] = []
      for (row, item) in old.items[section].enumerated() {
        let from = IndexPath(row: row, section: section)
        if let to = newPlaces[item], to.section == target {
          staying.append((row, to.row))
        } else if let to = newPlaces[item] {
          updates.movedRows.append((from, to))
        } else {
          updates.deletedRows.append(from)
        }
      }
      for (rank, inPlace) in staying.map(\.to).longestIncreasing.enumerated() where !inPlace {
        updates.movedRows.append(
          (IndexPath(row: staying[rank].from, section: section), IndexPath(row: staying[rank].to, section: target)))
      }
      for (row, item) in new.items[target].enumerated() where oldPlaces[item] == nil {
        updates.insertedRows.append(IndexPath(row: row, section: target))
      }
    }
  }

  /// Where the items of `sections` are. Only looked up, never walked.
  private func places(in snapshot: Snapshot, _ sections: [Int]) -> [Item: IndexPath] {
    var places: [Item: IndexPath] = [:]
    places.reserveCapacity(sections.reduce(0) { $0 + snapshot.items[$1].count })
    for section in sections {
      for (row, item) in snapshot.items[section].enumerated() {
        places[item] = IndexPath(row: row, section: section)
      }
    }
    return places
  }

  /// What is reloaded or reconfigured is named by its old place; what was not there before comes anew anyway.
  private mutating func addReloads() {
    for identifier in new.reloadedSectionIdentifiers {
      if let section = old.indexOfSection(identifier) { updates.reloadedSections.insert(section) }
    }
    let deleted = Set(updates.deletedRows)
    let path = { (item: Item) -> IndexPath? in
      guard let place = old.place(of: item) else { return nil }
      let path = IndexPath(row: place.item, section: place.section)
      return deleted.contains(path) || updates.deletedSections.contains(place.section) ? nil : path
    }
    updates.reloadedRows = new.reloadedItemIdentifiers.compactMap(path)
    updates.reconfiguredRows = new.reconfiguredItemIdentifiers.compactMap(path)
  }
}

extension [Int] {
  /// Marks the members of one longest increasing subsequence of distinct numbers: what need not move.
  var longestIncreasing: [Bool] {
    if zip(self, dropFirst()).allSatisfy(<) { return [Bool](repeating: true, count: count) }
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: count)
    for (index, value) in enumerated() {
      let place = tails.firstPlace { self[$0] >= value }
      if place > 0 { previous[index] = tails[place - 1] }
      if place == tails.count { tails.append(index) } else { tails[place] = index }
    }
    var marks = [Bool](repeating: false, count: count)
    var current = tails.last ?? -1
    while current >= 0 {
      marks[current] = true
      current = previous[current]
    }
    return marks
  }
}
