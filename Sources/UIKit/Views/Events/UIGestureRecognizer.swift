/// Watches for a gesture. There are no fingers here: a test or a driver fires it with `_fire(_:)`.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var name: String?
  public internal(set) final weak var view: UIView?
  open var state = State.possible
  final var locationInWindow = CGPoint.zero

  public override init() { super.init() }

  open func location(in view: UIView?) -> CGPoint {
    view.map { $0.convert(locationInWindow, from: nil) } ?? locationInWindow
  }

  open func require(toFail other: UIGestureRecognizer) {}

  /// What target-action would call. Selectors do not exist here, so a recogniser is given a closure. Not Apple's.
  public final var _action: ((UIGestureRecognizer) -> Void)?

  /// The gesture was made. Not Apple's.
  public final func _fire(_ state: State = .ended) {
    guard isEnabled, delegate?.gestureRecognizerShouldBegin(self) ?? true else { return }
    self.state = state
    _action?(self)
    if state == .ended || state == .cancelled || state == .failed { self.state = .possible }
  }
}

/// Decides about gestures.
///
/// Methods are optional by default implementations; one that only a subclass of the conforming class adds is not found
/// (facts: platform, Modules).
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10
}

open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  final var currentTranslation = CGPoint.zero
  final var currentVelocity = CGPoint.zero

  open func translation(in view: UIView?) -> CGPoint { currentTranslation }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { currentTranslation = translation }
  open func velocity(in view: UIView?) -> CGPoint { currentVelocity }
}

open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  open var direction = Direction.right
}

/// Adds an ability, such as a menu, to a view.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  final func attach(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    let rare = makeRare()
    rare.gestureRecognizers = (rare.gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }

  final func detach(_ recognizer: UIGestureRecognizer) {
    rare?.gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  final func setGestureRecognizers(_ recognizers: [UIGestureRecognizer]?) {
    for recognizer in rare?.gestureRecognizers ?? [] { detach(recognizer) }
    for recognizer in recognizers ?? [] { attach(recognizer) }
  }

  public final var interactions: [any UIInteraction] {
    get { rare?.interactions ?? [] }
    set {
      for interaction in interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  public final func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    makeRare().interactions.append(interaction)
    interaction.didMove(to: self)
  }

  public final func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    rare?.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
