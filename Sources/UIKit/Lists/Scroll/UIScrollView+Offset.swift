import Foundation

extension UIScrollView {
  /// The range of offsets at rest, on both axes.
  final var restingOffsets: (low: CGPoint, high: CGPoint) {
    let inset = adjustedContentInset
    let low = CGPoint(x: -inset.left, y: -inset.top)
    let high = CGPoint(
      x: max(contentSize.width + inset.right - bounds.width, low.x),
      y: max(contentSize.height + inset.bottom - bounds.height, low.y))
    return (low, high)
  }

  final func clamped(_ offset: CGPoint) -> CGPoint {
    let (low, high) = restingOffsets
    return CGPoint(x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y))
  }

  final func moveContent(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    bounds = CGRect(origin: offset, size: bounds.size)
  }

  /// Moves the offset together with the content, so that what is shown stays where it is.
  final func correctOffset(by points: CGFloat) {
    isCorrectingOffset = true
    defer { isCorrectingOffset = false }
    shiftMotion(by: CGPoint(x: 0, y: points))
    moveContent(to: CGPoint(x: contentOffset.x, y: contentOffset.y + points))
  }

  /// What is under way goes on from where the content is now.
  final func shiftMotion(by points: CGPoint) {
    motion.shift(by: points)
    drag?.shift(by: points)
  }

  final func contentOffsetDidChange(from old: CGPoint) {
    if !isCorrectingOffset { setNeedsLayout() }
    didScroll(from: old)
    scrollDelegate?.scrollViewDidScroll(self)
  }

  /// `contentInset`, and the safe area on the axes that the behaviour names. `.automatic` is taken as scrollable axes,
  /// with the vertical axis always among them inside a controller's view (a choice; Apple: "may" adjust top and bottom).
  final func insetForSafeArea() -> UIEdgeInsets {
    var inset = contentInset
    guard contentInsetAdjustmentBehavior != .never else { return inset }
    let safe = safeAreaInsets
    let always = contentInsetAdjustmentBehavior == .always
    if always || contentInsetAdjustmentBehavior == .automatic || alwaysBounceVertical
      || contentSize.height > bounds.height
    {
      inset.top += safe.top
      inset.bottom += safe.bottom
    }
    if always || alwaysBounceHorizontal || contentSize.width > bounds.width {
      inset.left += safe.left
      inset.right += safe.right
    }
    return inset
  }

  /// At the top the offset follows the inset; elsewhere content stays where it is.
  final func updateAdjustedInset() {
    let old = appliedInset
    let new = adjustedContentInset
    guard new != old else { return }
    appliedInset = new
    let offset = contentOffset
    var target = offset
    if offset.y <= -old.top { target.y = -new.top + (offset.y + old.top) }
    if offset.x <= -old.left { target.x = -new.left + (offset.x + old.left) }
    moveContent(to: target)
    insetDidChange(from: old)
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Bounds that grow at the end of the content do not show what is beyond it, as UIKit has it, unless that showed before.
  final func followEnd(from old: CGSize) {
    guard !isTracking, !isDragging, motion.isRest else { return }
    let (high, inset) = (restingOffsets.high, adjustedContentInset)
    let oldHigh = CGPoint(
      x: contentSize.width + inset.right - old.width, y: contentSize.height + inset.bottom - old.height)
    var target = contentOffset
    if target.x > high.x, target.x <= oldHigh.x { target.x = high.x }
    if target.y > high.y, target.y <= oldHigh.y { target.y = high.y }
    moveContent(to: target)
  }

  /// After the content got smaller: back to where something is shown, unless a finger holds it.
  final func returnToContent() {
    guard !isTracking, !isDragging, motion.isRest else { return }
    let (low, high) = restingOffsets
    if contentOffset.y > high.y { moveContent(to: CGPoint(x: contentOffset.x, y: max(high.y, low.y))) }
  }
}
