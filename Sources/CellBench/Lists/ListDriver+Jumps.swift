import UIKit

// Ways to get far at once.
extension ListDriver {
  /// Scrolls to a row without animation, so that it is at the top; one frame.
  public func jump(to indexPath: IndexPath) {
    change {
      (scrollView as? UITableView)?.scrollToRow(at: indexPath, at: .top, animated: false)
      (scrollView as? UICollectionView)?.scrollToItem(at: indexPath, at: .top, animated: false)
    }
  }

  /// Scrolls to a row with animation; returns the number of frames.
  @discardableResult public func glide(to indexPath: IndexPath, limit: Int = 600) -> Int {
    (scrollView as? UITableView)?.scrollToRow(at: indexPath, at: .top, animated: true)
    (scrollView as? UICollectionView)?.scrollToItem(at: indexPath, at: .top, animated: true)
    var frames = 0
    while scrollView._isAnimatingOffset, frames < limit {
      frame()
      frames += 1
    }
    // At its end the row is settled: what was estimated on the way is known now.
    change {}
    return frames + 1
  }

  /// Drags the scroll bar from where it is to `share` of its way, 0 at the top and 1 at the end.
  public func dragScrollBar(to share: CGFloat, over frames: Int) {
    guard frames > 0 else { return }
    let way = max(end - top, 1)
    let start = (scrollView.contentOffset.y - top) / way
    for number in 1...frames {
      frame { scrollView._moveScrollBar(to: start + (share - start) * CGFloat(number) / CGFloat(frames)) }
    }
  }

  /// Taps the status bar: the list scrolls to its top; returns the number of frames.
  @discardableResult public func tapStatusBar() -> Int {
    guard scrollView._tapStatusBar() else { return 0 }
    var frames = 0
    while scrollView._isAnimatingOffset {
      frame()
      frames += 1
    }
    return frames
  }
}
