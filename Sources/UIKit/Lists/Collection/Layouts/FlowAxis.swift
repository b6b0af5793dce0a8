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
}
