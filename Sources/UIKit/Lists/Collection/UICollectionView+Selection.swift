import Foundation

extension UICollectionView {
  final func isItem(_ path: IndexPath) -> Bool {
    path.count == 2 && counts.indices.contains(path.section) && path.item >= 0 && path.item < counts[path.section]
  }

  final func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let path else {
      for selected in selection.paths { deselect(selected) }
      return
    }
    loadIfNeeded()
    guard isItem(path) else { return report("invalidRow", "asked to select item \(path), which is out of bounds") }
    if !allowsMultipleSelection {
      for selected in selection.paths where selected != path { deselect(selected) }
    }
    selection.insert(path)
    cellForItem(at: path)?.isSelected = true
    if scrollPosition != [] { scroll(to: path, scrollPosition, animated: animated) }
  }

  final func deselect(_ path: IndexPath) {
    guard selection.contains(path) else { return }
    selection.remove(path)
    cellForItem(at: path)?.isSelected = false
  }

  // MARK: Scrolling

  final func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    guard isItem(path) else { return report("invalidRow", "asked to scroll to item \(path), which is out of bounds") }
    guard let target = offset(showing: path, position) else { return }
    if animated, window != nil, UIView.areAnimationsEnabled {
      setContentOffset(target, animated: true)
    } else {
      pendingItemToScrollTo = (path, position)
      contentOffset = target
      layoutIsDue = true
      setNeedsLayout()
    }
  }

  final func offset(showing path: IndexPath, _ position: ScrollPosition) -> CGPoint? {
    prepareLayoutIfNeeded()
    guard let frame = layout.layoutAttributesForItem(at: path)?.frame else { return nil }
    let visible = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    if position.contains(.top) { offset.y += frame.minY - visible.minY }
    if position.contains(.centeredVertically) { offset.y += frame.midY - visible.midY }
    if position.contains(.bottom) { offset.y += frame.maxY - visible.maxY }
    if position.contains(.left) { offset.x += frame.minX - visible.minX }
    if position.contains(.centeredHorizontally) { offset.x += frame.midX - visible.midX }
    if position.contains(.right) { offset.x += frame.maxX - visible.maxX }
    return clamped(offset)
  }

  // MARK: What a finger does; not Apple's

  /// A finger is put on an item and lifted. The order is UIKit's. Returns whether the item was selected.
  @discardableResult public final func _tapItem(at path: IndexPath) -> Bool {
    loadIfNeeded()
    guard isItem(path), isEditing ? allowsSelectionDuringEditing : allowsSelection,
      delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return false }
    cellForItem(at: path)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
    let isChosen = choose(path)
    cellForItem(at: path)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
    return isChosen
  }

  private func choose(_ path: IndexPath) -> Bool {
    let allowsSeveral = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    if selection.contains(path) {
      guard allowsSeveral, delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return false }
      deselect(path)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return false
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return false }
    if !allowsSeveral {
      for selected in selection.paths {
        deselect(selected)
        delegate?.collectionView(self, didDeselectItemAt: selected)
      }
    }
    selection.insert(path)
    cellForItem(at: path)?.isSelected = true
    delegate?.collectionView(self, didSelectItemAt: path)
    if delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) == true {
      delegate?.collectionView(self, performPrimaryActionForItemAt: path)
    }
    return true
  }

  /// A finger leaves a section that scrolls across at `offset`, from where it rests as its behaviour says: at a group, at a
  /// page, within its ends. Returns where. Only for compositional layouts.
  @discardableResult public final func _scrollSection(_ section: Int, to offset: CGFloat) -> CGFloat {
    guard let layout = layout as? UICollectionViewCompositionalLayout else { return 0 }
    prepareLayoutIfNeeded()
    let before = layout.acrossOffset(of: section)
    layout.scrollAcross(section, to: offset)
    let after = layout.acrossOffset(of: section)
    if after != before {
      layoutIsDue = true
      setNeedsLayout()
    }
    return after
  }

  // MARK: Moving by hand

  final func beginMovement(of path: IndexPath) -> Bool {
    loadIfNeeded()
    guard isItem(path), dataSource?.collectionView(self, canMoveItemAt: path) == true else { return false }
    movement = (path, path)
    return true
  }

  final func updateMovement(to point: CGPoint) {
    guard let movement, let proposed = indexPathForItem(at: point) else { return }
    let path =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.from, atCurrentIndexPath: movement.to,
        toProposedIndexPath: proposed) ?? proposed
    if isItem(path) { self.movement = (movement.from, path) }
  }

  /// The data source moves the item, and the collection view shows it there.
  final func endMovement() {
    guard let (from, to) = movement else { return }
    movement = nil
    guard from != to else { return }
    beginBatch()
    dataSource?.collectionView(self, moveItemAt: from, to: to)
    moveItem(at: from, to: to)
    endBatch(completion: nil)
  }
}
