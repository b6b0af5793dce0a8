import UIKit

/// How a list was moved on purpose since the commit before. A value: telling it allocates nothing.
@MainActor struct ListMovement {
  let list: UIScrollView
  let from: CGFloat
  let to: CGFloat

  /// By how many points rows are to have moved, asked when the frame is committed. A list that turned out to be shorter
  /// than its estimates has stopped at its end.
  var points: CGFloat {
    let now = list.contentOffset.y
    return now < to && now == Self.end(of: list) ? now - from : to - from
  }

  /// How far a list can be scrolled, as far as is known now.
  static func end(of list: UIScrollView) -> CGFloat {
    let insets = list.adjustedContentInset
    return max(-insets.top, list.contentSize.height + insets.bottom - list.bounds.height)
  }
}
