/// A width, a height, or the distance between two anchors.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A distance is the size of a guide between the two anchors; this keeps the guide.
  private final var guide: UILayoutGuide?

  public final func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { make(.equal, c) }
  public final func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, c)
  }
  public final func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { make(.lessThanOrEqual, c) }

  public final func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    make(.equal, anchor, multiplier: m)
  }
  public final func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  { make(.greaterThanOrEqual, anchor, multiplier: m) }
  public final func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint
  {
    make(.lessThanOrEqual, anchor, multiplier: m)
  }
  public final func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> NSLayoutConstraint
  { make(.equal, anchor, multiplier: m, constant: c) }
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, multiplier: m, constant: c) }
  public final func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> NSLayoutConstraint
  { make(.lessThanOrEqual, anchor, multiplier: m, constant: c) }

  private final func make(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(
      first: layoutItem, attribute, relation, second: nil, .notAnAttribute, multiplier: 1, constant: constant)
  }

  /// A guide in the common ancestor whose edges are the two anchors; its size, being a difference, may not be negative
  /// (a choice: UIKit's distance may).
  static func distance(
    from one: LayoutItem, _ oneAttribute: NSLayoutConstraint.Attribute, to other: LayoutItem,
    _ otherAttribute: NSLayoutConstraint.Attribute, _ size: NSLayoutConstraint.Attribute
  ) -> NSLayoutDimension {
    let guide = UILayoutGuide()
    if let view = one.view, let otherView = other.view, let ancestor = view.commonAncestor(with: otherView) {
      ancestor.addLayoutGuide(guide)
      let near = size == .width ? NSLayoutConstraint.Attribute.left : .top
      let far = size == .width ? NSLayoutConstraint.Attribute.right : .bottom
      func pin(_ edge: NSLayoutConstraint.Attribute, _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        let usesReading = attribute == .leading || attribute == .trailing
        let own = usesReading ? (edge == .left ? NSLayoutConstraint.Attribute.leading : .trailing) : edge
        NSLayoutConstraint(first: guide.item, own, .equal, second: item, attribute, multiplier: 1, constant: 0)
          .isActive =
          true
      }
      pin(near, one, oneAttribute)
      pin(far, other, otherAttribute)
    }
    let dimension = NSLayoutDimension(guide.item, size)
    dimension.guide = guide
    return dimension
  }
}
