/// A menu over a preview: what would be shown.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
  public typealias ContentPreviewProvider = () -> UIViewController?

  public final let identifier: AnyHashable
  final let previewProvider: ContentPreviewProvider?
  final let actionProvider: ActionProvider?

  public init(
    identifier: AnyHashable? = nil, previewProvider: ContentPreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// The menu that would be shown. Not Apple's.
  public final func _menu() -> UIMenu? { actionProvider?([]) }
}

open class UIContextMenuInteraction: NSObject, UIInteraction {
  public private(set) final weak var view: UIView?
  public final weak var delegate: (any UIContextMenuInteractionDelegate)?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  public final func willMove(to view: UIView?) { if view == nil { self.view = nil } }
  public final func didMove(to view: UIView?) { self.view = view }
}

@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// What of a view a menu or drag lifts.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  open var backgroundColor: UIColor! = .systemBackground
  public override init() { super.init() }
}

@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  public final let view: UIView
  public final let parameters: UIPreviewParameters

  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.view = view
    self.parameters = parameters
    super.init()
  }
}
