/// What few views set, kept out of the others' instances. Made when the first of these is set.
@MainActor final class UIViewRareValues {
  var transform: CGAffineTransform?
  var layer: CALayer?
  var margins: UIEdgeInsets?
  var directionalMargins: NSDirectionalEdgeInsets?
  var preservesSuperviewMargins = false
  var contentScale: CGFloat?
  var mask: UIView?
  var tintColor: UIColor?
  var semanticContent = UISemanticContentAttribute.unspecified
  var traitOverrides: UIMutableTraits?
  var traitObservers: [TraitObserver] = []
  var gestureRecognizers: [UIGestureRecognizer]?
  var layoutGuides: [UILayoutGuide] = []
  var marginsGuide: UILayoutGuide?
  var safeAreaGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
  var interactions: [any UIInteraction] = []
  /// A scroll view's guides.
  var scrollContentGuide: UILayoutGuide?
  var scrollFrameGuide: UILayoutGuide?
  var encapsulatesLayoutSize = false
  /// What libraries keep beside the view.
  var associations: ObjectAssociations?

  /// Every guide of the view, the system's among them.
  var allGuides: [UILayoutGuide] {
    var guides = layoutGuides
    for guide in [marginsGuide, safeAreaGuide, readableGuide, scrollContentGuide, scrollFrameGuide] {
      if let guide { guides.append(guide) }
    }
    return guides
  }
}

extension UIView {
  final func makeRare() -> UIViewRareValues {
    if let rare { return rare }
    let made = UIViewRareValues()
    rare = made
    return made
  }

  final var madeLayer: CALayer {
    if let layer = rare?.layer { return layer }
    let layer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init()
    layer.view = self
    makeRare().layer = layer
    return layer
  }
}
