/// Describes a cell's background: values; a cell shows the colour.
public struct UIBackgroundConfiguration {
  public var customView: UIView?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var visualEffect: UIVisualEffect?
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour for each state, where the configuration is one of the system's.
  private var colors = StateColors()

  private struct StateColors {
    var normal: UIColor?
    var highlighted: UIColor?
    var selected: UIColor?
    var isSystem = false
  }

  private init() {}

  private init(_ normal: UIColor?, highlighted: UIColor?, selected: UIColor?) {
    colors = StateColors(normal: normal, highlighted: highlighted, selected: selected, isSystem: true)
    backgroundColor = normal
  }

  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.systemBackground, highlighted: .systemGray4, selected: .systemGray4)
  }
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(
      .secondarySystemGroupedBackground, highlighted: .systemGray4, selected: .systemGray4)
  }
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.systemBackground, highlighted: .systemBackground, selected: .systemBackground)
  }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.clear, highlighted: .clear, selected: .clear)
  }
  public static func listHeader() -> UIBackgroundConfiguration { listPlainHeaderFooter() }
  public static func listFooter() -> UIBackgroundConfiguration { listPlainHeaderFooter() }
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.clear, highlighted: .systemGray4, selected: .systemGray4)
  }

  /// The configuration as it is for `state`; a colour that was set by hand stays.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard colors.isSystem,
      backgroundColor === colors.normal || backgroundColor === colors.highlighted
        || backgroundColor === colors.selected
    else { return self }
    var (isHighlighted, isSelected) = (false, false)
    if let state = state as? UICellConfigurationState {
      (isHighlighted, isSelected) = (state.isHighlighted, state.isSelected)
    } else if let state = state as? UIViewConfigurationState {
      (isHighlighted, isSelected) = (state.isHighlighted, state.isSelected)
    }
    var result = self
    result.backgroundColor = isHighlighted ? colors.highlighted : isSelected ? colors.selected : colors.normal
    return result
  }

  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }
}
