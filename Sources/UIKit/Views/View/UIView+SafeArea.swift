// A view's safe area is the part of its superview's that overlaps it; a hierarchy's begins with its root. Scrolling moves
// cells under bars and so changes theirs (facts: 32, P31). Nothing is done where no inset is.
extension UIView {
  final func updateSafeAreaIfNeeded() {
    guard hasSafeAreaToUpdate else { return }
    updateSafeArea()
  }

  private var hasSafeAreaToUpdate: Bool {
    if safeArea != .zero || viewController != nil { return true }
    guard let parent else { return false }
    return parent.safeArea != .zero
  }

  final func updateChildrenSafeAreaIfNeeded() {
    for child in children where child.hasSafeAreaToUpdate { child.updateSafeArea() }
  }

  final func updateSafeArea() {
    var insets = inheritedSafeArea
    if let viewController { insets = insets + viewController.additionalSafeAreaInsets + viewController.barInsets }
    guard insets != safeArea else { return }
    safeArea = insets
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    guidesDidChange()
    if insetsMarginsFromSafeArea { marginsDidChange() }
    updateChildrenSafeAreaIfNeeded()
  }

  private var inheritedSafeArea: UIEdgeInsets {
    guard let parent else { return (self as? UIWindow)?.windowSafeArea ?? .zero }
    if parent is UIWindow, viewController?.isPresentedUncovered == true { return .zero }
    let outer = parent.safeAreaInsets
    guard outer != .zero else { return .zero }
    let safe = parent.storedBounds.inset(by: outer)
    let rect = frame
    return UIEdgeInsets(
      top: min(max(safe.minY - rect.minY, 0), rect.height), left: min(max(safe.minX - rect.minX, 0), rect.width),
      bottom: min(max(rect.maxY - safe.maxY, 0), rect.height), right: min(max(rect.maxX - safe.maxX, 0), rect.width))
  }
}
