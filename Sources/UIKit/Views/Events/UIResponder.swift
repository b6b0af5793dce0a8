/// An object in the responder chain.
///
/// The accessibility members are NSObject's on Apple's systems; here the responders carry them, as values.
@preconcurrency @MainActor open class UIResponder: NSObject {
  public override init() { super.init() }

  /// The next object asked to handle an event.
  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }

  open var isFirstResponder: Bool { UIResponder.firstResponder === self }

  /// Makes this the first responder, if it can be and the one before it resigns.
  @discardableResult open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let current = UIResponder.firstResponder, !current.resignFirstResponder() { return false }
    UIResponder.firstResponder = self
    return true
  }

  @discardableResult open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { UIResponder.firstResponder = nil }
    return true
  }

  private static weak var firstResponder: UIResponder?

  /// Whether `becomeFirstResponder` would have to take it from another.
  static var currentFirstResponder: UIResponder? { firstResponder }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }

  // MARK: Accessibility

  private final var accessibility: AccessibilityValues?

  private final func setAccessibility(_ change: (AccessibilityValues) -> Void) {
    let values = accessibility ?? AccessibilityValues()
    change(values)
    accessibility = values
  }

  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? false }
    set { setAccessibility { $0.isElement = newValue } }
  }
  open var accessibilityLabel: String? {
    get { accessibility?.label }
    set { setAccessibility { $0.label = newValue } }
  }
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { setAccessibility { $0.hint = newValue } }
  }
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { setAccessibility { $0.value = newValue } }
  }
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { setAccessibility { $0.identifier = newValue } }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .none }
    set { setAccessibility { $0.traits = newValue } }
  }
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.elementsHidden ?? false }
    set { setAccessibility { $0.elementsHidden = newValue } }
  }
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { setAccessibility { $0.elements = newValue } }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { setAccessibility { $0.customActions = newValue } }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { setAccessibility { $0.groupsChildren = newValue } }
  }
}

/// Made for a responder when the first of these is set.
private final class AccessibilityValues {
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var traits = UIAccessibilityTraits.none
  var customActions: [UIAccessibilityCustomAction]?
  var elementsHidden = false
  var elements: [Any]?
  var groupsChildren = false
}
