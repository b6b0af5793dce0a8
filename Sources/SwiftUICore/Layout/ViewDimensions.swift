import Foundation

/// A view's size and its alignment guides, in its own coordinates.
public struct ViewDimensions: Equatable {
  public let width: CGFloat
  public let height: CGFloat

  init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  /// The value of a horizontal guide, explicit or default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { value(of: guide.key) }

  /// The value of a vertical guide, explicit or default.
  public subscript(guide: VerticalAlignment) -> CGFloat { value(of: guide.key) }

  /// The value of a horizontal guide that the view, or something in it, sets.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitValue(of: guide.key) }

  /// The value of a vertical guide that the view, or something in it, sets.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitValue(of: guide.key) }

  func value(of key: AlignmentKey) -> CGFloat { explicitValue(of: key) ?? key.type.defaultValue(in: self) }

  func explicitValue(of key: AlignmentKey) -> CGFloat? { nil }
}
