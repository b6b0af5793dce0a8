/// Makes constraints on one attribute of a view or guide with anchors of the same kind.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The item is kept, its view or guide is not.
  final let layoutItem: LayoutItem
  final let attribute: NSLayoutConstraint.Attribute

  init(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    layoutItem = item
    self.attribute = attribute
    super.init()
  }

  /// The view or guide.
  public final var item: AnyObject? { layoutItem.owner }
  open var name: String { "\(attribute)" }
  public final var hasAmbiguousLayout: Bool { layoutItem.isAmbiguous }
  public final var constraintsAffectingLayout: [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    layoutItem.forEachReference { if $0.isActive { found.append($0) } }
    return found
  }

  final func make(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      first: layoutItem, attribute, relation, second: other.layoutItem, other.attribute, multiplier: multiplier,
      constant: constant)
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { make(.equal, anchor) }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor)
  }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor)
  }
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    make(.equal, anchor, constant: c)
  }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  { make(.greaterThanOrEqual, anchor, constant: c) }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
  {
    make(.lessThanOrEqual, anchor, constant: c)
  }
}

/// The points of system spacing between neighbours: 8 (the standard spacing commonly observed; baselines use it too, a
/// choice: UIKit derives theirs from the fonts).
let systemSpacing: CGFloat = 8
