/// A session of the app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  public internal(set) final var activationState = ActivationState.foregroundActive
  open var title: String! = ""
  open override var next: UIResponder? { UIApplication.shared }
}

open class UIWindowScene: UIScene {
  public final var screen: UIScreen { .main }
  private final var storedWindows: [() -> UIWindow?] = []

  open var windows: [UIWindow] { storedWindows.compactMap { $0() } }
  public final var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  public final var traitCollection: UITraitCollection { .phone }
  public final var interfaceOrientation: UIInterfaceOrientation { .portrait }

  final func add(_ window: UIWindow) { storedWindows.append { [weak window] in window } }
}

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
}
