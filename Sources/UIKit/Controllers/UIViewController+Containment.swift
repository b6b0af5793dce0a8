import Meter

extension UIViewController {
  /// Adds a child: `willMove(toParent:)` is called, `didMove(toParent:)` is for the container to call. A child of another
  /// parent is taken from it first.
  final func adopt(_ child: UIViewController) {
    guard child !== self, !child.isContainer(of: self) else {
      RuntimeIssue.report(
        "viewControllerHierarchyInconsistency", "\(child) cannot be a child of \(self): it contains it",
        flag: .hierarchy)
      return
    }
    guard child.storedParent !== self else { return }
    if child.storedParent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    storedChildren.append(child)
    child.storedParent = self
    child.hasLostParent = false
    Counter.childControllers.add()
    if child.isViewLoaded, let superview = child.view.superview,
      let owner = superview.nearestViewController, owner !== self
    {
      RuntimeIssue.report(
        "viewControllerHierarchyInconsistency",
        "A view can only be associated with at most one view controller at a time! The view of \(child) is in the "
          + "hierarchy of \(owner), not of its parent \(self)",
        flag: .hierarchy)
    }
  }

  final func leaveParent() {
    guard let parent = storedParent else {
      guard hasLostParent else { return }
      hasLostParent = false
      return RuntimeIssue.report(
        "removedFromDeadParent",
        "\(self) is removed from a parent that is being, or was, deallocated: remove it while the parent lives, as when "
          + "the cell goes out of view, or not at all",
        flag: .hierarchy)
    }
    parent.storedChildren.removeAll { $0 === self }
    storedParent = nil
    Counter.childControllers.add(-1)
    didMove(toParent: nil)
  }

  /// Whether `controller` is this one or below it.
  final func isContainer(of controller: UIViewController) -> Bool {
    var current: UIViewController? = controller
    while let some = current {
      if some === self { return true }
      current = some.storedParent
    }
    return false
  }

  final func nearestParent<Container: UIViewController>() -> Container? {
    var current = storedParent
    while let some = current {
      if let container = some as? Container { return container }
      current = some.storedParent
    }
    return nil
  }

  final func preferredContentSizeChanged() {
    storedParent?.preferredContentSizeDidChange(forChildContentContainer: self)
    presentation?.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
  }
}

// MARK: Traits

extension UIViewController: UITraitChangeObservable {
  public func _add(_ observer: AnyObject) {
    if let observer = observer as? TraitObserver { traitObservers.append(observer) }
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.removeAll { $0 === registration }
  }

  final func changeTraitOverrides(_ change: (inout UIMutableTraits) -> Void) {
    let before = traitCollection
    var overrides = UIMutableTraits(values: traitOverrideValues ?? UITraitCollection.Values())
    change(&overrides)
    traitOverrideValues = overrides.values
    if isViewLoaded, traitCollection != before { view.traitsDidChange(from: before) }
  }

  /// Traits forced upon this controller's views.
  public final var traitOverrides: UIMutableTraits {
    get { UIMutableTraits(values: traitOverrideValues ?? UITraitCollection.Values()) }
    set { changeTraitOverrides { $0 = newValue } }
  }

  public final func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.changeTraitOverrides { $0 = UIMutableTraits(values: collection?.values ?? .init()) }
  }
}
