import Meter
import Turns

extension UIViewController {
  /// Order: the presented `viewWillAppear`, its view into the window; after the commit `viewDidAppear`, then `completion`.
  /// A presentation that covers the screen makes the presenter disappear only in full screen.
  final func show(presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard presentation?.presented == nil else {
      RuntimeIssue.report(
        "alreadyPresenting",
        "Attempt to present \(presented) on \(self) which is already presenting \(String(describing: presentedViewController))"
      )
      return
    }
    guard let window = viewIfLoaded?.window else {
      RuntimeIssue.report(
        "presentedOffWindow", "Attempt to present \(presented) on \(self) whose view is not in the window hierarchy")
      return
    }
    let presenter = makePresentation()
    let state = presented.makePresentation()
    let controller = presented.presentationControllerMade
    presenter.presented = presented
    state.presenting = self
    state.isBeingPresented = true
    controller._presenting = self
    controller.containerView = window
    if let popover = controller as? UIPopoverPresentationController {
      (popover.delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(popover)
    }
    controller.presentationTransitionWillBegin()
    let coversPresenter = controller.effectiveStyle == .fullScreen
    if coversPresenter { outermost.beginDisappearing(animated: animated) }
    presented.beginAppearing(animated: animated)
    presented.view.frame = controller.frameOfPresentedViewInContainerView
    window.addSubview(presented.view)
    window.afterNextCommit { [self] in
      state.isBeingPresented = false
      if coversPresenter { outermost.endDisappearing(animated: animated) }
      presented.endAppearing(animated: animated)
      controller.presentationTransitionDidEnd(true)
      completion?()
    }
  }

  /// Dismisses what this controller presents, or this controller itself when it presents nothing.
  final func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    guard let presented = presentation?.presented else {
      if let presenting = presentingViewController {
        return presenting.dismissPresented(animated: animated, completion: completion)
      }
      completion?()
      return
    }
    if presented.presentation?.presented != nil { presented.dismissPresented(animated: false, completion: nil) }
    let window = presented.viewIfLoaded?.window
    let controller = presented.presentationControllerMade
    let coveredPresenter = controller.effectiveStyle == .fullScreen
    presented.presentation?.isBeingDismissed = true
    controller.dismissalTransitionWillBegin()
    if coveredPresenter { outermost.beginAppearing(animated: animated) }
    presented.beginDisappearing(animated: animated)
    presented.viewIfLoaded?.removeFromSuperview()
    let finish = { [self] in
      presentation?.presented = nil
      presented.presentation?.isBeingDismissed = false
      presented.presentation?.presenting = nil
      presented.endDisappearing(animated: animated)
      if coveredPresenter { outermost.endAppearing(animated: animated) }
      controller.dismissalTransitionDidEnd(true)
      completion?()
    }
    if let window { window.afterNextCommit(finish) } else { finish() }
  }

  private var outermost: UIViewController {
    var controller = self
    while let parent = controller.storedParent { controller = parent }
    return controller
  }
}
