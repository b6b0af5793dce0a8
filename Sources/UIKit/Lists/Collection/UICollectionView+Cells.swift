import Foundation
import Meter
import Turns

// Registering, dequeuing and preparing.
extension UICollectionView {
  final func registerCell(_ cellClass: AnyClass?, _ identifier: String) {
    guard let cellClass else { return cells.register(nil, for: identifier) }
    guard let type = cellClass as? UICollectionViewCell.Type else {
      return report("invalidCellClass", "\(cellClass) is not a UICollectionViewCell")
    }
    cells.register(type, for: identifier)
  }

  final func registerSupplementary(_ viewClass: AnyClass?, _ kind: String, _ identifier: String) {
    let shelf = shelf(kind, identifier)
    guard let viewClass else { return supplementaries.register(nil, for: shelf) }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      return report("invalidCellClass", "\(viewClass) is not a UICollectionReusableView")
    }
    supplementaries.register(type, for: shelf)
  }

  private func shelf(_ kind: String, _ identifier: String) -> String { kind + "/" + identifier }

  final func dequeueCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
    if let reconfigured, reconfigured.path == path, reconfigured.cell.reuseIdentifier == identifier {
      return reconfigured.cell
    }
    let cell: UICollectionViewCell
    if let queued = takeQueued(identifier) {
      cell = queued
      cell.endWaiting()
    } else {
      if cells.type(for: identifier) == nil {
        report(
          "unregisteredReuseIdentifier",
          "could not dequeue a cell with identifier \(identifier) for item \(path.item) in section \(path.section): "
            + "register a class for it")
      }
      cell = (cells.type(for: identifier) ?? UICollectionViewCell.self).make(frame: frame(ofItem: path))
      cell.reuseIdentifier = identifier
    }
    cell.collection = self
    Counter.cellsDequeued.add()
    return cell
  }

  private func frame(ofItem path: IndexPath) -> CGRect {
    guard !layout.isInvalid else { return .zero }
    return layout.layoutAttributesForItem(at: path)?.frame ?? .zero
  }

  private func takeQueued(_ identifier: String) -> UICollectionViewCell? {
    if let cell = cells.take(identifier) { return cell }
    guard let index = prepared.firstIndex(where: { $0.cell?.reuseIdentifier == identifier }) else { return nil }
    return prepared.remove(at: index).cell
  }

  final func queue(_ cell: UICollectionViewCell) {
    guard let identifier = cell.reuseIdentifier else { return cell.removeFromSuperview() }
    cell.isHidden = true
    cell.poolState = .queued
    cells.queue(cell, for: identifier)
  }

  final func dequeueSupplementary(
    _ kind: String, _ identifier: String, for path: IndexPath
  ) -> UICollectionReusableView {
    let shelf = shelf(kind, identifier)
    let view: UICollectionReusableView
    if let queued = supplementaries.take(shelf) {
      view = queued
      view.prepareForReuse()
    } else {
      if supplementaries.type(for: shelf) == nil {
        report(
          "unregisteredReuseIdentifier",
          "could not dequeue a view of kind \(kind) with identifier \(identifier): register a class for it")
      }
      view = (supplementaries.type(for: shelf) ?? UICollectionReusableView.self).make(frame: .zero)
      view.reuseIdentifier = identifier
    }
    view.collection = self
    return view
  }

  /// nil where no class is registered with the layout, as Apple's then raises an exception.
  final func dequeueDecoration(_ kind: String) -> UICollectionReusableView? {
    let shelf = shelf(kind, kind)
    if let queued = supplementaries.take(shelf) {
      queued.prepareForReuse()
      return queued
    }
    guard let type = layout.decorationClasses[kind] else {
      report(
        "unregisteredReuseIdentifier", "no class is registered with the layout for decoration views of kind \(kind)")
      return nil
    }
    let view = type.make(frame: .zero)
    view.reuseIdentifier = kind
    view.collection = self
    return view
  }

  final func queue(supplementary view: UICollectionReusableView, kind: String) {
    guard let identifier = view.reuseIdentifier else { return view.removeFromSuperview() }
    supplementaries.queue(view, for: shelf(kind, identifier))
  }

  // MARK: Preparing

  final func prepareCell(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewCell {
    let path = attributes.indexPath
    preparing = path
    let answer = Phase.configure.run { dataSource?.collectionView(self, cellForItemAt: path) }
    preparing = nil
    var cell = answer ?? UICollectionViewCell(frame: attributes.frame)
    if cell.poolState == .inUse {
      report(
        "cellReturnedTwice", "the cell returned for item \(path.item) in section \(path.section) shows another item")
      cell = UICollectionViewCell(frame: attributes.frame)
    }
    cell.collection = self
    if cell.superview !== self { addSubview(cell) }
    cell.takeOver(attributes)
    cell.setNeedsLayout()
    cell.updateConfigurationIfNeeded()
    cell.poolState = .prepared
    return cell
  }

  final func askSupplementary(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    guard let kind = attributes.representedElementKind else { return nil }
    let view = Phase.configure.run {
      dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
    }
    guard let view else { return nil }
    view.collection = self
    if view.superview !== self { addSubview(view) }
    view.takeOver(attributes)
    (view as? UICollectionViewCell)?.updateConfigurationIfNeeded()
    return view
  }
}

