import Meter
import Turns

/// The root of a view hierarchy: runs its passes in every turn of `TurnLoop.main`.
///
/// 390×844 points unless given a frame or scene. The safe area is zero until a test or scenario sets `_safeAreaInsets`.
open class UIWindow: UIView {
  final var windowSafeArea = UIEdgeInsets.zero
  final var baseTraits = UITraitCollection.phone
  /// Where the keyboard is, in the window; null when it is not shown. Not Apple's.
  public internal(set) final var _keyboardFrame = CGRect.null
  private final var afterCommit: [() -> Void] = []

  public override init(frame: CGRect) {
    super.init(frame: frame == .zero ? UIScreen.main.bounds : frame)
    containingWindow = self
    hiddenFlag = true
    TurnLoop.main.add(self)
  }

  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
    windowScene.add(self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    containingWindow = self
    TurnLoop.main.add(self)
  }

  deinit { UIWindow.forget(children) }

  nonisolated private static func forget(_ views: [UIView]) {
    for view in views {
      view.containingWindow = nil
      forget(view.children)
    }
  }

  open var windowLevel = Level.normal
  public internal(set) final weak var _scene: UIWindowScene?
  open var windowScene: UIWindowScene? {
    get { _scene }
    set { _scene = newValue }
  }
  open var screen: UIScreen { _scene?.screen ?? .main }
  public final var isKeyWindow: Bool { UIApplication.shared.keyWindowStorage === self }

  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
  }

  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      replaceRoot(oldValue)
    }
  }

  open func makeKey() { UIApplication.shared.keyWindowStorage = self }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
    UIApplication.shared.add(self)
    showRoot()
  }

  open func becomeKey() {}
  open func resignKey() {}

  open override var next: UIResponder? { _scene ?? UIApplication.shared }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      let changed = newValue != super.isHidden
      super.isHidden = newValue
      guard changed else { return }
      if newValue { hideRoot() } else { showRoot() }
    }
  }

  private func showRoot() {
    guard !isHidden, let controller = rootViewController, controller.view.superview == nil else { return }
    controller.view.frame = bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.beginAppearing(animated: false)
    addSubview(controller.view)
    afterNextCommit { [weak controller] in controller?.endAppearing(animated: false) }
  }

  private func hideRoot() {
    guard let controller = rootViewController, controller.isViewLoaded else { return }
    removeRoot(controller)
  }

  private func removeRoot(_ controller: UIViewController) {
    controller.beginDisappearing(animated: false)
    controller.view.removeFromSuperview()
    controller.endDisappearing(animated: false)
  }

  private func replaceRoot(_ old: UIViewController?) {
    if let old, old.isViewLoaded, old.view.superview === self { removeRoot(old) }
    old?.windowAsRoot = nil
    rootViewController?.windowAsRoot = self
    if !isHidden { showRoot() }
  }

  /// Runs `action` when the frame that is being made has been committed. Models UIKit's blocks after the commit of the
  /// transaction, in which `viewDidAppear` comes.
  final func afterNextCommit(_ action: @escaping () -> Void) { afterCommit.append(action) }

  final func runAfterCommit() {
    while !afterCommit.isEmpty {
      let actions = afterCommit
      afterCommit.removeAll(keepingCapacity: true)
      for action in actions { action() }
    }
  }

  // MARK: What a test or scenario sets; not Apple's

  /// The insets of the screen's bars and notches.
  public final var _safeAreaInsets: UIEdgeInsets {
    get { windowSafeArea }
    set {
      windowSafeArea = newValue
      updateSafeArea()
    }
  }

  /// Changes the traits of everything in the window, such as the type size, and tells those concerned.
  public final func _changeTraits(_ change: (inout UIMutableTraits) -> Void) {
    let before = traitCollection
    baseTraits = baseTraits.modifyingTraits(change)
    UITraitCollection.current = baseTraits
    if traitCollection != before { traitsDidChange(from: before) }
  }

  /// Turns the window to `size`, telling the controllers first.
  public final func _resize(to size: CGSize) {
    guard size != bounds.size else { return }
    let coordinator = Transition(of: self)
    rootViewController?.viewWillTransition(to: size, with: coordinator)
    frame = CGRect(origin: frame.origin, size: size)
    coordinator.run()
  }
}

extension UIWindow: TurnParticipant {
  public final var needsLayoutRound: Bool { isLayoutDirty || isConstraintsDirty || hasUnsolvedEngine }

  public final func updateConstraintsPass() { updateDirtyConstraints() }

  public final func layoutPass() {
    guard isLayoutDirty else { return }
    LayoutPass.run(on: self) { layOutDirtySubtree() }
  }

  public final func layoutDidNotConverge(afterRounds rounds: Int) {
    LayoutPass.reportLoop(firstDirtyView ?? self, "repeated \(rounds) times")
    forgetLayout()
  }

  public final func commit() { runAfterCommit() }
}
