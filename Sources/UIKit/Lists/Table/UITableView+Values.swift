import Foundation

extension UITableView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
  public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }

  /// Ask the content for its height.
  nonisolated public static let automaticDimension: CGFloat = -1
  nonisolated public static let indexSearch = "{search}"

  /// What the default of an optional height method answers: a NaN that no computation gives.
  nonisolated static let notImplemented = CGFloat(bitPattern: 0x7FF8_00CE_11BE_7C00)
  /// What the default of an optional view method answers.
  static let noView = UIView(frame: .zero)

  nonisolated static func isImplemented(_ answer: CGFloat) -> Bool { answer.bitPattern != notImplemented.bitPattern }
}

/// Heights that Apple does not document, as seen in its tables at the default text size: choices, in points.
enum TableMetrics {
  static let row: CGFloat = 44
  static let plainEdge: CGFloat = 28
  static let plainTopPadding: CGFloat = 22
  static let groupedTitle: CGFloat = 38
  static let groupedFirstSpacing: CGFloat = 35
  static let groupedSpacing: CGFloat = 18
  /// What `.insetGrouped` leaves free at the sides.
  static func inset(width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }
}
