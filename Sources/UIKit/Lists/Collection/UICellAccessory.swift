import Foundation

/// Something at the side of a list cell. Widths are as seen in Apple's lists: choices.
@MainActor public struct UICellAccessory {
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
  public enum LayoutDimension: Sendable { case standard, actual, custom(CGFloat) }
  public enum Placement {
    public typealias Position = ([UICellAccessory]) -> Int
    case leading(displayed: DisplayedState = .always, at: Position? = nil)
    case trailing(displayed: DisplayedState = .always, at: Position? = nil)
  }
  public typealias ActionHandler = () -> Void

  let isLeading: Bool
  let displayed: DisplayedState
  let width: CGFloat
  let isHidden: Bool
  /// The view of a custom accessory.
  public let customView: UIView?
  /// What touching the accessory does. Not Apple's.
  public let _actionHandler: ActionHandler?

  private init(
    _ width: CGFloat, isLeading: Bool = false, _ displayed: DisplayedState, _ options: Options = Options(),
    view: UIView? = nil, action: ActionHandler? = nil
  ) {
    self.width =
      switch options.reservedLayoutWidth {
      case .custom(let width)?: width
      default: width
      }
    self.isLeading = isLeading
    self.displayed = displayed
    isHidden = options.isHidden ?? false
    customView = view
    _actionHandler = action
  }

  func isShown(isEditing: Bool) -> Bool {
    guard !isHidden else { return false }
    return switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  // MARK: Options

  /// What most accessories can be told.
  public struct Options {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?

    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  public typealias DisclosureIndicatorOptions = Options
  public typealias CheckmarkOptions = Options
  public typealias DetailOptions = Options

  /// Options of accessories with a background: their values.
  public struct ButtonOptions {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var backgroundColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var common: Options {
      Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  public typealias DeleteOptions = ButtonOptions
  public typealias InsertOptions = ButtonOptions
  public typealias MultiselectOptions = ButtonOptions

  public struct ReorderOptions {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var showsVerticalSeparator: Bool?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }

  public struct OutlineDisclosureOptions {
    public enum Style: Sendable { case automatic, header, cell }
    public var style: Style
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?

    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  public struct LabelOptions {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var font: UIFont?
    public var adjustsFontForContentSizeCategory: Bool?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  @MainActor public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public let isHidden: Bool?
    public let reservedLayoutWidth: LayoutDimension?
    public let tintColor: UIColor?
    public let maintainsFixedSize: Bool?

    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }
  }

  // MARK: The accessories

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { UICellAccessory(35, displayed, options) }

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { UICellAccessory(40, displayed, options) }

  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { UICellAccessory(46, displayed, options, action: actionHandler) }

  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      35, displayed, Options(isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth),
      action: actionHandler)
  }

  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(38, isLeading: true, displayed, options.common, action: actionHandler)
  }

  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(38, isLeading: true, displayed, options.common, action: actionHandler)
  }

  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory { UICellAccessory(38, isLeading: true, displayed, options.common) }

  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      44, displayed, Options(isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth))
  }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    let label = UILabel(frame: .zero)
    label.text = text
    if let font = options.font { label.font = font }
    return UICellAccessory(
      label.intrinsicContentSize.width + 16, displayed,
      Options(isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth), view: label)
  }

  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(46, displayed, options) }

  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    var isLeading = false
    var displayed = DisplayedState.always
    switch configuration.placement {
    case .leading(let state, _): (isLeading, displayed) = (true, state)
    case .trailing(let state, _): displayed = state
    }
    // A view without a frame has the size that it wants.
    let view = configuration.customView
    let width = view.frame.width > 0 ? view.frame.width : max(view.intrinsicContentSize.width, 0)
    return UICellAccessory(
      width + 16, isLeading: isLeading, displayed,
      Options(isHidden: configuration.isHidden, reservedLayoutWidth: configuration.reservedLayoutWidth), view: view)
  }
}
