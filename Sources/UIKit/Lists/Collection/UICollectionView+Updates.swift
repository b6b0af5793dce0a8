import Foundation
import Meter
import Turns

extension UICollectionView {
  final func setNeedsReload() {
    isLoaded = false
    reloadIsDue = true
    layout.forgetSizes()
    layout.isInvalid = true
    setNeedsLayout()
  }

  final func reloadEverything() {
    guard !isLayingOut, !isLoading else {
      reportNested("reloadData()")
      reloadIsDeferred = true
      return setNeedsLayout()
    }
    reloadIsDeferred = false
    if batch != nil {
      report("reloadDuringUpdates", "reloadData() was called inside a batch of updates: the updates are dropped")
      batch = nil
    }
    selection.removeAll()
    highlighted = nil
    setNeedsReload()
    loadIfNeeded()
  }

  final func loadIfNeeded() {
    guard !isLoaded, !isLoading, !isLayingOut else { return }
    counts = askCounts()
    isLoaded = true
  }

  private func askCounts() -> [Int] {
    isLoading = true
    defer { isLoading = false }
    guard let dataSource else { return [] }
    let sections = checkedCount(dataSource.numberOfSections(in: self), "numberOfSections")
    return (0..<sections).map {
      checkedCount(dataSource.collectionView(self, numberOfItemsInSection: $0), "section \($0)")
    }
  }

  private func checkedCount(_ count: Int, _ what: @autoclosure () -> String) -> Int {
    if count < 0 { report("negativeCount", "the data source gave a count of \(count) for \(what())") }
    return max(count, 0)
  }

  /// What the layout was told by another delegate is void.
  final func invalidateForDelegate() {
    if !layout.isInvalid { layout.invalidateLayout(with: layout.makeContext()) }
    setNeedsLayout()
  }

  final func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    layoutIsDue = true
    // As UIKit does, and as apps have content that has changed measured.
    if context.invalidateEverything, !isLayingOut { measureDisplayedAnew() }
    let adjustment = context.contentOffsetAdjustment
    if adjustment != .zero {
      shiftMotion(by: adjustment)
      moveSilently(to: CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y))
    }
    if !isLayingOut { setNeedsLayout() }
  }

  final func change(to new: UICollectionViewLayout) {
    guard new !== layout else { return }
    layout.view = nil
    layout = new
    new.view = self
    // It may have been another collection view's, or this one's with other items.
    new.forgetSizes()
    new.isInvalid = true
    measureDisplayedAnew()
    dropPrepared()
    layoutIsDue = true
    setNeedsLayout()
  }
}

extension UICollectionView: BatchUpdating {
  static var unbalancedBatch: String { "a batch was ended that was not begun" }

  final func apply(_ updates: TableUpdates) {
    guard !isLayingOut, !isLoading else {
      reportNested("an update")
      reloadIsDeferred = true
      return setNeedsLayout()
    }
    let before = counts
    let after = askCounts()
    let map: UpdateMap
    do {
      map = try UpdateMap(updates, before: before, after: after, words: .collection)
    } catch {
      report("invalidUpdate", error.message)
      return reloadEverything()
    }
    counts = after
    layout.prepare(forCollectionViewUpdates: items(of: updates, map))
    layout.update(map, updates, after: after)
    if !reloadIsDue { updateDisplayed(map, updates) }
    let move = { (path: IndexPath) in
      map.newPlace(of: TablePlace(section: path.section, item: path.item))?.indexPath
    }
    selection.map(move)
    highlighted = highlighted.flatMap(move)
    layoutIsDue = true
    setNeedsLayout()
    if window != nil { layoutIfNeeded() }
    layout.finalizeCollectionViewUpdates()
  }

  /// As UIKit tells a layout: of sections by paths without an item.
  private func items(of updates: TableUpdates, _ map: UpdateMap) -> [UICollectionViewUpdateItem] {
    func path(_ section: Int?) -> IndexPath? { section.map { IndexPath(item: NSNotFound, section: $0) } }
    func item(
      _ action: UICollectionViewUpdateItem.Action, _ before: IndexPath?, _ after: IndexPath?
    ) -> UICollectionViewUpdateItem { UICollectionViewUpdateItem(action, before: before, after: after) }
    let sections =
      updates.deletedSections.map { item(.delete, path($0), nil) }
      + updates.insertedSections.map { item(.insert, nil, path($0)) }
      + updates.reloadedSections.map { item(.reload, path($0), path(map.newSectionOfOld[$0])) }
      + updates.movedSections.map { item(.move, path($0.from), path($0.to)) }
    let rows =
      updates.deletedRows.map { item(.delete, $0, nil) } + updates.insertedRows.map { item(.insert, nil, $0) }
      + updates.reloadedRows.map { row in
        item(.reload, row, map.newPlace(of: TablePlace(section: row.section, item: row.item))?.indexPath)
      } + updates.movedRows.map { item(.move, $0.from, $0.to) }
    return sections + rows
  }

  private func updateDisplayed(_ map: UpdateMap, _ updates: TableUpdates) {
    dropPrepared()
    let reloaded = Set(updates.reloadedRows)
    let reconfigured = Set(updates.reconfiguredRows)
    var kept: [DisplayedElement] = []
    var deleted: [DisplayedElement] = []
    var toReconfigure: [UICollectionViewCell] = []
    for var entry in displayed {
      let path = entry.key.path
      // What belongs to the whole layout stays.
      guard path.count == 2 else {
        kept.append(entry)
        continue
      }
      let isItem = entry.cell != nil || layout.standsBesideItem(entry.key)
      let place = TablePlace(section: path.section, item: isItem ? path.item : TablePlace.header)
      if updates.reloadedSections.contains(path.section) || entry.cell != nil && reloaded.contains(path) {
        outgoing.append(entry)
      } else if let new = map.newPlace(of: place) {
        if reconfigured.contains(path), let cell = entry.cell { toReconfigure.append(cell) }
        entry.key.path = isItem ? new.indexPath : IndexPath(item: path.item, section: new.section)
        kept.append(entry)
      } else {
        deleted.append(entry)
      }
    }
    displayed = kept.sorted { $0.key < $1.key }
    for entry in deleted { retire(entry) }
    for cell in toReconfigure { reconfigure(cell) }
  }

  private func reconfigure(_ cell: UICollectionViewCell) {
    guard let index = displayed.firstIndex(where: { $0.view === cell }) else { return }
    let path = displayed[index].key.path
    isLayingOut = true
    defer { isLayingOut = false }
    reconfigured = (path, cell)
    let answer = Phase.configure.run { dataSource?.collectionView(self, cellForItemAt: path) }
    reconfigured = nil
    cell.updateConfigurationIfNeeded()
    displayed[index].needsMeasuring = true
    needsMeasuring = true
    if let answer, answer !== cell {
      report(
        "reconfiguredWithOtherCell",
        "item \(path.item) in section \(path.section) was reconfigured and got another cell")
      if answer.superview !== self { addSubview(answer) }
      queue(answer)
    }
  }
}
