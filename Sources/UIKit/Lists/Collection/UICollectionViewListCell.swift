import Foundation

/// The cell of a list layout: the standard content configuration, accessories and indentation.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  open var accessories: [UICellAccessory] = [] { didSet { setNeedsLayout() } }
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  open var indentationWidth: CGFloat = 10
  open var indentsAccessories = true
  /// Where the separator stands: at the content's leading edge. Carries its values; separators are not drawn.
  public final let separatorLayoutGuide = UILayoutGuide()

  override var contentInsets: (left: CGFloat, right: CGFloat) {
    var left = CGFloat(indentationLevel) * indentationWidth
    var right: CGFloat = 0
    let isEditing = collection?.isEditing ?? false
    for accessory in accessories where accessory.isShown(isEditing: isEditing) {
      if accessory.isLeading { left += accessory.width } else { right += accessory.width }
    }
    return (left, right)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: TableMetrics.row) }
}

/// Something at the side of a list cell. Widths are as seen in Apple's lists: choices.
@MainActor public struct UICellAccessory {
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
  public enum Placement {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }

  let isLeading: Bool
  let displayed: DisplayedState
  let width: CGFloat
  /// The view of a custom accessory.
  public let customView: UIView?

  private init(_ width: CGFloat, isLeading: Bool = false, _ displayed: DisplayedState, view: UIView? = nil) {
    self.width = width
    self.isLeading = isLeading
    self.displayed = displayed
    customView = view
  }

  func isShown(isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(35, displayed)
  }
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(40, displayed)
  }
  public static func detail(displayed: DisplayedState = .always) -> UICellAccessory { UICellAccessory(46, displayed) }
  public static func outlineDisclosure(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(35, displayed)
  }
  public static func delete(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(38, isLeading: true, displayed)
  }
  public static func insert(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(38, isLeading: true, displayed)
  }
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(38, isLeading: true, displayed)
  }
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(44, displayed)
  }
  public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
    let label = UILabel(frame: .zero)
    label.text = text
    return UICellAccessory(label.intrinsicContentSize.width + 16, displayed, view: label)
  }
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    var isLeading = false
    var displayed = DisplayedState.always
    switch configuration.placement {
    case .leading(let state): (isLeading, displayed) = (true, state)
    case .trailing(let state): displayed = state
    }
    return UICellAccessory(
      configuration.customView.frame.width + 16, isLeading: isLeading, displayed, view: configuration.customView)
  }

  @MainActor public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public init(customView: UIView, placement: Placement) {
      self.customView = customView
      self.placement = placement
    }
  }
}
