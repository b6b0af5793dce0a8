/// Something that happened, as handed to `hitTest` and the touch methods.
@preconcurrency @MainActor open class UIEvent: NSObject {
  public override init() { super.init() }
  open var timestamp: TimeInterval { 0 }
  open var allTouches: Set<UITouch>? { nil }
}

/// A finger on the screen.
@preconcurrency @MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

  public internal(set) final var phase = Phase.began
  public internal(set) final var tapCount = 1
  public internal(set) final weak var view: UIView?
  public internal(set) final weak var window: UIWindow?
  final var locationInWindow = CGPoint.zero

  public override init() { super.init() }

  open func location(in view: UIView?) -> CGPoint {
    guard let view else { return locationInWindow }
    return view.convert(locationInWindow, from: nil)
  }
}
