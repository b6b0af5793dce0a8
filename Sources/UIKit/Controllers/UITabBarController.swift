/// Controllers side by side, the selected one shown. The others keep their containment, without their views on screen.
open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)?
  public final let tabBar = UITabBar(frame: .zero)
  private final var storedControllers: [UIViewController] = []
  private final var selection = NSNotFound

  open var viewControllers: [UIViewController]? {
    get { storedControllers.isEmpty ? nil : storedControllers }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = selectedViewController
    let new = viewControllers ?? []
    for controller in storedControllers where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      if controller !== old { controller.removeFromParent() }
    }
    let kept = storedControllers
    storedControllers = new
    for controller in new where !kept.contains(where: { $0 === controller }) {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    tabBar.items = new.map(\.tabBarItem)
    let index = old.flatMap { former in new.firstIndex { $0 === former } } ?? (new.isEmpty ? NSNotFound : 0)
    selection = index
    replaceContent(old, with: selectedViewController, animated: false)
    if let old, !new.contains(where: { $0 === old }) { old.removeFromParent() }
    placeBar()
  }

  open var selectedIndex: Int {
    get { selection }
    set { select(newValue) }
  }

  open var selectedViewController: UIViewController? {
    get { storedControllers.indices.contains(selection) ? storedControllers[selection] : nil }
    set { if let index = storedControllers.firstIndex(where: { $0 === newValue }) { select(index) } }
  }

  private func select(_ index: Int) {
    guard storedControllers.indices.contains(index), index != selection else { return }
    let old = selectedViewController
    selection = index
    replaceContent(old, with: selectedViewController, animated: false)
    if let new = selectedViewController { delegate?.tabBarController(self, didSelect: new) }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tabBar)
    replaceContent(nil, with: selectedViewController, animated: false)
    placeBar()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    placeBar()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeBar()
  }

  /// 49 points above the window's bottom inset (commonly observed for the standard bar).
  private func placeBar() {
    guard let own = viewIfLoaded else { return }
    let height = 49 + own.safeAreaInsets.bottom
    tabBar.frame = CGRect(x: 0, y: own.bounds.height - height, width: own.bounds.width, height: height)
    for controller in storedControllers { controller.barInsets.bottom = 49 }
  }
}

/// Hears what a tab bar controller shows.
///
/// Methods are optional by default implementations; one that only a subclass of the conforming class adds is not found
/// (facts: platform, Modules).
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// A bar at the bottom: its values.
open class UITabBar: UIView {
  open var items: [UITabBarItem]?
  open var isTranslucent = true
}
