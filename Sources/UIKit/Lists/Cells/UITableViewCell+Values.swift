import Foundation

extension UITableViewCell {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
  public enum FocusStyle: Int, Sendable { case `default`, custom }
  public enum DragState: Int, Sendable { case none, lifting, dragging }

  public struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
}

/// What Apple's standard cells leave free, as seen in its tables: choices, in points.
enum CellMetrics {
  static let margin: CGFloat = 16
  static let spacing: CGFloat = 16
  static let verticalMargin: CGFloat = 11
  static let lineSpacing: CGFloat = 3
  static let editControl: CGFloat = 38
  static let reorderControl: CGFloat = 44

  static func width(of accessory: UITableViewCell.AccessoryType) -> CGFloat {
    switch accessory {
    case .none: 0
    case .disclosureIndicator: 35
    case .checkmark: 40
    case .detailButton: 46
    case .detailDisclosureButton: 66
    }
  }
}
