extension UIView {
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .leading) }
  public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .trailing) }
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .left) }
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .right) }
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .centerX) }
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .top) }
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .bottom) }
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .centerY) }
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .firstBaseline) }
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .lastBaseline) }
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(item, .width) }
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(item, .height) }

  /// Whether constraints leave the view's frame open.
  public final var hasAmbiguousLayout: Bool { layoutItem?.isAmbiguous ?? false }

  /// Gives a view whose constraints leave its frame open another frame that satisfies them, and at the next call the one
  /// before. UIKit chooses at random among the possible frames; here it is the one that is larger and further along.
  public final func exerciseAmbiguityInLayout() {
    guard let layoutItem, let engine = layoutItem.engine else { return }
    engine.exerciseAmbiguity(of: layoutItem)
  }

  /// The active constraints of the view, its superviews and its subviews that mention it along `axis`.
  public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    layoutItem?.forEachReference {
      if $0.isActive, $0.firstAttribute.isHorizontal == (axis == .horizontal) { found.append($0) }
    }
    return found
  }
}

extension UILayoutGuide {
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .leading) }
  public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .trailing) }
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .left) }
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .right) }
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .centerX) }
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .top) }
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .bottom) }
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .centerY) }
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(item, .width) }
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(item, .height) }
}

extension LayoutItem {
  /// Whether another frame would satisfy the constraints as well.
  @MainActor var isAmbiguous: Bool {
    guard let engine, placed.isInstalled || guide != nil else { return false }
    engine.flush()
    var found = false
    placed.forEachVariable { if engine.solver.isAmbiguous($0) { found = true } }
    return found
  }

  @MainActor func anchor(_ attribute: NSLayoutConstraint.Attribute) -> AnyObject? {
    switch attribute {
    case .notAnAttribute: nil
    case .width, .height: NSLayoutDimension(self, attribute)
    case _ where attribute.isHorizontal: NSLayoutXAxisAnchor(self, attribute)
    default: NSLayoutYAxisAnchor(self, attribute)
    }
  }
}
