import Foundation
import Meter

extension UICollectionView {
  /// How often sizes may send one layout back to the attributes. Each cell is asked once, so that this is far away.
  private static let fillLimit = 1_000

  final func layOutCollection() {
    guard !isLayingOut else { return }
    if reloadIsDeferred { reloadEverything() }
    loadIfNeeded()
    isLayingOut = true
    defer { isLayingOut = false }
    if reloadIsDue { clearDisplay() }
    guard bounds.width > 0, bounds.height > 0 else { return }
    let anchor = boundsMayHaveChanged()
    guard layoutIsDue || layout.isInvalid || needsMeasuring || filledOffset != contentOffset else { return }
    layoutIsDue = false
    prepareLayoutIfNeeded()
    measureInvalidated()
    if let anchor { keep(anchor) }
    if let (item, position) = pendingItemToScrollTo {
      pendingItemToScrollTo = nil
      settle(on: item, position)
    } else {
      let before = contentOffset
      fill()
      // What came to show above has pushed the offset on, beyond the end of content that is all in view.
      if contentOffset != before, returnToEnd() { fill() }
    }
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    retireOutgoing()
    dropDistantPrepared()
    filledOffset = contentOffset
    announceToPrefetchDataSource()
  }

  /// Fills around `item` until measuring leaves the offset that shows it alone.
  private func settle(on item: IndexPath, _ position: ScrollPosition) {
    for _ in 0..<8 {
      guard let target = offset(showing: item, position) else { break }
      moveSilently(to: target)
      fill()
      if offset(showing: item, position) == contentOffset { return }
    }
    fill()
  }

  // MARK: Filling

  private func fill() {
    var rounds = 0
    var attributes = layout.layoutAttributesForElements(in: bounds) ?? []
    retireLeaving(attributes)
    fillAnchor = anchorAbove
    defer { fillAnchor = nil }
    while rounds < Self.fillLimit {
      rounds += 1
      guard enterMissing(attributes) else { break }
      prepareLayoutIfNeeded()
      attributes = layout.layoutAttributesForElements(in: bounds) ?? []
    }
    retireLeaving(attributes)
    takeOver(attributes)
  }

  final func takeOver(_ attributes: [UICollectionViewLayoutAttributes]) {
    for each in attributes {
      guard let index = place(of: each.key) else { continue }
      displayed[index].view.takeOver(each)
      // Before anything is solved: the content is never asked to be as high as the last item, or the estimate, was.
      displayed[index].cell?.fitContentView()
    }
  }

  /// The item that elements which come to show above it must not push away; nil while the list scrolls on.
  final var anchorAbove: IndexPath? {
    scrollsForward ? nil : displayed.first { $0.cell != nil }?.key.path
  }

  final func comesAboveAnchor(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard let anchor = fillAnchor else { return false }
    let path = attributes.indexPath
    guard path.section == anchor.section else { return path.section < anchor.section }
    switch attributes.representedElementKind {
    case nil: return path.item < anchor.item
    case UICollectionView.elementKindSectionFooter: return false
    default: return true
    }
  }

  /// Shows what `attributes` name and what does not show yet. Returns true as soon as a size sends the layout back.
  private func enterMissing(_ attributes: [UICollectionViewLayoutAttributes]) -> Bool {
    for each in attributes {
      guard !each.isHidden, place(of: each.key) == nil else { continue }
      guard each.representedElementCategory != .decorationView else {
        enterDecoration(each)
        continue
      }
      if enter(each) { return true }
    }
    return false
  }

  /// The layout's own views: made of the class registered with it, without the data source.
  private func enterDecoration(_ attributes: UICollectionViewLayoutAttributes) {
    let key = attributes.key
    guard let view = dequeueDecoration(key.kind) else { return }
    if view.superview !== self { insertSubview(view, at: 0) }
    view.takeOver(attributes)
    view.isHidden = false
    insert(DisplayedElement(key: key, view: view, cell: nil))
  }

