/// A view's intrinsic sizes, asked once until invalidated (facts: P1): the ideal one, and the height under the last width
/// that was less than the ideal.
struct IntrinsicCache {
  var ideal: CGSize?
  var boundWidth: CGFloat = -1
  /// Nil: the view said that its height does not depend on the width.
  var boundHeight: CGFloat?

  mutating func discard() {
    ideal = nil
    boundWidth = -1
    boundHeight = nil
  }
}

extension UIView {
  final var cachedIntrinsicSize: CGSize {
    if let ideal = intrinsicCache.ideal { return ideal }
    let size = _intrinsicSizeForLayout
    let ideal = CGSize(width: size.width.isFinite ? size.width : -1, height: size.height.isFinite ? size.height : -1)
    intrinsicCache.ideal = ideal
    return ideal
  }

  /// The intrinsic height when `width` is what constraints leave; asks the view at most once a width.
  final func intrinsicHeight(underWidth width: CGFloat) -> CGFloat {
    let ideal = cachedIntrinsicSize
    guard ideal.width > 0, width < ideal.width - 0.01, width > 0 else { return ideal.height }
    if intrinsicCache.boundWidth != width {
      intrinsicCache.boundHeight = _intrinsicHeight(forWidth: width)
      intrinsicCache.boundWidth = width
    }
    return intrinsicCache.boundHeight ?? ideal.height
  }
}
