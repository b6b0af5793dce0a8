/// Something that can be handed from app to app. Foundation on Linux lacks it; this carries one object.
public final class NSItemProvider: NSObject, @unchecked Sendable {
  /// Not Apple's.
  public let _object: Any?

  public override init() {
    _object = nil
    super.init()
  }

  public init(object: Any) {
    _object = object
    super.init()
  }
}

/// What is dragged: values.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  public final let itemProvider: NSItemProvider
  open var localObject: Any?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

@preconcurrency @MainActor public protocol UIDragDropSession: AnyObject {
  var items: [UIDragItem] { get }
  func location(in view: UIView) -> CGPoint
}

@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
}

public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }

@preconcurrency @MainActor open class UIDropProposal: NSObject {
  public final let operation: UIDropOperation

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
