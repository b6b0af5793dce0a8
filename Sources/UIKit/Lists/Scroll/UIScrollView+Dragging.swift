import Foundation
import Turns

// What a finger does; not Apple's. Drivers and tests call these between turns.
extension UIScrollView {
  /// A finger comes down and begins to drag; content under way stops. Returns false where scrolling is off.
  @discardableResult public final func _beginDragging() -> Bool {
    guard isScrollEnabled else { return false }
    endCoasting(tells: true)
    motion = .rest
    isTracking = true
    isDragging = true
    drag = ScrollDrag(free: contentOffset, start: contentOffset)
    if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory { dismissKeyboard() }
    scrollDelegate?.scrollViewWillBeginDragging(self)
    return true
  }

  private func dismissKeyboard() {
    guard let window, !window._keyboardFrame.isNull else { return }
    window.endEditing(true)
    window._moveKeyboard(to: .null)
  }

  /// The finger moves so that the content goes on by `points`: positive is down the list and to the right. Past its edges
  /// the content follows ever less, or not at all where it does not bounce.
  public final func _drag(by points: CGPoint) {
    guard drag != nil, points.x.isFinite, points.y.isFinite else { return }
    lockAxis(points)
    let locked = drag?.lockedAxis
    if scrolls(.horizontal), locked != .vertical { drag?.free.x += points.x }
    if scrolls(.vertical), locked != .horizontal { drag?.free.y += points.y }
    guard let free = drag?.free else { return }
    let (low, high) = restingOffsets
    scrollContent(
      to: snapped(
        CGPoint(
          x: held(free.x, low.x, high.x, bounds.width, bounces(.horizontal)),
          y: held(free.y, low.y, high.y, bounds.height, bounces(.vertical)))))
  }

  private func lockAxis(_ points: CGPoint) {
    guard isDirectionalLockEnabled, drag?.lockedAxis == nil, abs(points.x) != abs(points.y) else { return }
    drag?.lockedAxis = abs(points.x) > abs(points.y) ? .horizontal : .vertical
  }

  private func held(
    _ offset: CGFloat, _ low: CGFloat, _ high: CGFloat, _ dimension: CGFloat, _ bounces: Bool
  ) -> CGFloat {
    guard bounces else { return min(max(offset, low), high) }
    if offset < low { return low - ScrollDrag.stretched(low - offset, dimension: dimension) }
    if offset > high { return high + ScrollDrag.stretched(offset - high, dimension: dimension) }
    return offset
  }

  /// The finger is lifted while the content moves at `velocity`, in points a millisecond, as UIKit tells delegates.
  /// Returns where the content shall come to rest.
  @discardableResult public final func _endDragging(velocity: CGPoint) -> CGPoint {
    guard let drag else { return contentOffset }
    var velocity = CGPoint(x: velocity.x.isFinite ? velocity.x : 0, y: velocity.y.isFinite ? velocity.y : 0)
    if !scrolls(.horizontal) || drag.lockedAxis == .vertical { velocity.x = 0 }
    if !scrolls(.vertical) || drag.lockedAxis == .horizontal { velocity.y = 0 }
    self.drag = nil
    let rate = isPagingEnabled ? DecelerationRate.fast.rawValue : min(max(decelerationRate.rawValue, 0.5), 0.9999)
    var distance = CGPoint(
      x: ScrollDecay.distance(velocity: velocity.x, rate: rate),
      y: ScrollDecay.distance(velocity: velocity.y, rate: rate))
    let natural =
      isPagingEnabled
      ? page(from: drag.start, velocity)
      : clamped(CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y))
    let target = isPagingEnabled ? natural : askTarget(natural, velocity)
    if isPagingEnabled || target.x != natural.x { distance.x = target.x - contentOffset.x }
    if isPagingEnabled || target.y != natural.y { distance.y = target.y - contentOffset.y }
    let now = TurnLoop.main.now
    let x = ScrollCoast(
      from: contentOffset.x, distance: distance.x, velocity: velocity.x, rate: rate, limits: limits(.horizontal),
      at: now)
    let y = ScrollCoast(
      from: contentOffset.y, distance: distance.y, velocity: velocity.y, rate: rate, limits: limits(.vertical), at: now)
    letGo(x, y)
    return target
  }

  /// The delegate may have the content rest elsewhere.
  private func askTarget(_ natural: CGPoint, _ velocity: CGPoint) -> CGPoint {
    var target = restingTarget(for: natural, velocity: velocity)
    scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
    return target.x.isFinite && target.y.isFinite ? target : natural
  }

  private func letGo(_ x: ScrollCoast, _ y: ScrollCoast) {
    let goesOn = !x.isResting || !y.isResting
    isTracking = false
    isDragging = false
    isDecelerating = goesOn
    if goesOn { coast(x: x, y: y) }
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    if goesOn, isDecelerating { scrollDelegate?.scrollViewWillBeginDecelerating(self) }
  }

  // MARK: Paging

  /// The page that a finger's movement leads to: the next in its direction, at most one from where it began; the nearest
  /// where it was slow. A page is as large as the bounds; how fast is fast (0.2 points a millisecond) is a choice.
  private func page(from start: CGPoint, _ velocity: CGPoint) -> CGPoint {
    let (low, high) = restingOffsets
    return CGPoint(
      x: page(contentOffset.x, start.x, velocity.x, bounds.width, low.x, high.x),
      y: page(contentOffset.y, start.y, velocity.y, bounds.height, low.y, high.y))
  }

  private func page(
    _ offset: CGFloat, _ start: CGFloat, _ velocity: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat
  ) -> CGFloat {
    guard length > 0, high > low else { return low }
    let first = ((start - low) / length).rounded()
    let place = (offset - low) / length
    var page = place.rounded()
    if velocity > 0.2 { page = place.rounded(.up) } else if velocity < -0.2 { page = place.rounded(.down) }
    page = min(max(page, first - 1), first + 1)
    return min(max(low + page * length, low), high)
  }

  // MARK: Other ways to scroll

  /// The scroll bar is dragged to `share` of its way, 0 at the top and 1 at the end.
  public final func _moveScrollBar(to share: CGFloat) {
    guard isScrollEnabled, share.isFinite else { return }
    cutMotion()
    let (low, high) = restingOffsets
    let part = min(max(share, 0), 1)
    scrollContent(to: snapped(CGPoint(x: contentOffset.x, y: low.y + (high.y - low.y) * part)))
  }

  /// The status bar is tapped: the content scrolls to its top, unless the delegate says no. Returns whether it does.
  @discardableResult public final func _tapStatusBar() -> Bool {
    guard scrollsToTop, scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true else { return false }
    let top = CGPoint(x: contentOffset.x, y: restingOffsets.low.y)
    setContentOffset(top, animated: true)
    if motion.isAnimation { isScrollingToTop = true } else { scrollDelegate?.scrollViewDidScrollToTop(self) }
    return true
  }
}
