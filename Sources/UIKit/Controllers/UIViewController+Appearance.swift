/// Where a controller is between hidden and shown.
enum AppearanceState { case disappeared, appearing, appeared, disappearing }

// Each step is taken once: a call that repeats what has happened does nothing. A container that forwards automatically
// takes its children along, those whose views are in its hierarchy.
extension UIViewController {
  final func beginAppearing(animated: Bool) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    loadViewIfNeeded()
    appearance = .appearing
    isAppearingPending = true
    viewWillAppear(animated)
    forward { $0.beginAppearing(animated: animated) }
  }

  final func endAppearing(animated: Bool) {
    guard appearance == .appearing else { return }
    callIsAppearing(animated: animated)
    appearance = .appeared
    viewDidAppear(animated)
    forward { $0.endAppearing(animated: animated) }
  }

  final func beginDisappearing(animated: Bool) {
    guard appearance == .appeared || appearance == .appearing else { return }
    appearance = .disappearing
    viewWillDisappear(animated)
    forward { $0.beginDisappearing(animated: animated) }
  }

  final func endDisappearing(animated: Bool) {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    viewDidDisappear(animated)
    forward { $0.endDisappearing(animated: animated) }
  }

  /// Once for each appearance: in the view's first layout pass on screen, at the latest before `viewDidAppear`.
  final func callIsAppearing(animated: Bool) {
    guard isAppearingPending else { return }
    isAppearingPending = false
    viewIsAppearing(animated)
  }

  private func forward(_ step: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods, let own = viewIfLoaded else { return }
    for child in children where child.viewIfLoaded?.isDescendant(of: own) == true { step(child) }
  }

  // MARK: Moves of the view

  /// The view is about to enter or leave a window, by itself or with an ancestor.
  final func viewWillMove(toWindow window: UIWindow?) {
    guard !isInTransition, let parent = storedParent, parent.shouldAutomaticallyForwardAppearanceMethods else { return }
    if window == nil {
      beginDisappearing(animated: false)
    } else if parent.appearance == .appeared || parent.appearance == .appearing {
      beginAppearing(animated: false)
    }
  }

  final func viewDidMove(from oldWindow: UIWindow?) {
    guard !isInTransition, let parent = storedParent, parent.shouldAutomaticallyForwardAppearanceMethods,
      let view = viewIfLoaded
    else { return }
    if let window = view.window {
      guard appearance == .appearing, parent.appearance == .appeared else { return }
      window.afterNextCommit { [weak self] in self?.endAppearing(animated: false) }
    } else {
      endDisappearing(animated: false)
    }
  }
}
