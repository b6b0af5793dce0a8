import Foundation
import Meter

/// An `HStack` or a `VStack` in the tree, or what stands in for one.
class StackNode: ContainerNode {
  let axis: Axis
  private var alignment: AlignmentKey
  /// The distance between children; NaN leaves it to the children.
  private var distance: CGFloat
  private var solver: StackSolver
  private var lastChanged = 0
  /// The solution's guide line across the axis, and its extent.
  private var across = AlignedUnion()

  init(_ context: _NodeContext, axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    distance = Self.distance(spacing)
    solver = StackSolver(axis: axis)
    super.init(context)
  }

  isolated deinit { solver.items.deallocate() }

  /// Takes over the stack's values; the content is updated by whoever owns it.
  func update(alignment: AlignmentKey, spacing: CGFloat?) {
    Counter.nodesUpdated.add()
    Counter.viewComparisons.add()
    let distance = Self.distance(spacing)
    let sameDistance = distance == self.distance || (distance.isNaN && self.distance.isNaN)
    guard alignment != self.alignment || !sameDistance else { return }
    self.alignment = alignment
    self.distance = distance
    if flags.contains(.childrenResolved) { solver.updateGaps(spacing: distance) }
    invalidateSize(guides: true)
  }

  private static func distance(_ spacing: CGFloat?) -> CGFloat {
    guard let spacing else { return .nan }
    return LayoutValue.finite(spacing, or: 0, "stack spacing")
  }

  override func childrenDidChange() {
    solver.reset(children, spacing: distance)
    lastChanged = 0
  }

  override func childSizeDidChange(_ child: LayoutNode) {
    if flags.contains(.childrenResolved), let index = solver.items.index(of: child, after: lastChanged) {
      lastChanged = index + 1
      solver.childDidChange(index, spacing: distance)
    }
    invalidateSize()
  }

  // MARK: Measuring

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    solve(proposal)
    return size(solver.length, across.extent)
  }

  private func solve(_ proposal: ProposedViewSize) {
    _ = children
    guard solver.solve(proposal) else { return }
    var union = AlignedUnion()
    for index in 0..<solver.items.count {
      let item = solver.items.items + index
      item.pointee.guide = item.pointee.breadth == .infinity ? 0 : guide(of: item.pointee)
      union.add(item.pointee.breadth, guide: item.pointee.guide)
    }
    across = union
  }

  private func guide(of item: StackItem) -> CGFloat {
    switch alignment.builtin {
    case AlignmentKey.Builtin.top, AlignmentKey.Builtin.leading:
      return explicitGuide(of: item) ?? 0
    case AlignmentKey.Builtin.verticalCenter, AlignmentKey.Builtin.horizontalCenter:
      return explicitGuide(of: item) ?? item.breadth / 2
    case AlignmentKey.Builtin.bottom, AlignmentKey.Builtin.trailing, AlignmentKey.Builtin.firstTextBaseline,
      AlignmentKey.Builtin.lastTextBaseline:
      return explicitGuide(of: item) ?? item.breadth
    default:
      return item.node.dimensions(size(of: item), solver.proposal(of: item)).value(of: alignment)
    }
  }

  private func explicitGuide(of item: StackItem) -> CGFloat? {
    guard host.mayHaveGuide(alignment) else { return nil }
    return item.node.explicitAlignment(alignment, in: size(of: item), proposal: solver.proposal(of: item))
  }

  // MARK: Placing

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    solve(placementProposal(size, proposal))
    // A solution under the placement proposal may have another guide line than the one that made the size.
    forEachOrigin { index, origin in
      let item = solver.items.items[index]
      place(item.node, at: origin, solver.proposal(of: item), in: size)
    }
  }

  /// Across the axis, children are placed under the stack's own extent where it was proposed none (facts: 27b).
  private func placementProposal(_ size: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: proposal.width, height: proposal.height ?? size.height)
      : ProposedViewSize(width: proposal.width ?? size.width, height: proposal.height)
  }

  /// Where the present solution puts each child.
  private func forEachOrigin(_ body: (Int, CGPoint) -> Void) {
    var position: CGFloat = 0
    for index in 0..<solver.items.count {
      let item = solver.items.items[index]
      position += item.gap
      let offset = across.line - item.guide
      body(index, axis == .horizontal ? CGPoint(x: position, y: offset) : CGPoint(x: offset, y: position))
      position += item.length
    }
  }

  private func size(_ length: CGFloat, _ breadth: CGFloat) -> CGSize {
    axis == .horizontal ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  private func size(of item: StackItem) -> CGSize { size(item.length, item.breadth) }

  // MARK: Guides and spacing

  override func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard host.mayHaveGuide(key) else { return nil }
    solve(placementProposal(size, proposal))
    var combined = GuideCombination(key)
    forEachOrigin { index, origin in
      let item = solver.items.items[index]
      combined.add(
        item.node.explicitAlignment(key, in: self.size(of: item), proposal: solver.proposal(of: item)), at: origin)
    }
    return combined.value
  }

  /// Along the axis the first and the last child decide, across it all of them.
  override var spacing: ViewSpacing {
    let children = children
    guard let first = children.first, let last = children.last else { return ViewSpacing() }
    var spacing = first.spacing
    let across: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    for child in children.dropFirst() { spacing.formUnion(child.spacing, edges: across) }
    if axis == .horizontal { spacing.trailing = last.spacing.trailing } else { spacing.bottom = last.spacing.bottom }
    return spacing
  }

  override func layoutAxis(of child: LayoutNode) -> Axis? { axis }

  override var label: String { axis == .horizontal ? "HStack" : "VStack" }
}
