extension UIView {
  /// What resizes when the superview does.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight,
      bottomLeft, bottomRight
  }

  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

  /// The smallest size that fits, as a target of `systemLayoutSizeFitting` (oracle: k-fitting-sizes).
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The largest size that fits, as a target of `systemLayoutSizeFitting`.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
  /// What `intrinsicContentSize` holds on an axis without a natural size.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
}

/// How left and right are to be understood for a view.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
