import Foundation
import Meter

/// A `ZStack` in the tree.
///
/// Models facts: engine 4.3-26: as large as the union of its children of the highest priority, each aligned by its
/// guides; the others are placed but do not count. Placing proposes the stack's own size (27b).
final class ZStackNode: ContainerNode {
  private var alignment: Alignment

  init(_ context: _NodeContext, alignment: Alignment) {
    self.alignment = alignment
    super.init(context)
  }

  func update(alignment: Alignment) {
    Counter.nodesUpdated.add()
    Counter.viewComparisons.add()
    guard alignment != self.alignment else { return }
    self.alignment = alignment
    invalidateSize(guides: true)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let union = union(proposal)
    return CGSize(width: union.across.extent, height: union.down.extent)
  }

  /// The aligned extents of the children of the highest priority.
  private func union(_ proposal: ProposedViewSize) -> (across: AlignedUnion, down: AlignedUnion) {
    var (across, down) = (AlignedUnion(), AlignedUnion())
    var highest = -Double.infinity
    for child in children { highest = max(highest, child.layoutPriority) }
    for child in children where child.layoutPriority == highest {
      let size = child.sizeThatFits(proposal)
      across.add(size.width, guide: child.guide(alignment.horizontal.key, in: size, proposal: proposal))
      down.add(size.height, guide: child.guide(alignment.vertical.key, in: size, proposal: proposal))
    }
    return (across, down)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    forEachOrigin(in: size) { child, origin, proposal in place(child, at: origin, proposal, in: size) }
  }

  private func forEachOrigin(in size: CGSize, _ body: (LayoutNode, CGPoint, ProposedViewSize) -> Void) {
    let proposal = ProposedViewSize(size)
    let union = union(proposal)
    for child in children {
      let childSize = child.sizeThatFits(proposal)
      let origin = CGPoint(
        x: union.across.line - child.guide(alignment.horizontal.key, in: childSize, proposal: proposal),
        y: union.down.line - child.guide(alignment.vertical.key, in: childSize, proposal: proposal))
      body(child, origin, proposal)
    }
  }

  override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard host.mayHaveGuide(key) else { return nil }
    var combined = GuideCombination(key)
    forEachOrigin(in: size) { child, origin, proposal in
      let childSize = child.sizeThatFits(proposal)
      combined.add(child.explicitAlignment(key, in: childSize, proposal: proposal), at: origin)
    }
    return combined.value
  }

  override var spacing: ViewSpacing {
    let children = children
    guard var spacing = children.first?.spacing else { return ViewSpacing() }
    for child in children.dropFirst() { spacing.formUnion(child.spacing) }
    return spacing
  }

  override var label: String { "ZStack" }
}
