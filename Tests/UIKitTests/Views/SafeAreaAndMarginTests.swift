import Testing
import UIKit

@MainActor final class SafeAreaAndMarginTests {
  private final class Watching: UIView {
    var changes = 0
    var marginChanges = 0
    override func safeAreaInsetsDidChange() { changes += 1 }
    override func layoutMarginsDidChange() { marginChanges += 1 }
  }

  // Made when the test runs: a window takes part in every turn of the process.
  private lazy var window: UIWindow = {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window._safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    return window
  }()

  @Test func aViewGetsThePartThatOverlapsIt() {
    let view = Watching(frame: CGRect(x: 0, y: 20, width: 390, height: 100))
    window.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 0, right: 0) && view.changes == 1)
    view.frame.origin.y = 300
    #expect(view.safeAreaInsets == .zero && view.changes == 2)
    view.frame.origin.y = 400
    #expect(view.changes == 2)
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
  }

  @Test func scrollingMovesTheSafeAreaOfWhatIsInside() {
    let scroll = UIView(frame: window.bounds)
    let cell = Watching(frame: CGRect(x: 0, y: 400, width: 390, height: 44))
    scroll.addSubview(cell)
    window.addSubview(scroll)
    #expect(cell.safeAreaInsets == .zero)
    scroll.bounds.origin.y = -380
    #expect(cell.safeAreaInsets.bottom == 14)
  }

  @Test func controllersAddTheirs() {
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.view.safeAreaInsets.top == 47)
    controller.additionalSafeAreaInsets.top = 10
    #expect(controller.view.safeAreaInsets.top == 57)
  }

  @Test func marginsAreEightAndFollowTheSafeArea() {
    let view = Watching(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    window.addSubview(view)
    #expect(view.layoutMargins.top == 55 && view.marginChanges == 1)
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins.top == 8)
  }

  @Test func rootViewsHaveTheSystemMinimum() {
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins.left == 8)
  }

  @Test func marginsArePreserved() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    outer.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    let inner = Watching(frame: CGRect(x: 10, y: 0, width: 190, height: 100))
    outer.addSubview(inner)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 30, left: 20, bottom: 8, right: 30))
    outer.layoutMargins.left = 50
    #expect(inner.layoutMargins.left == 40 && inner.marginChanges == 2)
  }

  @Test func guidesFollowMarginsAndSafeArea() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.addSubview(view)
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      child.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      child.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
    window.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 8, y: 47, width: 374, height: 763))
    view.layoutMargins.left = 20
    window._safeAreaInsets.top = 0
    window.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 20, y: 0, width: 362, height: 810))
    #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 390, height: 810))
  }

  @Test func readableContentIsCentredWhereItIsWide() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
    #expect(view.readableContentGuide.layoutFrame == CGRect(x: 164, y: 8, width: 672, height: 84))
  }

  @Test func rightToLeft() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    view.semanticContentAttribute = .forceRightToLeft
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 5)
    #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 20))
    let child = Box(30, 10)
    child.semanticContentAttribute = .forceRightToLeft
    view.addSubview(child)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      child.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    view.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 60, y: 0, width: 30, height: 10))
    child.semanticContentAttribute = .forceLeftToRight
    view.semanticContentAttribute = .forceLeftToRight
    view.layoutIfNeeded()
    #expect(child.frame.minX == 10 && view.layoutMargins.left == 20)
  }
}
