import Foundation
import Meter
import Turns

extension UITableView: BatchUpdating {
  /// How long inserting, deleting and moving take: completions run after it. A choice.
  static let updateDuration = 0.3
  static var unbalancedBatch: String { "endUpdates() without beginUpdates()" }

  final func apply(_ updates: TableUpdates) {
    guard !isLayingOut, !isLoading else {
      reportNested("an update")
      reloadIsDeferred = true
      return setNeedsLayout()
    }
    let before = geometry.sections.map(\.rows.count)
    let after = askCounts()
    let map: UpdateMap
    do {
      map = try UpdateMap(updates, before: before, after: after)
    } catch {
      report("invalidUpdate", error.message)
      return reloadEverything()
    }
    if reloadIsDue {
      isLoaded = false
      loadIfNeeded()
    } else {
      let old = displayed
      updateGeometry(map, updates, after)
      updateDisplayed(old, map, updates)
    }
    selection.map { map.newPlace(of: TablePlace(section: $0.section, item: $0.row))?.indexPath }
    highlighted = highlighted.flatMap { map.newPlace(of: TablePlace(section: $0.section, item: $0.row))?.indexPath }
    updateContentSize()
    setNeedsLayout()
    if window != nil { layoutIfNeeded() }
  }

  private func askCounts() -> [Int] {
    isLoading = true
    defer { isLoading = false }
    let sections = max(dataSource?.numberOfSections(in: self) ?? 0, 0)
    return (0..<sections).map { askRowCount($0) }
  }

  // MARK: Geometry

  /// Known heights go where their rows go. Headers and footers are asked for anew, as UIKit does in every batch.
  private func updateGeometry(_ map: UpdateMap, _ updates: TableUpdates, _ after: [Int]) {
    let old = geometry.sections
    let edges = loadEdges(count: after.count)
    var sections: [TableGeometry.Section] = []
    sections.reserveCapacity(after.count)
    for (new, count) in after.enumerated() {
      var section = edges[new]
      if let from = map.oldSectionOfNew[new], !updates.reloadedSections.contains(from) {
        section.rows = old[from].rows
        if map.hasRowChanges(from: from, to: new) { change(&section.rows, map.changes(from: from, to: new)) }
        keepKnownEdges(&section, from: old[from])
      } else {
        section.rows = RowHeights(count: count, estimate: policy.estimate)
      }
      sections.append(section)
    }
    for (from, to) in updates.movedRows {
      sections[to.section].rows.restore(old[from.section].rows.stored(from.row), at: to.row)
    }
    for path in updates.reloadedRows {
      guard let place = map.newPlace(of: TablePlace(section: path.section, item: path.row)) else { continue }
      sections[place.section].rows.forget(place.item)
    }
    geometry.replaceSections(sections)
    if policy.delegateGivesHeights { forgetDelegateHeights() }
  }

  private func change(_ rows: inout RowHeights, _ changes: UpdateMap.RowChanges) {
    for row in changes.leaving.reversed() { rows.remove(row..<row + 1) }
    for row in changes.coming { rows.insert(1, at: row) }
  }

  /// A header that was measured keeps its height while it shows or may show again.
  private func keepKnownEdges(_ section: inout TableGeometry.Section, from old: TableGeometry.Section) {
    if section.header.isPresent, !section.header.isKnown, old.header.isKnown { section.header = old.header }
    if section.footer.isPresent, !section.footer.isKnown, old.footer.isKnown { section.footer = old.footer }
  }

  /// The delegate may answer anew after a batch: an empty one is how apps ask for that.
  private func forgetDelegateHeights() {
    if estimatedRowHeight == 0 {
      isLoaded = false
      geometry = reloadedGeometry()
      isLoaded = true
    } else {
      geometry.forgetRows(estimate: policy.estimate)
    }
  }

  // MARK: What shows

  private func updateDisplayed(_ old: [DisplayedPlace], _ map: UpdateMap, _ updates: TableUpdates) {
    dropPrepared()
    let reloaded = Set(updates.reloadedRows)
    let reconfigured = Set(updates.reconfiguredRows)
    var kept: [DisplayedPlace] = []
    var deleted: [DisplayedPlace] = []
    var toReconfigure: [UITableViewCell] = []
    for var entry in old {
      let isRow = entry.place.isRow
      let place = map.newPlace(of: entry.place)
      let isReloaded =
        updates.reloadedSections.contains(entry.place.section) || isRow && reloaded.contains(entry.place.indexPath)
      if isReloaded {
        outgoing.append(entry)
      } else if let place, geometry.contains(place) {
        if isRow, reconfigured.contains(entry.place.indexPath), let cell = entry.cell { toReconfigure.append(cell) }
        entry.place = place
        entry.needsMeasuring = true
        kept.append(entry)
      } else {
        deleted.append(entry)
      }
    }
    displayed = kept.sorted { $0.place < $1.place }
    for entry in deleted { retire(entry, keeps: false) }
    restoreDisplayed()
    needsMeasuring = true
    needsRefilling = true
    for cell in toReconfigure { reconfigure(cell) }
  }

  /// Lets the data source configure `cell` again in place (facts: engine 4.7-45).
  private func reconfigure(_ cell: UITableViewCell) {
    guard let index = displayed.firstIndex(where: { $0.cell === cell }) else { return }
    let path = displayed[index].place.indexPath
    isLayingOut = true
    defer { isLayingOut = false }
    reconfigured = (path, cell)
    let answer = Phase.configure.run { dataSource?.tableView(self, cellForRowAt: path) }
    reconfigured = nil
    guard let answer, answer !== cell else { return cell.updateConfigurationIfNeeded() }
    report("reconfiguredWithOtherCell", "\(describe(displayed[index].place)) was reconfigured and got another cell")
    answer.table = self
    if answer.superview !== self { addSubview(answer) }
    queue(answer)
  }
}
