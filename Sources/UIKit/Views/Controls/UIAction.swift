/// An element of a menu, or what a control does.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  public enum State: Int, Sendable { case off, on, mixed }
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
  }

  open var title: String
  open var image: UIImage?
  open var subtitle: String?

  init(title: String, image: UIImage?, subtitle: String?) {
    self.title = title
    self.image = image
    self.subtitle = subtitle
    super.init()
  }
}

/// A closure with a title: what target-action is on Apple's systems.
open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public typealias ActionHandler = (UIAction) -> Void

  public final let identifier: Identifier
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  open var discoverabilityTitle: String?
  public internal(set) final var sender: Any?
  final let handler: ActionHandler
  private static var anonymous = 0

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping ActionHandler
  ) {
    if let identifier {
      self.identifier = identifier
    } else {
      UIAction.anonymous += 1
      self.identifier = Identifier("anonymous-\(UIAction.anonymous)")
    }
    self.attributes = attributes
    self.state = state
    self.discoverabilityTitle = discoverabilityTitle
    self.handler = handler
    super.init(title: title, image: image, subtitle: subtitle)
  }

  public final func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// A menu: its values.
open class UIMenu: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 1 << 5)
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  public enum ElementSize: Int, Sendable { case small, medium, large, automatic = -1 }

  public final let children: [UIMenuElement]
  public final let identifier: Identifier
  public final let options: Options
  open var preferredElementSize: ElementSize

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.children = children
    self.identifier = identifier ?? Identifier(title)
    self.options = options
    self.preferredElementSize = preferredElementSize
    super.init(title: title, image: image, subtitle: subtitle)
  }

  /// The same menu with other children.
  public final func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// What is switched on among the children.
  public final var selectedElements: [UIMenuElement] {
    children.filter { ($0 as? UIAction)?.state == .on }
  }
}

/// An element whose children come when the menu is shown: its values.
open class UIDeferredMenuElement: UIMenuElement {
  public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void
  private final let provider: Provider

  public init(_ elementProvider: @escaping Provider) {
    provider = elementProvider
    super.init(title: "", image: nil, subtitle: nil)
  }

  /// Asks for the children, as showing the menu does. Not Apple's.
  public final func _load(_ completion: @escaping ([UIMenuElement]) -> Void) { provider(completion) }
}
