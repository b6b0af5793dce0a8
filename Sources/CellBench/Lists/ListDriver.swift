import Meter
import Turns
import UIKit

/// Drives a list as a finger, a script or the device would, a frame at a time. Every movement says how many frames it
/// took, and what it moves is known to the verification: rows that move otherwise jump.
@MainActor public struct ListDriver {
  let scrollView: UIScrollView
  let context: BenchmarkContext

  /// - Parameter framesPerSecond: 60 or 120; the clock keeps to it from now on.
  public init(_ scrollView: UIScrollView, context: BenchmarkContext, framesPerSecond: Int = 60) {
    self.scrollView = scrollView
    self.context = context
    if TurnLoop.main.framesPerSecond != framesPerSecond { TurnLoop.main.framesPerSecond = framesPerSecond }
  }

  /// How far the list can be scrolled, as far as is known now: rows that were never seen count with their estimate.
  public var end: CGFloat { ListMovement.end(of: scrollView) }

  var top: CGFloat { -scrollView.adjustedContentInset.top }
  var framesPerSecond: CGFloat { CGFloat(TurnLoop.main.framesPerSecond) }

  /// Scrolls down by `points` in each frame until `isDone` holds or the end is reached; returns the number of frames. A
  /// list that is all in view is reported: a benchmark of it counts nothing.
  @discardableResult
  public func scrollDown(by points: CGFloat, until isDone: () -> Bool = { false }) -> Int {
    if end <= top {
      RuntimeIssue.report(
        "nothingToScroll",
        "\(type(of: scrollView)) is all in view: its content is \(scrollView.contentSize.height) points high, and it "
          + "\(scrollView.bounds.height). Give it more rows")
    }
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
    context.moved(.set(list: scrollView, from: before, to: offset))
    context.turn()
  }

  // MARK: Frames

  /// A frame in which a finger moves the list, or the list moves by itself.
  func frame(_ move: () -> Void = {}) {
    let before = scrollView._pointsScrolled.y
    move()
    context.moved(.scrolled(list: scrollView, since: before))
    context.turn()
  }

  /// Frames until the list rests, at most `limit`; returns their number.
  func coast(limit: Int = 10_000) -> Int {
    var frames = 0
    while scrollView.isDecelerating, frames < limit {
      frame()
      frames += 1
    }
    return frames
  }

  /// A frame in which rows may go anywhere.
  func change(_ change: () -> Void) {
    change()
    context.rowsMayMove()
    context.turn()
  }
}
