import Foundation

/// Which way a layout scrolls: it computes along (`u`) and across (`v`) that axis.
struct FlowAxis {
  let isVertical: Bool

  var flipped: FlowAxis { FlowAxis(isVertical: !isVertical) }

  func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  func along(_ rect: CGRect) -> (CGFloat, CGFloat) {
    isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
  }
  func across(_ rect: CGRect) -> (CGFloat, CGFloat) {
    isVertical ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
  }
  func point(_ u: CGFloat, _ v: CGFloat) -> CGPoint { isVertical ? CGPoint(x: v, y: u) : CGPoint(x: u, y: v) }
  func size(_ lengthU: CGFloat, _ lengthV: CGFloat) -> CGSize {
    isVertical ? CGSize(width: lengthV, height: lengthU) : CGSize(width: lengthU, height: lengthV)
  }
  func rect(_ u: CGFloat, _ v: CGFloat, _ lengthU: CGFloat, _ lengthV: CGFloat) -> CGRect {
    CGRect(origin: point(u, v), size: size(lengthU, lengthV))
  }
  func insets(_ insets: UIEdgeInsets) -> (before: CGFloat, after: CGFloat, leading: CGFloat, trailing: CGFloat) {
    isVertical
      ? (insets.top, insets.bottom, insets.left, insets.right) : (insets.left, insets.right, insets.top, insets.bottom)
  }
  func insets(
    _ insets: NSDirectionalEdgeInsets
  ) -> (before: CGFloat, after: CGFloat, leading: CGFloat, trailing: CGFloat) {
    self.insets(UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }

  /// Insets across the axis alone.
  func insetsAcross(leading: CGFloat, trailing: CGFloat) -> NSDirectionalEdgeInsets {
    isVertical
      ? NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
      : NSDirectionalEdgeInsets(top: leading, leading: 0, bottom: trailing, trailing: 0)
  }

  /// A header as near to its place as it can be within what is `visible` without leaving its `owner`; or a footer.
  func pinned(
    _ frame: CGRect, isFooter: Bool, owner: (start: CGFloat, end: CGFloat), visible: (low: CGFloat, high: CGFloat)
  ) -> CGRect {
    let (start, end) = along(frame)
    let place =
      isFooter
      ? min(start, max(visible.high - (end - start), owner.start))
      : max(start, min(visible.low, owner.end - (end - start)))
    let move = point(place - start, 0)
    return frame.offsetBy(dx: move.x, dy: move.y)
  }
}
