import Meter

extension UIView {
  enum Position {
    case end
    case index(Int)
    case above(UIView)
    case below(UIView)
  }

  /// The order of calls is UIKit's: willMove(toWindow:) down the subtree, willMove(toSuperview:), the move,
  /// didMoveToWindow down the subtree, didMoveToSuperview, didAddSubview.
  final func insert(_ view: UIView, at position: Position) {
    guard view !== self, !isDescendant(of: view) else {
      RuntimeIssue.report("viewHierarchyCycle", "Can't add \(view) as a subview of itself or of its descendant")
      return
    }
    if view.parent === self {
      children.removeAll { $0 === view }
      children.insert(view, at: index(for: position))
      childrenVersion &+= 1
      return
    }
    checkContainment(of: view)
    let newWindow = containingWindow
    let oldWindow = view.containingWindow
    let changesWindow = oldWindow !== newWindow
    if changesWindow { view.willMoveSubtree(to: newWindow) }
    view.willMove(toSuperview: self)
    if let before = view.parent { view.unlink(from: before) }
    children.insert(view, at: index(for: position))
    childrenVersion &+= 1
    view.parent = self
    view.engineDidMove()
    if view.needsLayoutFlag || view.subtreeNeedsLayout { markSubtreeNeedsLayout() }
    if view.needsUpdateConstraintsFlag || view.subtreeNeedsUpdateConstraints { markSubtreeNeedsUpdateConstraints() }
    if changesWindow { view.setWindowOfSubtree(newWindow) }
    view.updateSafeAreaIfNeeded()
    markNeedsLayout()
    if changesWindow { view.didMoveSubtree(from: oldWindow) }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  final func detach() {
    guard let superview = parent else { return }
    let oldWindow = containingWindow
    if oldWindow != nil { willMoveSubtree(to: nil) }
    willMove(toSuperview: nil)
    // What the hooks did may have removed the view already.
    guard parent === superview else { return }
    unlink(from: superview)
    engineDidMove()
    if oldWindow != nil { setWindowOfSubtree(nil) }
    updateSafeAreaIfNeeded()
    superview.markNeedsLayout()
    if oldWindow != nil { didMoveSubtree(from: oldWindow) }
    didMoveToSuperview()
  }

  private func unlink(from superview: UIView) {
    superview.willRemoveSubview(self)
    engineWillMove(from: superview)
    guard let index = superview.children.firstIndex(where: { $0 === self }) else { return }
    withExtendedLifetime(self) { _ = superview.children.remove(at: index) }
    superview.childrenVersion &+= 1
    parent = nil
  }

  private func index(for position: Position) -> Int {
    switch position {
    case .end: return children.count
    case .index(let index): return min(max(index, 0), children.count)
    case .above(let sibling): return (children.firstIndex { $0 === sibling }).map { $0 + 1 } ?? children.count
    case .below(let sibling): return children.firstIndex { $0 === sibling } ?? 0
    }
  }

  final func reorder(_ view: UIView, to index: Int) {
    guard let old = children.firstIndex(where: { $0 === view }), old != index else { return }
    children.insert(children.remove(at: old), at: index)
    childrenVersion &+= 1
  }

  final func exchange(_ one: Int, _ other: Int) {
    guard children.indices.contains(one), children.indices.contains(other), one != other else { return }
    children.swapAt(one, other)
    childrenVersion &+= 1
  }

  public final func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let some = current {
      if some === view { return true }
      current = some.parent
    }
    return false
  }

  public final func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// The topmost view of the hierarchy: the window, or the root of what is detached.
  final var hierarchyRoot: UIView {
    var root = self
    while let superview = root.parent { root = superview }
    return root
  }

  // MARK: Window

  private func willMoveSubtree(to window: UIWindow?) {
    willMove(toWindow: window)
    viewController?.viewWillMove(toWindow: window)
    for child in children { child.willMoveSubtree(to: window) }
  }

  final func setWindowOfSubtree(_ window: UIWindow?) {
    containingWindow = window
    for child in children { child.setWindowOfSubtree(window) }
  }

  private func didMoveSubtree(from oldWindow: UIWindow?) {
    let before = oldWindow?.traitCollection ?? .phone
    let traits = containingWindow.map(\.traitCollection)
    didMoveSubtree(from: oldWindow, traitsBefore: traits == nil || traits == before ? nil : before)
  }

  private func didMoveSubtree(from oldWindow: UIWindow?, traitsBefore: UITraitCollection?) {
    didMoveToWindow()
    viewController?.viewDidMove(from: oldWindow)
    if let traitsBefore { ownTraitsDidChange(from: traitsBefore) }
    for child in children {
      // A cell that comes back under another controller brings its host along (facts: P19).
      if child.viewController != nil, containingWindow != nil { checkContainment(of: child) }
      child.didMoveSubtree(from: oldWindow, traitsBefore: traitsBefore)
    }
  }

  /// UIKit throws `UIViewControllerHierarchyInconsistency` where the nearest controller above is not the parent; here it
  /// is a finding (facts: P19).
  private func checkContainment(of view: UIView) {
    guard let controller = view.viewController, let actual = controller.parent else { return }
    guard let expected = nearestViewController, expected !== actual else { return }
    RuntimeIssue.report(
      "viewControllerHierarchyInconsistency",
      "child view controller \(controller) should have parent view controller \(expected) but actual parent is \(actual)",
      flag: .hierarchy)
  }

  /// The controller of this view or of its nearest ancestor with one.
  final var nearestViewController: UIViewController? {
    var current: UIView? = self
    while let view = current {
      if let controller = view.viewController { return controller }
      current = view.parent
    }
    return nil
  }
}

// MARK: First responder

extension UIView {
  /// Takes first responder away from this view or one below it. Returns whether none of them is, or stays, one.
  @discardableResult public final func endEditing(_ force: Bool) -> Bool {
    guard let responder = UIResponder.currentFirstResponder as? UIView, responder.isDescendant(of: self) else {
      return true
    }
    return responder.resignFirstResponder()
  }
}
