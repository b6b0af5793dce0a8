import Foundation

/// The view that shows a cell's background configuration: its colour, and its custom view.
final class CellBackgroundView: UIView {
  private var insets = NSDirectionalEdgeInsets.zero
  private weak var custom: UIView?

  /// What shows `configuration` behind everything else in `cell`: `shown`, if there is one, else a new view; nil, and
  /// nothing is left of `shown`, without a configuration.
  static func shown(
    _ shown: CellBackgroundView?, _ configuration: UIBackgroundConfiguration?, in cell: UIView
  ) -> CellBackgroundView? {
    guard let configuration else {
      shown?.removeFromSuperview()
      return nil
    }
    let view = shown ?? CellBackgroundView(frame: cell.bounds)
    if shown == nil { cell.insertSubview(view, at: 0) }
    view.show(configuration, tintColor: cell.tintColor)
    cell.setNeedsLayout()
    return view
  }

  private func show(_ configuration: UIBackgroundConfiguration, tintColor: UIColor) {
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
