extension UIViewController {
  /// Shows `child`'s view as the only content of this container: the calls for one that comes and one that goes, in
  /// UIKit's order. Both keep their containment. `viewDidAppear` and `viewDidDisappear` come after the commit.
  final func replaceContent(
    _ old: UIViewController?, with new: UIViewController?, animated: Bool, then: (() -> Void)? = nil
  ) {
    guard isViewLoaded, let own = viewIfLoaded, old !== new else {
      then?()
      return
    }
    let isShown = appearance == .appeared || appearance == .appearing
    let transition = isShown ? own.window.map { Transition(of: $0, isAnimated: animated) } : nil
    for controller in [self, old, new] { controller?.runningTransition = transition }
    if isShown {
      old?.beginDisappearing(animated: animated)
      new?.beginAppearing(animated: animated)
    }
    old?.isInTransition = true
    new?.isInTransition = true
    old?.viewIfLoaded?.removeFromSuperview()
    if let new {
      new.view.frame = own.bounds
      new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      own.insertSubview(new.view, at: 0)
    }
    old?.isInTransition = false
    new?.isInTransition = false
    transition?.animate()
    let finish = { [weak self] in
      if isShown {
        new?.callIsAppearing(animated: animated)
        old?.endDisappearing(animated: animated)
        if self?.appearance == .appeared { new?.endAppearing(animated: animated) }
      }
      transition?.complete()
      for controller in [self, old, new] where controller?.runningTransition === transition {
        controller?.runningTransition = nil
      }
      then?()
    }
    if isShown, let window = own.window { window.afterNextCommit(finish) } else { finish() }
  }
}
