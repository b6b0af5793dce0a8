import Foundation

/// An alignment position along the vertical axis.
@frozen public struct VerticalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  /// A guide of one's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .vertical) }

  init(key: AlignmentKey) { self.key = key }

  private init(_ id: any AlignmentID.Type, _ builtin: UInt8) {
    key = AlignmentKey(id, axis: .vertical, builtin: builtin)
  }

  public static let top = VerticalAlignment(Top.self, AlignmentKey.Builtin.top)
  public static let center = VerticalAlignment(Center.self, AlignmentKey.Builtin.verticalCenter)
  public static let bottom = VerticalAlignment(Bottom.self, AlignmentKey.Builtin.bottom)
  /// The top-most text baseline; a view without text has it at its bottom.
  public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self, AlignmentKey.Builtin.firstTextBaseline)
  /// The bottom-most text baseline; a view without text has it at its bottom.
  public static let lastTextBaseline = VerticalAlignment(LastBaseline.self, AlignmentKey.Builtin.lastTextBaseline)

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum FirstBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum LastBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}