/// As in a table: one item ahead a turn, in the direction of scrolling.
extension UICollectionView: TurnParticipant {
  public func layoutWillBegin() { turn &+= 1 }
  public var needsLayoutRound: Bool { false }
  public func updateConstraintsPass() {}
  public func layoutPass() {}
  public func layoutDidNotConverge(afterRounds rounds: Int) {}
  public func commit() { Phase.other.run { prepareNext() } }

  private func prepareNext() {
    guard needsPreparing, isPrefetchingEnabled, containingWindow != nil, !isLayingOut, isLoaded, !reloadIsDue,
      !layout.isInvalid
    else { return }
    needsPreparing = false
    guard let path = itemToPrepare, !prepared.contains(where: { $0.key.path == path }),
      let attributes = layout.layoutAttributesForItem(at: path), place(of: attributes.key) == nil
    else { return }
    isLayingOut = true
    fillAnchor = anchorAbove
    defer {
      isLayingOut = false
      fillAnchor = nil
    }
    let cell = prepareCell(attributes)
    cell.isHidden = true
    prepared.append(DisplayedElement(key: attributes.key, view: cell, cell: cell))
    Counter.cellsPrepared.add()
    guard measure(cell, attributes) else { return cell.fitContentView() }
    // What shows moves along with the offset at once: the frame that is drawn is the one before or the one after.
    prepareLayoutIfNeeded()
    takeOver(layout.layoutAttributesForElements(in: bounds) ?? [])
    if let attributes = layout.layoutAttributesForItem(at: path) { cell.takeOver(attributes) }
    cell.isHidden = true
    cell.fitContentView()
    setNeedsLayout()
  }

  private var itemToPrepare: IndexPath? {
    scrollsForward
      ? displayed.last { $0.cell != nil }.flatMap { item(after: $0.key.path) }
      : displayed.first { $0.cell != nil }.flatMap { item(before: $0.key.path) }
  }

  final func item(after path: IndexPath) -> IndexPath? {
    if path.item + 1 < counts[path.section] { return IndexPath(item: path.item + 1, section: path.section) }
    return (path.section + 1..<max(counts.count, path.section + 1)).first { counts[$0] > 0 }.map {
      IndexPath(item: 0, section: $0)
    }
  }

  final func item(before path: IndexPath) -> IndexPath? {
    if path.item > 0 { return IndexPath(item: path.item - 1, section: path.section) }
    return (0..<path.section).last { counts[$0] > 0 }.map { IndexPath(item: counts[$0] - 1, section: $0) }
  }

  final func dropPrepared() {
    let dropped = prepared
    prepared = []
    for entry in dropped { if let cell = entry.cell { queue(cell) } }
  }

  /// The items next to what shows.
  final var neighbours: (above: IndexPath?, below: IndexPath?) {
    (
      displayed.first { $0.cell != nil }.flatMap { item(before: $0.key.path) },
      displayed.last { $0.cell != nil }.flatMap { item(after: $0.key.path) }
    )
  }

  final func dropDistantPrepared() {
    guard !prepared.isEmpty else { return }
    let (above, below) = neighbours
    var index = 0
    while index < prepared.count {
      if prepared[index].key.path == above || prepared[index].key.path == below {
        index += 1
      } else if let cell = prepared.remove(at: index).cell {
        queue(cell)
      }
    }
  }
}

// MARK: For tests and benches

extension UICollectionView {
  /// Cells that are prepared for items that do not show. Not Apple's.
  public final var _preparedItems: [(indexPath: IndexPath, cell: UICollectionViewCell)] {
    prepared.compactMap { entry in entry.cell.map { (entry.key.path, $0) } }
  }

  /// Cells that wait to be dequeued. Not Apple's.
  public final func _queuedCells(withReuseIdentifier identifier: String) -> [UICollectionViewCell] {
    cells.queued(identifier)
  }
}
