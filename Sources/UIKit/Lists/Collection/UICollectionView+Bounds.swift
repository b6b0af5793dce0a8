import Foundation

// What follows the bounds, and what the bounds follow: sizes, insets, and the end of the content.
extension UICollectionView {
  /// An item that shows and how far it is from the upper left corner of what shows.
  struct Anchor {
    let path: IndexPath
    let distance: CGPoint
  }

  /// At another size what was measured is void where the layout says so. Returns the first item that shows, which stays
  /// where it is, unless the top is at rest: as in tables, a choice.
  final func boundsMayHaveChanged() -> Anchor? {
    guard filledOffset != nil, filledOffset != contentOffset || laidOutSize != bounds.size || sizesAreVoid else {
      laidOutSize = bounds.size
      return nil
    }
    let resized = laidOutSize != bounds.size || sizesAreVoid
    laidOutSize = bounds.size
    if resized { layoutIsDue = true }
    if sizesAreVoid {
      sizesAreVoid = false
      layout.forgetSizes()
      layout.invalidateLayout()
    } else {
      guard layout.shouldInvalidateLayout(forBoundsChange: bounds) else { return nil }
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
    }
    guard resized else { return nil }
    dropPrepared()
    measureDisplayedAnew()
    let (low, _) = restingOffsets
    guard contentOffset.y > low.y || contentOffset.x > low.x, let first = displayed.first(where: { $0.cell != nil })
    else { return nil }
    let origin = first.view.frame.origin
    return Anchor(
      path: first.key.path, distance: CGPoint(x: origin.x - contentOffset.x, y: origin.y - contentOffset.y))
  }

  /// Other insets are another room for lines, and another place for headers that stay in view.
  final func takeOverInset(from old: UIEdgeInsets) {
    guard filledOffset != nil, !layout.isInvalid else { return }
    let (_, _, leading, trailing) = layout.axis.insets(adjustedContentInset)
    let (_, _, oldLeading, oldTrailing) = layout.axis.insets(old)
    if leading + trailing != oldLeading + oldTrailing {
      layout.invalidateLayout()
    } else if layout.shouldInvalidateLayout(forBoundsChange: bounds) {
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
    }
  }

  final func keep(_ anchor: Anchor) {
    guard let frame = layout.layoutAttributesForItem(at: anchor.path)?.frame else { return }
    let (low, high) = restingOffsets
    // Only along what scrolls: across, items stand where the other width puts them.
    let y = high.y > low.y ? frame.minY - anchor.distance.y : contentOffset.y
    let x = high.x > low.x ? frame.minX - anchor.distance.x : contentOffset.x
    let target = clamped(CGPoint(x: x, y: y))
    shiftMotion(by: CGPoint(x: target.x - contentOffset.x, y: target.y - contentOffset.y))
    moveSilently(to: target)
  }

  final func prepareLayoutIfNeeded() {
    loadIfNeeded()
    guard layout.isInvalid else { return }
    layout.isInvalid = false
    layout.prepare()
    updateContentSize()
  }

  private func updateContentSize() {
    let size = layout.collectionViewContentSize
    guard size != contentSize else { return }
    let shrank = size.height < contentSize.height || size.width < contentSize.width
    contentSize = size
    if shrank { returnToEnd() }
  }

  /// Back from beyond the end, unless the content is moved by a finger or by itself. Returns whether it was there.
  @discardableResult final func returnToEnd() -> Bool {
    guard filledOffset != nil, !isTracking, !isDragging, motion.isRest else { return false }
    let (_, high) = restingOffsets
    let target = CGPoint(x: min(contentOffset.x, high.x), y: min(contentOffset.y, high.y))
    guard target != contentOffset else { return false }
    moveSilently(to: target)
    return true
  }

  final func moveSilently(to offset: CGPoint) {
    isCorrectingOffset = true
    moveContent(to: offset)
    isCorrectingOffset = false
  }
}
