// Margins: the view's own, at least the superview's where they are preserved, plus the safe area where it insets them.
extension UIView {
  final var effectiveMargins: UIEdgeInsets {
    var margins = ownMargins
    if let rare, rare.preservesSuperviewMargins, let parent {
      let outer = parent.storedBounds.inset(by: parent.layoutMargins)
      let rect = frame
      margins = margins.union(
        UIEdgeInsets(
          top: outer.minY - rect.minY, left: outer.minX - rect.minX, bottom: rect.maxY - outer.maxY,
          right: rect.maxX - outer.maxX))
    }
    if insetsMarginsFromSafeArea { margins = margins + safeAreaInsets }
    return margins
  }

  private var ownMargins: UIEdgeInsets {
    let set: UIEdgeInsets? = rare?.margins ?? rare?.directionalMargins?.resolved(isRightToLeft: isRightToLeft)
    if let viewController, viewController.viewRespectsSystemMinimumLayoutMargins {
      let system = viewController.systemMinimumLayoutMargins.resolved(isRightToLeft: isRightToLeft)
      return (set ?? .zero).union(system)
    }
    return set ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  final func setMargins(_ margins: UIEdgeInsets) {
    let rare = makeRare()
    guard rare.margins != margins || rare.directionalMargins != nil else { return }
    rare.margins = margins
    rare.directionalMargins = nil
    marginsDidChange()
  }

  final func setDirectionalMargins(_ margins: NSDirectionalEdgeInsets) {
    let rare = makeRare()
    guard rare.directionalMargins != margins else { return }
    rare.directionalMargins = margins
    rare.margins = nil
    marginsDidChange()
  }

  final func setPreservesSuperviewMargins(_ preserves: Bool) {
    guard preserves != preservesSuperviewLayoutMargins else { return }
    makeRare().preservesSuperviewMargins = preserves
    marginsDidChange()
  }

  final func setInsetsMarginsFromSafeArea(_ insets: Bool) {
    guard insets != insetsMarginsFromSafeArea else { return }
    insetsMarginsFromSafeArea = insets
    if safeAreaInsets != .zero { marginsDidChange() }
  }

  final func marginsDidChange() {
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
    guidesDidChange()
    for child in children where child.rare?.preservesSuperviewMargins == true { child.marginsDidChange() }
  }
}
