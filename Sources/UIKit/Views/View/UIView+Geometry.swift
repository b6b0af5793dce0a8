import Meter

// Without a transform a view keeps its origin and size, so that a frame reads back as it was set. With one, the kept
// rectangle is the untransformed one and the frame is the box around its image about the centre.
extension UIView {
  final func setFrame(_ rect: CGRect) {
    guard rect.isFinite else { return reportGeometry("frame", rect) }
    let rect = rect.standardized
    guard hasTransform else { return setRectangle(origin: rect.origin, size: rect.size) }
    // UIKit leaves the frame undefined under a transform; a choice: bounds take the size the inverse scale gives.
    let image = CGRect(origin: .zero, size: CGSize(width: 1, height: 1)).applying(transform)
    let size = CGSize(
      width: image.width > 0 ? rect.width / image.width : storedBounds.width,
      height: image.height > 0 ? rect.height / image.height : storedBounds.height)
    setRectangle(origin: CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2), size: size)
  }

  final func setCenter(_ point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite else {
      return reportGeometry("center", CGRect(origin: point, size: .zero))
    }
    let origin = CGPoint(x: point.x - storedBounds.width / 2, y: point.y - storedBounds.height / 2)
    setRectangle(origin: origin, size: storedBounds.size)
  }

  final func setBounds(_ rect: CGRect) {
    guard rect.isFinite else { return reportGeometry("bounds", rect) }
    let rect = rect.standardized
    let scrolled = rect.origin != storedBounds.origin
    storedBounds.origin = rect.origin
    if rect.size != storedBounds.size {
      let origin = CGPoint(x: center.x - rect.width / 2, y: center.y - rect.height / 2)
      setRectangle(origin: origin, size: rect.size)
    }
    if scrolled { boundsOriginDidChange() }
  }

  final func setTransform(_ transform: CGAffineTransform) {
    guard transform != self.transform else { return }
    if transform.isIdentity { rare?.transform = nil } else { makeRare().transform = transform }
    hasTransform = !transform.isIdentity
  }

  final var transformedFrame: CGRect {
    let size = storedBounds.size
    let centred = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    let center = center
    return centred.applying(transform).offsetBy(dx: center.x, dy: center.y)
  }

  private func setRectangle(origin: CGPoint, size: CGSize) {
    let before = storedBounds.size
    let resized = size != before
    guard resized || origin != storedOrigin else { return }
    storedOrigin = origin
    storedBounds.size = size
    engineRectangleDidChange()
    updateSafeAreaIfNeeded()
    guard resized else { return }
    markNeedsLayout()
    if autoresizesSubviews, !children.isEmpty { resizeSubviews(from: before) }
    if !children.isEmpty { updateChildrenSafeAreaIfNeeded() }
    guidesDidChange()
    wasResized(from: before)
  }

  private func boundsOriginDidChange() {
    updateChildrenSafeAreaIfNeeded()
    engineBoundsOriginDidChange()
  }

  final func reportGeometry(_ property: String, _ rect: CGRect) {
    RuntimeIssue.report(
      "invalidGeometry",
      "CALayerInvalidGeometry: \(property) of \(type(of: self)) contains NaN or infinity: "
        + "[\(rect.minX) \(rect.minY); \(rect.width) \(rect.height)]")
  }
}

extension CGRect {
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

// MARK: Autoresizing

extension UIView {
  private func resizeSubviews(from before: CGSize) {
    let change = CGSize(width: storedBounds.width - before.width, height: storedBounds.height - before.height)
    for child in children where child.translatesMask && !child.autoresizingMask.isEmpty {
      child.autoresize(in: before, by: change)
    }
  }

  /// Shares the change among the flexible parts of each axis, in proportion to their lengths; equally where all are 0.
  private func autoresize(in before: CGSize, by change: CGSize) {
    var rect = frame
    let mask = autoresizingMask
    (rect.origin.x, rect.size.width) = UIView.autoresized(
      rect.origin.x, rect.size.width, total: before.width, change: change.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
      ))
    (rect.origin.y, rect.size.height) = UIView.autoresized(
      rect.origin.y, rect.size.height, total: before.height, change: change.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
      ))
    frame = rect
  }

  private static func autoresized(
    _ origin: CGFloat, _ length: CGFloat, total: CGFloat, change: CGFloat, flexible: (Bool, Bool, Bool)
  ) -> (CGFloat, CGFloat) {
    guard change != 0, flexible.0 || flexible.1 else { return (origin, length) }
    let before = flexible.0 ? max(origin, 0) : 0
    let inside = flexible.1 ? max(length, 0) : 0
    let after = flexible.2 ? max(total - origin - length, 0) : 0
    let sum = before + inside + after
    let count = CGFloat((flexible.0 ? 1 : 0) + (flexible.1 ? 1 : 0) + (flexible.2 ? 1 : 0))
    func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return sum > 0 ? change * part / sum : change / count
    }
    return (origin + share(before, flexible.0), max(length + share(inside, flexible.1), 0))
  }
}
