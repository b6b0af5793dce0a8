import Testing
import UIKit

@MainActor final class ContainerControllerTests {
  private var events: [String] = []
  // Made when the test runs: a window takes part in every turn of the process.
  private lazy var window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private func controller(_ name: String) -> LoggingController {
    LoggingController(name) { [unowned self] in events.append($0) }
  }

  @Test func pushAndPop() {
    let (first, second) = (controller("first"), controller("second"))
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.turn()
    #expect(events.last == "first viewDidAppear" && first.navigationController === navigation)
    events = []
    navigation.pushViewController(second, animated: true)
    window.turn()
    #expect(
      events == [
        "second willMove(parent)", "first viewWillDisappear", "second viewDidLoad", "second viewWillAppear",
        "second viewIsAppearing", "first viewDidDisappear", "second viewDidAppear", "second didMove(parent)",
      ])
    #expect(first.view.window == nil && second.view.window === window && navigation.children.count == 2)
    events = []
    #expect(navigation.popViewController(animated: true) === second)
    window.turn()
    #expect(
      events == [
        "second willMove(nil)", "second viewWillDisappear", "first viewWillAppear", "first viewIsAppearing",
        "second viewDidDisappear", "first viewDidAppear", "second didMove(nil)",
      ])
    #expect(navigation.viewControllers == [first] && navigation.popViewController(animated: true) == nil)
  }

  @Test func theBarLendsItsHeightToTheSafeArea() {
    window._safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let first = controller("first")
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: first)]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.turn()
    #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
  }

  @Test func tabsKeepTheirContainment() {
    let (one, two) = (controller("one"), controller("two"))
    let tabs = UITabBarController()
    tabs.viewControllers = [one, two]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.turn()
    #expect(one.view.window === window && tabs.selectedIndex == 0 && !two.isViewLoaded)
    events = []
    tabs.selectedIndex = 1
    window.turn()
    #expect(
      events == [
        "one viewWillDisappear", "two viewDidLoad", "two viewWillAppear", "two viewIsAppearing", "one viewDidDisappear",
        "two viewDidAppear",
      ])
    #expect(one.view.window == nil && one.parent === tabs)
  }

  @Test func rotationTellsControllersFirst() {
    final class Rotating: UIViewController {
      var log: [String] = []
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        log.append("will \(view.bounds.width) to \(size.width)")
        coordinator.animate(alongsideTransition: { [weak self] _ in
          self?.log.append("along \(self?.view.bounds.width ?? 0)")
        }) { [weak self] _ in self?.log.append("done") }
      }
    }
    let controller = Rotating()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.turn()
    window._resize(to: CGSize(width: 844, height: 390))
    window.turn()
    #expect(controller.log == ["will 390.0 to 844.0", "along 844.0", "done"])
  }
}
