import Testing
import UIKit

/// The order of calls when views move, as UIKit makes them.
@MainActor struct UIViewHierarchyTests {
  @Test func addingToAWindowAndRemoving() {
    var log: [String] = []
    let window = UIWindow()
    let (parent, child) = (Recorder(), Recorder())
    (parent.name, child.name) = ("parent ", "child ")
    parent.addSubview(child)
    parent.log = { log.append($0) }
    child.log = { log.append($0) }
    window.addSubview(parent)
    #expect(
      log == [
        "parent willMove(toWindow: window)", "child willMove(toWindow: window)", "parent willMove(toSuperview: view)",
        "parent didMoveToWindow", "child didMoveToWindow", "parent didMoveToSuperview",
      ])
    #expect(child.window === window)
    log = []
    parent.removeFromSuperview()
    #expect(
      log == [
        "parent willMove(toWindow: nil)", "child willMove(toWindow: nil)", "parent willMove(toSuperview: nil)",
        "parent didMoveToWindow", "child didMoveToWindow", "parent didMoveToSuperview",
      ])
    #expect(child.window == nil && parent.superview == nil)
  }

  @Test func theSuperviewHearsOfItsSubviews() {
    var log: [String] = []
    let parent = Recorder()
    parent.log = { log.append($0) }
    let child = UIView()
    parent.addSubview(child)
    child.removeFromSuperview()
    #expect(log == ["didAddSubview", "willRemoveSubview"])
  }

  @Test func order() {
    let view = UIView()
    let (a, b, c, d) = (UIView(), UIView(), UIView(), UIView())
    view.addSubview(a)
    view.addSubview(b)
    view.insertSubview(c, at: 0)
    view.insertSubview(d, belowSubview: b)
    #expect(view.subviews == [c, a, d, b])
    view.bringSubviewToFront(c)
    view.sendSubviewToBack(b)
    #expect(view.subviews == [b, a, d, c])
    view.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(view.subviews == [c, a, d, b])
    view.addSubview(c)
    #expect(view.subviews == [a, d, b, c])
  }

  @Test func movingBetweenSuperviewsRemovesFirst() {
    let (one, two, child) = (UIView(), UIView(), UIView())
    one.addSubview(child)
    two.addSubview(child)
    #expect(one.subviews.isEmpty && child.superview === two && child.isDescendant(of: two))
  }

  @Test func aCycleIsAFinding() {
    let (one, two) = (UIView(), UIView())
    one.addSubview(two)
    #expect(issues { two.addSubview(one) }.map(\.kind) == ["viewHierarchyCycle"])
    #expect(one.superview == nil)
  }

  @Test func deadSuperviewsAreLetGo() {
    let child = UIView()
    weak var gone: UIView?
    do {
      let parent = UIView()
      gone = parent
      parent.addSubview(child)
    }
    #expect(gone == nil && child.superview == nil)
  }

  @Test func tags() {
    let view = UIView()
    let child = UIView()
    child.tag = 7
    view.addSubview(child)
    #expect(view.viewWithTag(7) === child && view.viewWithTag(8) == nil)
  }

  @Test func theResponderChainGoesThroughControllersToTheApplication() {
    let controller = UIViewController()
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let child = UIView()
    controller.view.addSubview(child)
    #expect(child.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === window)
    #expect(window.next === UIApplication.shared)
  }

  @Test func firstResponder() {
    final class Field: UIView { override var canBecomeFirstResponder: Bool { true } }
    let (one, two) = (Field(), Field())
    #expect(one.becomeFirstResponder() && one.isFirstResponder)
    #expect(two.becomeFirstResponder() && !one.isFirstResponder)
    #expect(!UIView().becomeFirstResponder() && two.isFirstResponder)
    #expect(two.resignFirstResponder() && !two.isFirstResponder)
  }
}
