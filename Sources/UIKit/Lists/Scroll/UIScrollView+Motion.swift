import Foundation
import Turns

// What moves by itself is stepped once a frame, in the turn's events.
extension UIScrollView {
  final func animateOffset(to target: CGPoint) {
    guard target != contentOffset else { return }
    endCoasting(tells: false)
    isScrollingToTop = false
    motion = .animation(ScrollAnimation(from: contentOffset, to: target, start: TurnLoop.main.now))
    scheduleStep()
  }

  /// What is under way is cut off: nobody is told.
  final func cutMotion() {
    endCoasting(tells: false)
    motion = .rest
  }

  final func endCoasting(tells: Bool) {
    guard isDecelerating else { return }
    motion = .rest
    isDecelerating = false
    if tells { scrollDelegate?.scrollViewDidEndDecelerating(self) }
  }

  final func coast(x: ScrollCoast, y: ScrollCoast) {
    motion = .coast(x: x, y: y)
    scheduleStep()
  }

  /// One step at a time: one that was meant for a movement that was cut off serves the next, or does nothing.
  private func scheduleStep() {
    guard !isStepScheduled else { return }
    isStepScheduled = true
    TurnLoop.main.schedule(after: 1 / Double(TurnLoop.main.framesPerSecond), stepping)
  }

  final func stepMotion() {
    isStepScheduled = false
    switch motion {
    case .rest: return
    case .animation(let animation): step(animation)
    case .coast(let x, let y): step(x, y)
    }
  }

  private func step(_ animation: ScrollAnimation) {
    let now = TurnLoop.main.now
    scrollContent(to: animation.offset(at: now))
    // A delegate may have ended the animation.
    guard case .animation = motion else { return }
    guard animation.isOver(at: now) else { return scheduleStep() }
    motion = .rest
    guard !isScrollingToTop else {
      isScrollingToTop = false
      scrollDelegate?.scrollViewDidScrollToTop(self)
      return
    }
    scrollingAnimationDidEnd()
    scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
  }

  private func step(_ x: ScrollCoast, _ y: ScrollCoast) {
    var (x, y) = (x, y)
    let now = TurnLoop.main.now
    let offset = CGPoint(
      x: x.offset(at: now, limits: limits(.horizontal)) ?? contentOffset.x,
      y: y.offset(at: now, limits: limits(.vertical)) ?? contentOffset.y)
    motion = .coast(x: x, y: y)
    scrollContent(to: snapped(offset))
    // A delegate may have ended the movement, or begun another.
    guard isDecelerating, case .coast(let newX, let newY) = motion else { return }
    guard newX.isResting, newY.isResting else { return scheduleStep() }
    endCoasting(tells: true)
  }

  final func limits(_ axis: NSLayoutConstraint.Axis) -> ScrollCoast.Limits {
    let (low, high) = restingOffsets
    let tolerance = 0.5 / UIScreen.main.scale
    return axis == .horizontal
      ? ScrollCoast.Limits(low: low.x, high: high.x, bounces: bounces(.horizontal), tolerance: tolerance)
      : ScrollCoast.Limits(low: low.y, high: high.y, bounces: bounces(.vertical), tolerance: tolerance)
  }

  /// Whether a finger can pull the content past its edges: where it is larger than what shows, or always.
  final func bounces(_ axis: NSLayoutConstraint.Axis) -> Bool { bounces && scrolls(axis) }

  final func scrolls(_ axis: NSLayoutConstraint.Axis) -> Bool {
    let (low, high) = restingOffsets
    return axis == .horizontal ? high.x > low.x || alwaysBounceHorizontal : high.y > low.y || alwaysBounceVertical
  }

  /// On the pixel grid, as a screen shows it.
  final func snapped(_ offset: CGPoint) -> CGPoint {
    let scale = UIScreen.main.scale
    return CGPoint(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
  }

  /// Moves the offset on behalf of a finger, or of a movement under way.
  final func scrollContent(to offset: CGPoint) {
    let before = contentOffset
    _pointsScrolled.x += offset.x - before.x
    _pointsScrolled.y += offset.y - before.y
    moveContent(to: offset)
  }
}
