import UIKit

/// How a list was moved on purpose since the commit before. A value: telling it allocates nothing.
@MainActor enum ListMovement {
  /// Its offset was set.
  case set(list: UIScrollView, from: CGFloat, to: CGFloat)
  /// A finger moved it, or it moved by itself; `since` is how far it had been moved so before.
  case scrolled(list: UIScrollView, since: CGFloat)

  /// By how many points rows are to have moved, asked when the frame is committed. A list that turned out to be shorter
  /// than its estimates has stopped at its end.
  var points: CGFloat {
    switch self {
    case .set(let list, let from, let to):
      let now = list.contentOffset.y
      return now < to && now == Self.end(of: list) ? now - from : to - from
    case .scrolled(let list, let since): return list._pointsScrolled.y - since
    }
  }

  /// How far a list can be scrolled, as far as is known now.
  static func end(of list: UIScrollView) -> CGFloat {
    let insets = list.adjustedContentInset
    return max(-insets.top, list.contentSize.height + insets.bottom - list.bounds.height)
  }
}
