import UIKit

/// Drives a list as a finger or a script would: by moving it a little in every frame.
@MainActor public struct ListDriver {
  let scrollView: UIScrollView
  let context: BenchmarkContext

  public init(_ scrollView: UIScrollView, context: BenchmarkContext) {
    self.scrollView = scrollView
    self.context = context
  }

  /// How far the list can be scrolled, as far as is known now: rows that were never seen count with their estimate.
  public var end: CGFloat { ListMovement.end(of: scrollView) }

  /// Scrolls down by `points` in each frame until `isDone` holds or the end is reached; returns the number of frames.
  @discardableResult
  public func scrollDown(by points: CGFloat, until isDone: () -> Bool = { false }) -> Int {
    var frames = 0
    while scrollView.contentOffset.y < end, !isDone() {
      scroll(to: min(scrollView.contentOffset.y + points, end))
      frames += 1
    }
    return frames
  }

  /// Scrolls up by `points` in each frame until the top is reached; returns the number of frames.
  @discardableResult
  public func scrollUp(by points: CGFloat) -> Int {
    let top = -scrollView.adjustedContentInset.top
    var frames = 0
    while scrollView.contentOffset.y > top {
      scroll(to: max(scrollView.contentOffset.y - points, top))
      frames += 1
    }
    return frames
  }

  /// Moves the list so that `offset` is at the top, and draws a frame. A list that turns out to be shorter stops at its
  /// end.
  public func scroll(to offset: CGFloat) {
    let before = scrollView.contentOffset.y
    scrollView.contentOffset.y = offset
    context.moved(ListMovement(list: scrollView, from: before, to: offset))
    context.turn()
  }
}
