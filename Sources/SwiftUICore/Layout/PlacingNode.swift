import Foundation

/// Where a wrapper puts its child, and what it proposes to it there.
struct ChildPlacement {
  var origin: CGPoint
  var proposal: ProposedViewSize
}

/// A wrapper that says once where its child goes; placing and alignment guides follow from that.
///
/// As it stands it is transparent: size, guides, priority and distances are the child's.
class PlacingNode: WrapperNode {
  /// Where the child goes in a node of `size`, which is the answer to `proposal`.
  func childPlacement(in size: CGSize, proposal: ProposedViewSize) -> ChildPlacement {
    ChildPlacement(origin: .zero, proposal: proposal)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let placement = childPlacement(in: size, proposal: proposal)
    place(child, at: placement.origin, placement.proposal, in: size)
  }

  override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard host.mayHaveGuide(key) else { return nil }
    let placement = childPlacement(in: size, proposal: proposal)
    let childSize = child.sizeThatFits(placement.proposal)
    guard let value = child.explicitAlignment(key, in: childSize, proposal: placement.proposal) else { return nil }
    return value + (key.axis == .horizontal ? placement.origin.x : placement.origin.y)
  }

  override func childMayAnswerOtherwise(_ child: LayoutNode) { layoutParent?.childMayAnswerOtherwise(self) }

  override func layoutAxis(of child: LayoutNode) -> Axis? { layoutParent?.layoutAxis(of: self) }
  override var layoutPriority: Double { child.layoutPriority }
  override var hasIntrinsicRatio: Bool { child.hasIntrinsicRatio }

  /// The value that a modifier names the view by, nil in all others.
  var tag: AnyHashable? { nil }
  override var spacing: ViewSpacing { child.spacing }
}
