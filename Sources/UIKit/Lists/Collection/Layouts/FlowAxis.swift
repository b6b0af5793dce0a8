import Foundation

/// Which way a layout scrolls: it computes along (`u`) and across (`v`) that axis.
struct FlowAxis {
  let isVertical: Bool

  func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  func along(_ rect: CGRect) -> (CGFloat, CGFloat) {
    isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
  }
  func across(_ rect: CGRect) -> (CGFloat, CGFloat) {
    isVertical ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
  }
  func rect(_ u: CGFloat, _ v: CGFloat, _ lengthU: CGFloat, _ lengthV: CGFloat) -> CGRect {
    isVertical
      ? CGRect(x: v, y: u, width: lengthV, height: lengthU) : CGRect(x: u, y: v, width: lengthU, height: lengthV)
  }
  func insets(_ insets: UIEdgeInsets) -> (before: CGFloat, after: CGFloat, leading: CGFloat, trailing: CGFloat) {
    isVertical
      ? (insets.top, insets.bottom, insets.left, insets.right) : (insets.left, insets.right, insets.top, insets.bottom)
  }
}
