/// A stack of controllers, the top one shown. The bar carries its values and lends its height to the safe area.
open class UINavigationController: UIViewController {
  public private(set) final var stack: [UIViewController] = []
  public final let navigationBar = UINavigationBar(frame: .zero)
  open weak var delegate: (any UINavigationControllerDelegate)?
  open var isNavigationBarHidden = false { didSet { placeBar() } }
  open var hidesBarsOnSwipe = false
  public final let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { stack.last?.presentation?.presented ?? stack.last }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    placeBar()
    replaceContent(nil, with: stack.last, animated: false)
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    placeBar()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeBar()
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    let old = stack.last
    addChild(viewController)
    stack.append(viewController)
    change(from: old, to: viewController, animated: animated) { [weak self, weak viewController] in
      viewController?.didMove(toParent: self)
    }
  }

  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 2, animated: animated).last
  }

  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.isEmpty ? nil : pop(to: 0, animated: animated)
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    return pop(to: index, animated: animated)
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let old = stack.last
    let gone = stack.filter { former in !viewControllers.contains { $0 === former } }
    for controller in gone { controller.willMove(toParent: nil) }
    let added = viewControllers.filter { new in !stack.contains { $0 === new } }
    for controller in added { addChild(controller) }
    stack = viewControllers
    change(from: old, to: stack.last, animated: animated) { [weak self] in
      for controller in gone { controller.removeFromParent() }
      for controller in added { controller.didMove(toParent: self) }
    }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  private func pop(to index: Int, animated: Bool) -> [UIViewController] {
    let gone = Array(stack[(index + 1)...])
    guard let old = gone.last else { return [] }
    for controller in gone { controller.willMove(toParent: nil) }
    stack.removeSubrange((index + 1)...)
    change(from: old, to: stack.last, animated: animated) { for controller in gone { controller.removeFromParent() } }
    return gone
  }

  private func change(
    from old: UIViewController?, to new: UIViewController?, animated: Bool, then: @escaping () -> Void
  ) {
    guard isViewLoaded else { return then() }
    if let new { delegate?.navigationController(self, willShow: new, animated: animated) }
    placeBar()
    replaceContent(old, with: new, animated: animated) { [weak self] in
      then()
      if let self, let new { delegate?.navigationController(self, didShow: new, animated: animated) }
    }
  }

  /// 44 points under the window's top inset (commonly observed for the standard bar).
  private func placeBar() {
    guard let own = viewIfLoaded else { return }
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.items = stack.map(\.navigationItem)
    navigationBar.frame = CGRect(x: 0, y: own.safeAreaInsets.top, width: own.bounds.width, height: 44)
    for controller in stack {
      controller.barInsets.top = isNavigationBarHidden ? 0 : 44
    }
  }
}

/// Hears what a navigation controller shows.
///
/// Methods are optional by default implementations; one that only a subclass of the conforming class adds is not found
/// (facts: platform, Modules).
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}

/// A bar at the top: its values.
open class UINavigationBar: UIView {
  open var items: [UINavigationItem]?
  open var topItem: UINavigationItem? { items?.last }
  open var prefersLargeTitles = false
  open var isTranslucent = true
  open var barTintColor: UIColor?
}
