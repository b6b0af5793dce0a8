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
  public final let children: [UIMenuElement]

  public init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title, image: image, subtitle: subtitle)
  }
}
