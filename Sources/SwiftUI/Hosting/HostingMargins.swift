import SwiftUICore
import UIKit

/// The margins of a hosting configuration: set ones, and the system's for the edges that are not.
struct HostingMargins: Equatable {
  private var top: CGFloat?
  private var leading: CGFloat?
  private var bottom: CGFloat?
  private var trailing: CGFloat?

  mutating func set(_ edges: Edge.Set, _ insets: EdgeInsets) {
    if edges.contains(.top) { top = insets.top }
    if edges.contains(.leading) { leading = insets.leading }
    if edges.contains(.bottom) { bottom = insets.bottom }
    if edges.contains(.trailing) { trailing = insets.trailing }
  }

  /// The system's: 16 points at the sides, 20 in regular width, and 11 above and below, as commonly seen in list cells;
  /// no source documents them (facts: engine 4.5-35).
  func resolved(with traits: UITraitCollection, isRightToLeft: Bool) -> UIEdgeInsets {
    let side: CGFloat = traits.horizontalSizeClass == .regular ? 20 : 16
    let (start, end) = (leading ?? side, trailing ?? side)
    return UIEdgeInsets(
      top: top ?? 11, left: isRightToLeft ? end : start, bottom: bottom ?? 11, right: isRightToLeft ? start : end)
  }
}

/// The least size of a hosting configuration's content view. The system's is no width and 44 points of height (facts:
/// engine 4.5-36).
struct HostingMinimum: Equatable {
  var width: CGFloat?
  var height: CGFloat?

  func enforced(on size: CGSize) -> CGSize {
    CGSize(width: max(size.width, width ?? 0), height: max(size.height, height ?? 44))
  }
}
