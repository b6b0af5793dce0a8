import Meter
import Testing
import UIKit

/// Writes down what it is told.
final class LoggingController: UIViewController {
  let name: String
  var log: (String) -> Void
  var forwards = true

  init(_ name: String, _ log: @escaping (String) -> Void) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
  override func viewDidLoad() { log("\(name) viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { log("\(name) viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { log("\(name) viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { log("\(name) viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { log("\(name) viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log("\(name) viewDidDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    log("\(name) willMove(\(parent == nil ? "nil" : "parent"))")
  }
  override func didMove(toParent parent: UIViewController?) {
    log("\(name) didMove(\(parent == nil ? "nil" : "parent"))")
  }
}

/// Containment and appearance, in right and in wrong use, against the order of Apple's documentation.
@MainActor final class ContainmentTests {
  private var events: [String] = []
  private lazy var parent = LoggingController("parent") { [unowned self] in events.append($0) }
  private lazy var child = LoggingController("child") { [unowned self] in events.append($0) }
  // Made when the test runs: a window takes part in every turn of the process.
  private lazy var window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func show() {
    window.rootViewController = parent
    window.makeKeyAndVisible()
    window.turn()
  }

  @Test func aRootControllerAppears() {
    show()
    #expect(
      events == ["parent viewDidLoad", "parent viewWillAppear", "parent viewIsAppearing", "parent viewDidAppear"])
    #expect(parent.view.frame == window.bounds)
    events = []
    window.rootViewController = nil
    #expect(events == ["parent viewWillDisappear", "parent viewDidDisappear"])
  }

  @Test func aChildIsAddedAsAppleDocumentsIt() {
    show()
    events = []
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    window.turn()
    #expect(
      events == [
        "child willMove(parent)", "child viewDidLoad", "child viewWillAppear", "child didMove(parent)",
        "child viewIsAppearing", "child viewDidAppear",
      ])
    #expect(parent.children == [child] && child.parent === parent)
    events = []
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      events == ["child willMove(nil)", "child viewWillDisappear", "child viewDidDisappear", "child didMove(nil)"])
  }

  @Test func childrenAppearWithTheirParent() {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    events = []
    show()
    #expect(
      events == [
        "parent viewWillAppear", "child viewWillAppear", "parent viewIsAppearing", "child viewIsAppearing",
        "parent viewDidAppear", "child viewDidAppear",
      ])
  }

  @Test func aControllerWithoutAParentHearsNothing() {
    show()
    events = []
    parent.view.addSubview(child.view)
    window.turn()
    child.view.removeFromSuperview()
    #expect(events == ["child viewDidLoad"])
  }

  @Test func aParentMayForwardItself() {
    parent.forwards = false
    show()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    events = []
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(events == ["child viewWillAppear", "child viewIsAppearing", "child viewDidAppear"])
  }

  @Test func childrenAreCounted() {
    let counted = count(.childControllers) {
      parent.addChild(child)
      parent.addChild(child)
    }
    #expect(counted == 1)
    #expect(count(.childControllers) { child.removeFromParent() } == -1)
    #expect(count(.childControllers) { child.removeFromParent() } == 0)
    let left = count(.childControllers) {
      let short = UIViewController()
      short.addChild(UIViewController())
    }
    #expect(left == 0)
  }

  @Test func aSecondParentTakesTheChildOver() {
    let other = UIViewController()
    parent.addChild(child)
    other.addChild(child)
    #expect(parent.children.isEmpty && child.parent === other)
  }

  @Test func aViewUnderTheWrongControllerIsAFinding() {
    let other = UIViewController()
    parent.addChild(child)
    let found = issues { other.view.addSubview(child.view) }
    #expect(found.map(\.kind) == ["viewControllerHierarchyInconsistency"] && found[0].flag == .hierarchy)
    child.view.removeFromSuperview()
    #expect(issues { parent.view.addSubview(child.view) }.isEmpty)
    #expect(issues { other.addChild(child) }.map(\.kind) == ["viewControllerHierarchyInconsistency"])
  }

  @Test func aCycleIsAFinding() {
    parent.addChild(child)
    #expect(issues { child.addChild(parent) }.map(\.flag) == [.hierarchy])
  }

  @Test func preferredSizesAreReported() {
    final class Container: UIViewController {
      var sizes: [CGSize] = []
      override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        sizes.append(container.preferredContentSize)
      }
    }
    let container = Container()
    let child = UIViewController()
    container.addChild(child)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    #expect(container.sizes == [CGSize(width: 10, height: 20)])
  }

  @Test func aReleasedControllerLeavesItsView() {
    weak var gone: UIViewController?
    let host = UIView()
    do {
      let controller = UIViewController()
      gone = controller
      host.addSubview(controller.view)
    }
    #expect(gone == nil && host.subviews.count == 1 && host.subviews[0].next === host)
  }
}
