import Meter
import Testing
import UIKit

/// What a pass visits, how often, and what it does when it does not end.
@MainActor struct LayoutPassTests {
  private func shown(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.isHidden = false
    window.addSubview(view)
    return window
  }

  @Test func aTurnLaysOutWhatIsDirtyOnce() {
    let leaf = UIView()
    let view = UIView()
    view.addSubview(leaf)
    let window = shown(view)
    #expect(count(.layoutPasses) { window.turn() } == 3)
    #expect(count(.layoutPasses) { window.turn() } == 0)
    leaf.setNeedsLayout()
    #expect(count(.layoutPasses) { window.turn() } == 1)
    view.frame.size.width += 1
    #expect(count(.layoutPasses) { window.turn() } == 1)
    view.frame.origin.x += 1
    #expect(count(.layoutPasses) { window.turn() } == 0)
  }

  @Test func aPassCostsWhatIsDirty() {
    let view = UIView()
    for _ in 0..<100 { view.addSubview(UIView()) }
    let window = shown(view)
    window.turn()
    view.subviews[42].setNeedsLayout()
    view.subviews[7].setNeedsLayout()
    #expect(count(.layoutPasses) { window.turn() } == 2)
  }

  @Test func parentsComeBeforeChildren() {
    var log: [String] = []
    let (outer, inner) = (Recorder(), Recorder())
    (outer.name, inner.name) = ("outer ", "inner ")
    outer.addSubview(inner)
    outer.log = { log.append($0) }
    inner.log = { log.append($0) }
    outer.layoutIfNeeded()
    #expect(log == ["outer layoutSubviews", "inner layoutSubviews"])
  }

  @Test func constraintsAreUpdatedFromLeafToRootBeforeLayout() {
    var log: [String] = []
    let (outer, inner) = (Recorder(), Recorder())
    (outer.name, inner.name) = ("outer ", "inner ")
    outer.addSubview(inner)
    outer.log = { log.append($0) }
    inner.log = { log.append($0) }
    outer.setNeedsUpdateConstraints()
    inner.setNeedsUpdateConstraints()
    outer.layoutIfNeeded()
    #expect(
      log == ["inner updateConstraints", "outer updateConstraints", "outer layoutSubviews", "inner layoutSubviews"])
    #expect(!outer.needsUpdateConstraints())
  }

  @Test func layoutIfNeededBeginsAtTheTopmostDirtyAncestorInARow() {
    var log: [String] = []
    let views = ["a ", "b ", "c "].map { name in
      let view = Recorder()
      view.name = name
      view.log = { log.append($0) }
      return view
    }
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    views[0].layoutIfNeeded()
    log = []
    views[2].setNeedsLayout()
    views[1].setNeedsLayout()
    views[2].layoutIfNeeded()
    #expect(log == ["b layoutSubviews", "c layoutSubviews"])
  }

  private final class Restless: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      setNeedsLayout()
    }
  }

  @Test func aViewThatIsAlwaysDirtyIsTrappedAndNamed() {
    let view = Restless()
    view.accessibilityIdentifier = "restless"
    let found = issues { #expect(count(.layoutPasses) { view.layoutIfNeeded() } == 100) }
    #expect(found.map(\.kind) == ["layoutLoop"] && found[0].flag == .trap && found[0].message.contains("restless"))
    let window = shown(view)
    view.setNeedsLayout()
    let inWindow = issues { window.turn() }
    #expect(inWindow.map(\.kind) == ["layoutLoop"] && inWindow[0].message.contains("restless"))
    #expect(count(.layoutPasses) { window.turn() } == 0)
  }

  private final class Nested: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      setNeedsLayout()
      layoutIfNeeded()
    }
  }

  @Test func nestedPassesAreTrappedAtOneHundred() {
    let view = Nested()
    let found = issues { view.layoutIfNeeded() }
    #expect(found.first?.kind == "layoutLoop" && found.first?.flag == .trap)
    #expect(Counter.nestedLayoutDepth.total == 100)
  }

  private final class Observer: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      superview?.setNeedsLayout()
    }
  }

  @Test func dirtWhileLayingOutMakesARound() {
    let observer = Observer()
    let view = UIView()
    view.addSubview(observer)
    let window = shown(view)
    #expect(window.turn() == 2)
  }

  private final class Reordering: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      subviews.forEach { $0.setNeedsLayout() }
    }
  }

  private final class Fronting: UIView {
    var passes = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
      if passes == 1 { superview?.bringSubviewToFront(self) }
    }
  }

  @Test func childrenThatMoveDuringAPassAreNotForgotten() {
    let view = Reordering()
    let children = (0..<4).map { _ in Fronting() }
    children.forEach { view.addSubview($0) }
    view.layoutIfNeeded()
    #expect(children.allSatisfy { $0.passes >= 1 })
  }

  @Test func controllersHearOfTheirViewsLayout() {
    final class Controller: UIViewController {
      var log: [String] = []
      override func viewWillLayoutSubviews() { log.append("will") }
      override func viewDidLayoutSubviews() { log.append("did") }
    }
    let controller = Controller()
    controller.view.layoutIfNeeded()
    #expect(controller.log == ["will", "did"])
  }
}
