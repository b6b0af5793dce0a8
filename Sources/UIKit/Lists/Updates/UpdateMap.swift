import Foundation

/// Where a batch takes everything: checked against the counts before and after, then asked place by place.
struct UpdateMap {
  /// What happens to the rows of one section that stays, in rows of the section before or after.
  struct RowChanges {
    /// Rows that leave, ascending, in places before the batch: deleted and moved away.
    var leaving: [Int] = []
    /// Rows that come, ascending, in places after the batch: inserted and moved here.
    var coming: [Int] = []
    var deleted = 0
    var inserted = 0

    /// Where a row that stays ends up.
    func newRow(of row: Int) -> Int? {
      let before = leaving.firstPlace { $0 >= row }
      if before < leaving.count, leaving[before] == row { return nil }
      // The kept row of rank k comes after every coming row c with fewer than k + 1 kept rows before it.
      let rank = row - before
      return rank + coming.indices.firstPlace { coming[$0] - $0 > rank }
    }
  }

  private(set) var newSectionOfOld: [Int?] = []
  private(set) var oldSectionOfNew: [Int?] = []
  /// By section before the batch: leaving rows; by section after it: coming rows.
  private var leaving: [Int: RowChanges] = [:]
  private var coming: [Int: RowChanges] = [:]
  private var moves: [IndexPath: IndexPath] = [:]
  let reloadedSections: IndexSet

  private let words: UpdateProblem.Words

  init(
    _ updates: TableUpdates, before: [Int], after: [Int], words: UpdateProblem.Words = .table
  ) throws(UpdateProblem) {
    self.words = words
    reloadedSections = updates.reloadedSections
    try checkSections(updates, before: before.count, after: after.count)
    mapSections(updates, before: before.count, after: after.count)
    try collectRows(updates, before: before, after: after)
    try checkRows(before: before, after: after)
  }

  // MARK: Asking

  /// Where `place` is after the batch; nil for what is deleted. A row of a reloaded section has no place after it.
  func newPlace(of place: TablePlace) -> TablePlace? {
    guard let section = newSectionOfOld[place.section] else { return nil }
    guard place.isRow else { return TablePlace(section: section, item: place.item) }
    if !moves.isEmpty, let to = moves[place.indexPath] { return TablePlace(section: to.section, item: to.row) }
    if reloadedSections.contains(place.section) { return nil }
    return changes(from: place.section, to: section).newRow(of: place.item).map {
      TablePlace(section: section, item: $0)
    }
  }

  /// The changes of the rows of a section that was `old` before and is `new` after the batch.
  func changes(from old: Int, to new: Int) -> RowChanges {
    var changes = RowChanges()
    if let leaving = leaving[old] {
      changes.leaving = leaving.leaving
      changes.deleted = leaving.deleted
    }
    if let coming = coming[new] {
      changes.coming = coming.coming
      changes.inserted = coming.inserted
    }
    return changes
  }

  func hasRowChanges(from old: Int, to new: Int) -> Bool { leaving[old] != nil || coming[new] != nil }

  // MARK: Sections

  private func checkSections(_ updates: TableUpdates, before: Int, after: Int) throws(UpdateProblem) {
    for section in updates.deletedSections.union(updates.reloadedSections) where section >= before {
      throw UpdateProblem(
        "attempt to delete section \(section), but there are only \(before) sections before the update")
    }
    for section in updates.insertedSections where section >= after {
      throw UpdateProblem(
        "attempt to insert section \(section) but there are only \(after) sections after the update")
    }
    // Of `Int`: what `IndexSet.insert` returns says that nothing was there before, whatever was.
    var moved: Set<Int> = []
    var taken = Set(updates.insertedSections)
    for (from, to) in updates.movedSections {
      guard from >= 0, from < before, to >= 0, to < after else {
        throw UpdateProblem(
          "attempt to move section \(from) to section \(to), but there are \(before) sections before and \(after) after "
            + "the update")
      }
      guard !updates.deletedSections.contains(from), moved.insert(from).inserted else {
        throw UpdateProblem("attempt to perform a delete and a move from the same section (\(from))")
      }
      guard taken.insert(to).inserted else {
        throw UpdateProblem("attempt to move or insert two sections to the same place (\(to))")
      }
    }
    guard after == before + updates.insertedSections.count - updates.deletedSections.count else {
      throw UpdateProblem.sections(
        after: after, before: before, inserted: updates.insertedSections.count,
        deleted: updates.deletedSections.count, words)
    }
  }