  private func enter(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let key = attributes.key
    needsPreparing = true
    guard attributes.representedElementCategory == .cell else {
      guard let view = askSupplementary(attributes) else { return false }
      let changed = measure(view, attributes)
      insert(DisplayedElement(key: key, view: view, cell: nil))
      view.isHidden = false
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.path)
      return changed
    }
    var changed = false
    let cell: UICollectionViewCell
    if let index = prepared.firstIndex(where: { $0.key == key }), let ready = prepared.remove(at: index).cell {
      cell = ready
      cell.takeOver(attributes)
      // Nothing to measure, unless its content has changed since.
      changed = measure(cell, attributes)
    } else {
      cell = prepareCell(attributes)
      changed = measure(cell, attributes)
    }
    insert(DisplayedElement(key: key, view: cell, cell: cell))
    cell.poolState = .inUse
    let isSelected = selection.contains(key.path)
    if isSelected != cell.isSelected { cell.isSelected = isSelected }
    cell.isHidden = attributes.isHidden
    delegate?.collectionView(self, willDisplay: cell, forItemAt: key.path)
    return changed
  }

  private func retireLeaving(_ attributes: [UICollectionViewLayoutAttributes]) {
    for index in displayed.indices { displayed[index].stays = false }
    for each in attributes where !each.isHidden {
      if let index = place(of: each.key) { displayed[index].stays = true }
    }
    guard displayed.contains(where: { !$0.stays }) else { return }
    let leaving = displayed.filter { !$0.stays }
    displayed.removeAll { !$0.stays }
    let (above, below) = neighbours
    for entry in leaving { retire(entry, keeps: entry.key.path == above || entry.key.path == below) }
    dropDistantPrepared()
  }

  // MARK: What shows, in order

  final func place(of key: ElementKey) -> Int? {
    let index = insertionPlace(for: key)
    return index < displayed.count && displayed[index].key == key ? index : nil
  }

  private func insertionPlace(for key: ElementKey) -> Int {
    displayed.indices.firstPlace { !(displayed[$0].key < key) }
  }

  private func insert(_ entry: DisplayedElement) { displayed.insert(entry, at: insertionPlace(for: entry.key)) }

  /// - Parameter keeps: the cell stays prepared for its item, which is next to what shows (facts: engine 4.7-44).
  final func retire(_ entry: DisplayedElement, keeps: Bool = false) {
    needsPreparing = true
    entry.view.isHidden = true
    if entry.key.category == .decorationView {
      queue(supplementary: entry.view, kind: entry.key.kind)
    } else if let cell = entry.cell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: entry.key.path)
      guard keeps, isPrefetchingEnabled else { return queue(cell) }
      cell.poolState = .prepared
      prepared.append(entry)
    } else {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: entry.view, forElementOfKind: entry.key.kind, at: entry.key.path)
      queue(supplementary: entry.view, kind: entry.key.kind)
    }
  }

  private func retireOutgoing() {
    guard !outgoing.isEmpty else { return }
    let leaving = outgoing
    outgoing = []
    for entry in leaving { retire(entry) }
  }

  final func clearDisplay() {
    reloadIsDue = false
    let leaving = displayed
    displayed = []
    for entry in leaving { retire(entry) }
    dropPrepared()
  }

  // MARK: Reporting

  final func describe(_ attributes: UICollectionViewLayoutAttributes) -> String {
    let path = attributes.indexPath
    guard let kind = attributes.representedElementKind else { return "item \(path.item) in section \(path.section)" }
    return "the \(kind) of section \(path.section)"
  }

  /// Once a turn: whoever does this does it for every item.
  final func reportNested(_ call: String) {
    guard nestedReportTurn != turn else { return }
    nestedReportTurn = turn
    let item = preparing.map { " for item \($0.item) in section \($0.section)" } ?? ""
    report(
      "nestedTableUpdate",
      "\(call) was called while the collection view is being laid out\(item): it takes effect in the next layout")
  }

  final func report(_ kind: String, _ message: @autoclosure () -> String) {
    RuntimeIssue.report(kind, "\(type(of: self)): \(message())")
  }
}
