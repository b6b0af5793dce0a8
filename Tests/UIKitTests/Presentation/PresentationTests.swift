import Testing
import UIKit

@MainActor final class PresentationTests {
  private var events: [String] = []
  private lazy var presenter = LoggingController("presenter") { [unowned self] in events.append($0) }
  private lazy var presented = LoggingController("presented") { [unowned self] in events.append($0) }
  // Made when the test runs: a window takes part in every turn of the process.
  private lazy var window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let source = UIView(frame: CGRect(x: 100, y: 400, width: 40, height: 20))

  private func show() {
    window.rootViewController = presenter
    window.makeKeyAndVisible()
    presenter.view.addSubview(source)
    window.turn()
    events = []
  }

  private let delegate = Staying()

  private final class Staying: UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
  }

  @Test func aSheetComesAndGoes() {
    show()
    presenter.present(presented, animated: true) { [unowned self] in events.append("completion") }
    #expect(presenter.presentedViewController === presented && presented.presentingViewController === presenter)
    #expect(presented.isBeingPresented)
    window.turn()
    #expect(
      events == [
        "presented viewDidLoad", "presented viewWillAppear", "presented viewIsAppearing", "presented viewDidAppear",
        "completion",
      ])
    events = []
    presented.dismiss(animated: true) { [unowned self] in events.append("completion") }
    window.turn()
    #expect(events == ["presented viewWillDisappear", "presented viewDidDisappear", "completion"])
    #expect(presenter.presentedViewController == nil && presented.view.superview == nil)
  }

  @Test func fullScreenHidesThePresenter() {
    show()
    presented.modalPresentationStyle = .fullScreen
    presenter.present(presented, animated: false)
    window.turn()
    #expect(events.contains("presenter viewWillDisappear") && events.contains("presenter viewDidDisappear"))
    presenter.dismiss(animated: false)
    window.turn()
    #expect(events.last == "presenter viewDidAppear")
  }

  private func popover(_ size: CGSize, stays: Bool = true, arrows: UIPopoverArrowDirection = .any) -> CGRect {
    show()
    presented.modalPresentationStyle = .popover
    presented.preferredContentSize = size
    presented.popoverPresentationController?.sourceView = source
    presented.popoverPresentationController?.permittedArrowDirections = arrows
    if stays { presented.popoverPresentationController?.delegate = delegate }
    presenter.present(presented, animated: true)
    window.turn()
    return presented.view.frame
  }

  @Test func aPopoverHasThePreferredSizeBesideItsSource() {
    #expect(popover(CGSize(width: 200, height: 100)) == CGRect(x: 20, y: 420, width: 200, height: 100))
    #expect(presented.popoverPresentationController?.arrowDirection == .up)
  }

  @Test func arrowsDecideTheSide() {
    let frame = popover(CGSize(width: 200, height: 100), arrows: .down)
    #expect(frame == CGRect(x: 20, y: 300, width: 200, height: 100))
  }

  @Test func inCompactWidthItAdaptsUnlessTheDelegateSaysNone() {
    #expect(popover(CGSize(width: 200, height: 100), stays: false) == window.bounds)
  }

  @Test func aPreferredSizeBeyondTheScreenIsCut() {
    let frame = popover(CGSize(width: 1000, height: 20))
    #expect(frame.width == 370 && frame.height == 20)
  }

  @Test func aNewPreferredSizeIsTakenOver() {
    _ = popover(CGSize(width: 200, height: 100))
    presented.preferredContentSize = CGSize(width: 200, height: 160)
    #expect(presented.view.frame.size == CGSize(width: 200, height: 160))
  }

  @Test func wrongUseIsAFinding() {
    show()
    let off = UIViewController()
    #expect(issues { off.present(UIViewController(), animated: false) }.map(\.kind) == ["presentedOffWindow"])
    presenter.present(presented, animated: false)
    #expect(issues { presenter.present(UIViewController(), animated: false) }.map(\.kind) == ["alreadyPresenting"])
  }
}
