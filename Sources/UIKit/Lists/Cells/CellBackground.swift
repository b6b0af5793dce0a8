import Foundation

/// The view that shows a cell's background configuration: its colour, and its custom view.
final class CellBackgroundView: UIView {
  private var insets = NSDirectionalEdgeInsets.zero
  private weak var custom: UIView?

  func show(_ configuration: UIBackgroundConfiguration, tintColor: UIColor) {
    backgroundColor =
      configuration.backgroundColor == nil && configuration.backgroundColorTransformer == nil
      ? nil : configuration.resolvedBackgroundColor(for: tintColor)
    layer.cornerRadius = configuration.cornerRadius
    insets = configuration.backgroundInsets
    guard custom !== configuration.customView else { return }
    custom?.removeFromSuperview()
    custom = configuration.customView
    if let custom {
      addSubview(custom)
      setNeedsLayout()
    }
  }

  /// Where this view stands in a cell of `bounds`.
  func frame(in bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + insets.leading, y: bounds.minY + insets.top,
      width: max(bounds.width - insets.leading - insets.trailing, 0),
      height: max(bounds.height - insets.top - insets.bottom, 0))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let custom, custom.frame != bounds { custom.frame = bounds }
  }
}