  /// Sections that are neither deleted nor moved keep their order in the places that are left.
  private mutating func mapSections(_ updates: TableUpdates, before: Int, after: Int) {
    newSectionOfOld = Array(repeating: nil, count: before)
    oldSectionOfNew = Array(repeating: nil, count: after)
    var taken = updates.insertedSections
    var gone = updates.deletedSections
    for (from, to) in updates.movedSections {
      newSectionOfOld[from] = to
      oldSectionOfNew[to] = from
      taken.insert(to)
      gone.insert(from)
    }
    var new = 0
    for old in 0..<before where !gone.contains(old) {
      while taken.contains(new) { new += 1 }
      guard new < after else { return }
      newSectionOfOld[old] = new
      oldSectionOfNew[new] = old
      new += 1
    }
  }

  // MARK: Rows

  private mutating func collectRows(_ updates: TableUpdates, before: [Int], after: [Int]) throws(UpdateProblem) {
    for path in updates.reloadedRows + updates.reconfiguredRows { try check(path, "reload", "before", before) }
    for path in updates.deletedRows {
      try check(path, "delete", "before", before)
      leaving[path.section, default: RowChanges()].leaving.append(path.row)
      leaving[path.section]?.deleted += 1
    }
    for path in updates.insertedRows {
      try check(path, "insert", "after", after)
      coming[path.section, default: RowChanges()].coming.append(path.row)
      coming[path.section]?.inserted += 1
    }
    for (from, to) in updates.movedRows {
      try check(from, "move", "before", before)
      try check(to, "move", "after", after)
      moves[from] = to
      leaving[from.section, default: RowChanges()].leaving.append(from.row)
      coming[to.section, default: RowChanges()].coming.append(to.row)
    }
    for section in before.indices where leaving[section] != nil {
      leaving[section]?.leaving.sort()
      if let twice = leaving[section]?.leaving.firstDuplicate {
        throw UpdateProblem("attempt to delete or move \(words.row) \(twice) of section \(section) twice")
      }
    }
    for section in after.indices where coming[section] != nil {
      coming[section]?.coming.sort()
      if let twice = coming[section]?.coming.firstDuplicate {
        throw UpdateProblem("attempt to insert or move to \(words.row) \(twice) of section \(section) twice")
      }
    }
  }

  private func check(
    _ path: IndexPath, _ what: String, _ when: String, _ counts: [Int]
  ) throws(UpdateProblem) {
    guard path.count == 2, counts.indices.contains(path.section) else {
      throw UpdateProblem(
        "attempt to \(what) \(words.row) \(path.count == 2 ? "\(path.row)" : "\(path)") in a section that does not exist: there are "
          + "\(counts.count) sections \(when) the update")
    }
    guard path.row >= 0, path.row < counts[path.section] else {
      throw UpdateProblem(
        "attempt to \(what) \(words.row) \(path.row) in section \(path.section), which only contains \(counts[path.section]) \(words.row)s "
          + "\(when) the update")
    }
  }

  private func checkRows(before: [Int], after: [Int]) throws(UpdateProblem) {
    for (old, new) in newSectionOfOld.enumerated() {
      guard let new, !reloadedSections.contains(old) else { continue }
      let changes = changes(from: old, to: new)
      guard after[new] == before[old] - changes.leaving.count + changes.coming.count else {
        throw UpdateProblem.rows(
          in: old, after: after[new], before: before[old], inserted: changes.inserted, deleted: changes.deleted,
          movedIn: changes.coming.count - changes.inserted, movedOut: changes.leaving.count - changes.deleted, words)
      }
    }
  }
}

extension [Int] {
  fileprivate var firstDuplicate: Int? { zip(self, dropFirst()).first { $0 == $1 }?.0 }
}
