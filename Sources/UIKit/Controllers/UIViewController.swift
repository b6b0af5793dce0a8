import Meter

/// Manages a view and its place among other controllers.
///
/// Containment calls come in UIKit's order: `addChild` calls the child's `willMove(toParent:)`, the container calls
/// `didMove(toParent:)` itself; `removeFromParent` calls `didMove(toParent: nil)`, the container calls
/// `willMove(toParent: nil)` itself. A child's appearance follows that of its parent and of its view's window, unless the
/// parent forwards by itself; a controller without a parent hears nothing (facts: S0-12, S3-15). `viewDidAppear` comes after
/// the commit of the frame that shows the view.
@preconcurrency @MainActor open class UIViewController: UIResponder, UITraitEnvironment {
  nonisolated(unsafe) private final var loadedView: UIView?
  nonisolated(unsafe) final var storedChildren: [UIViewController] = []
  nonisolated(unsafe) unowned(unsafe) final var storedParent: UIViewController?
  /// The parent has died with this controller as its child.
  nonisolated(unsafe) final var hasLostParent = false
  final weak var windowAsRoot: UIWindow?
  final var appearance = AppearanceState.disappeared
  final var traitObservers: [TraitObserver] = []
  final var traitOverrideValues: UITraitCollection.Values? {
    didSet { UIView.someTraitsAreOverridden = true }
  }
  final var presentation: PresentationState?
  /// `viewWillAppear` ran, `viewIsAppearing` has not.
  final var isAppearingPending = false
  /// The container takes the steps of this one's appearance: moves of the view are not taken for them.
  final var isInTransition = false
  final var runningTransition: Transition?
  /// What the bars of the container cover.
  final var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { loadedView?.updateSafeArea() } }
  }

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  deinit {
    loadedView?.viewController = nil
    for child in storedChildren {
      child.storedParent = nil
      child.hasLostParent = true
    }
    if !storedChildren.isEmpty { Counter.childControllers.add(-storedChildren.count) }
  }

  // MARK: View

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { setView(newValue) }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    viewDidLoad()
  }

  private func setView(_ view: UIView?) {
    loadedView?.viewController = nil
    loadedView = view
    view?.viewController = self
    if view != nil, additionalSafeAreaInsets + barInsets != .zero { view?.updateSafeArea() }
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() { loadedView?.updateConstraints() }
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func didReceiveMemoryWarning() {}

  open override var next: UIResponder? { loadedView?.superview ?? storedParent }

  // MARK: Containment

  open var parent: UIViewController? { storedParent }
  open var children: [UIViewController] { storedChildren }
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { beginAppearing(animated: animated) } else { beginDisappearing(animated: animated) }
  }

  open func endAppearanceTransition() {
    switch appearance {
    case .appearing: endAppearing(animated: false)
    case .disappearing: endDisappearing(animated: false)
    default: break
    }
  }

  // MARK: Sizes and insets

  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      preferredContentSizeChanged()
    }
  }

  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  { parentSize }

  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in storedChildren {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.updateSafeArea() } }
  }

  /// The margins that the root view has at least. 16 points at the sides in compact width, 20 in regular (commonly
  /// observed; facts: 35), none above and below.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = traitCollection.horizontalSizeClass == .regular ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { loadedView?.marginsDidChange() } }
  }

  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var title: String?

  // MARK: Traits

  open var traitCollection: UITraitCollection {
    loadedView?.traitCollection ?? storedParent?.traitCollection ?? .phone
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrideValues?.userInterfaceStyle ?? .unspecified }
    set { changeTraitOverrides { $0.userInterfaceStyle = newValue } }
  }

  // MARK: Presentation

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var presentedViewController: UIViewController? {
    presentation?.presented ?? storedParent?.presentedViewController
  }
  open var presentingViewController: UIViewController? {
    presentation?.presenting ?? storedParent?.presentingViewController
  }
  open var presentationController: UIPresentationController? { presentationControllerMade }
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationControllerMade as? UIPopoverPresentationController
  }

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { show(presented: viewControllerToPresent, animated: flag, completion: completion) }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissPresented(animated: flag, completion: completion)
  }

  /// Runs what goes along with the transition that the controller, or one around it, takes part in; nil outside one.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    runningTransition ?? storedParent?.transitionCoordinator
  }

  open var isBeingPresented: Bool { presentation?.isBeingPresented ?? false }
  open var isBeingDismissed: Bool { presentation?.isBeingDismissed ?? false }
  open var isMovingToParent: Bool { appearance == .appearing && storedParent != nil }
  open var isMovingFromParent: Bool { appearance == .disappearing && storedParent != nil }

  open func show(_ viewController: UIViewController, sender: Any?) {
    if let navigationController { return navigationController.pushViewController(viewController, animated: true) }
    present(viewController, animated: true)
  }

  open func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
    show(viewController, sender: sender)
  }

  open var navigationController: UINavigationController? { nearestParent() }
  open var tabBarController: UITabBarController? { nearestParent() }
  public final lazy var navigationItem = UINavigationItem(title: title ?? "")
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  open var hidesBottomBarWhenPushed = false
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var isEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
}

/// Has a preferred size that its container hears of: controllers and presentation controllers.
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
}

extension UIViewController: UIContentContainer {}
