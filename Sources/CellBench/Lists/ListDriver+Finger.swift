import UIKit

// What a finger does to the rows.
extension ListDriver {
  /// A finger drags the list by `points` in `frames` frames, rests and lifts. Positive is down the list. Content pulled past
  /// its edge swings back.
  @discardableResult public func drag(by points: CGFloat, over frames: Int) -> Int {
    guard frames > 0, scrollView._beginDragging() else { return 0 }
    for _ in 0..<frames { frame { move(by: points / CGFloat(frames)) } }
    frame { scrollView._endDragging(velocity: .zero) }
    return frames + 1 + coast()
  }

  /// A finger drags at `velocity` for `fingerFrames` frames and lifts in the last; then the list decelerates as its
  /// `decelerationRate` says until it rests. Points a second; positive is down the list.
  @discardableResult public func fling(velocity: CGFloat, fingerFrames: Int = 4) -> Int {
    guard fingerFrames > 0, scrollView._beginDragging() else { return 0 }
    for number in 1...fingerFrames {
      frame {
        move(by: velocity / framesPerSecond)
        if number == fingerFrames { scrollView._endDragging(velocity: CGPoint(x: 0, y: velocity / 1000)) }
      }
    }
    return fingerFrames + coast()
  }

  /// A finger moves the list down by `points` and up again, `times` times over, without lifting.
  @discardableResult public func oscillate(by points: CGFloat, times: Int, framesEachWay: Int = 8) -> Int {
    guard framesEachWay > 0, times > 0, scrollView._beginDragging() else { return 0 }
    for number in 0..<(2 * times) {
      let step = points / CGFloat(framesEachWay) * (number.isMultiple(of: 2) ? 1 : -1)
      for _ in 0..<framesEachWay { frame { move(by: step) } }
    }
    frame { scrollView._endDragging(velocity: .zero) }
    return 2 * times * framesEachWay + 1 + coast()
  }

  private func move(by points: CGFloat) { scrollView._drag(by: CGPoint(x: 0, y: points)) }

  /// Puts a finger on a row and lifts it; one frame. Returns whether the row was selected.
  @discardableResult public func tap(_ indexPath: IndexPath) -> Bool {
    var isSelected = false
    change {
      if let table = scrollView as? UITableView { isSelected = table._tapRow(at: indexPath) }
      if let collection = scrollView as? UICollectionView { isSelected = collection._tapItem(at: indexPath) }
    }
    return isSelected
  }
}
