import Foundation

/// An alignment position along the horizontal axis.
@frozen public struct HorizontalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  /// A guide of one's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .horizontal) }

  init(key: AlignmentKey) { self.key = key }

  private init(_ id: any AlignmentID.Type, _ builtin: UInt8) {
    key = AlignmentKey(id, axis: .horizontal, builtin: builtin)
  }

  public static let leading = HorizontalAlignment(Leading.self, AlignmentKey.Builtin.leading)
  public static let center = HorizontalAlignment(Center.self, AlignmentKey.Builtin.horizontalCenter)
  public static let trailing = HorizontalAlignment(Trailing.self, AlignmentKey.Builtin.trailing)

  /// Where a list row's separator begins; a view that does not set it has it at its leading edge.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self, AlignmentKey.Builtin.other)
  /// Where a list row's separator ends; a view that does not set it has it at its trailing edge.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self, AlignmentKey.Builtin.other)

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}
