import Foundation

/// How a stack's children stand: the solution along the axis, and the guide line across it.
///
/// What `HStack`, `VStack`, their `Layout` twins and implicit stacks have in common.
@MainActor struct StackArrangement {
  let axis: Axis
  var alignment: AlignmentKey
  private nonisolated(unsafe) var solver: StackSolver
  private var across = AlignedUnion()
  private var lastChanged = 0

  init(axis: Axis, alignment: AlignmentKey) {
    self.axis = axis
    self.alignment = alignment
    solver = StackSolver(axis: axis)
  }

  nonisolated func deallocate() { solver.items.deallocate() }

  /// Takes over a new list of children; NaN leaves distances to them.
  mutating func reset(_ children: ContiguousArray<LayoutNode>, spacing: CGFloat) {
    solver.reset(children, spacing: spacing)
    lastChanged = 0
  }

  mutating func updateGaps(spacing: CGFloat) { solver.updateGaps(spacing: spacing) }

  /// An answer, the priority or the distances of `child` may be others now.
  mutating func childDidChange(_ child: LayoutNode, spacing: CGFloat) {
    guard let index = solver.items.index(of: child, after: lastChanged) else { return }
    lastChanged = index + 1
    solver.childDidChange(index, spacing: spacing)
  }

  // MARK: Measuring

  mutating func size(_ proposal: ProposedViewSize) -> CGSize {
    solve(proposal)
    return size(solver.length, across.extent)
  }

  private mutating func solve(_ proposal: ProposedViewSize) {
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
    case AlignmentKey.Builtin.top, AlignmentKey.Builtin.leading: return explicitGuide(of: item) ?? 0
    case AlignmentKey.Builtin.verticalCenter, AlignmentKey.Builtin.horizontalCenter:
      return explicitGuide(of: item) ?? item.breadth / 2
    case AlignmentKey.Builtin.bottom, AlignmentKey.Builtin.trailing, AlignmentKey.Builtin.firstTextBaseline,
      AlignmentKey.Builtin.lastTextBaseline:
      return explicitGuide(of: item) ?? item.breadth
    default: return item.node.guide(alignment, in: size(of: item), proposal: solver.proposal(of: item))
    }
  }

  @inline(__always) private func explicitGuide(of item: StackItem) -> CGFloat? {
    guard item.node.host.mayHaveGuide(alignment) else { return nil }
    return item.node.explicitAlignment(alignment, in: size(of: item), proposal: solver.proposal(of: item))
  }

  // MARK: Placing

  /// Calls `body` with each child, its origin and what it is proposed, for a stack of `size`, the answer to `proposal`.
  ///
  /// Across the axis, children are placed under the stack's own extent where it was proposed none (facts: 27b).
  mutating func forEachChild(
    in size: CGSize, proposal: ProposedViewSize, _ body: (LayoutNode, CGPoint, ProposedViewSize) -> Void
  ) {
    solve(
      axis == .horizontal
        ? ProposedViewSize(width: proposal.width, height: proposal.height ?? size.height)
        : ProposedViewSize(width: proposal.width ?? size.width, height: proposal.height))
    var position: CGFloat = 0
    for index in 0..<solver.items.count {
      let item = solver.items.items + index
      position += item.pointee.gap
      let offset = across.line - item.pointee.guide
      body(
        item.pointee.node,
        axis == .horizontal ? CGPoint(x: position, y: offset) : CGPoint(x: offset, y: position),
        solver.proposal(of: item.pointee))
      position += item.pointee.length
    }
  }

  // MARK: Guides and distances

  mutating func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    var combined = GuideCombination(key)
    forEachChild(in: size, proposal: proposal) { node, origin, proposal in
      combined.add(
        node.explicitAlignment(key, in: node.sizeThatFits(proposal), proposal: proposal), at: origin)
    }
    return combined.value
  }

  /// Along the axis the first and the last child decide, across it all of them.
  static func spacing(of children: ContiguousArray<LayoutNode>, axis: Axis) -> ViewSpacing {
    guard let first = children.first, let last = children.last else { return ViewSpacing() }
    var spacing = first.spacing
    let across: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    for child in children.dropFirst() { spacing.formUnion(child.spacing, edges: across) }
    if axis == .horizontal { spacing.trailing = last.spacing.trailing } else { spacing.bottom = last.spacing.bottom }
    return spacing
  }

  @inline(__always) private func size(_ length: CGFloat, _ breadth: CGFloat) -> CGSize {
    axis == .horizontal ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  @inline(__always) private func size(of item: StackItem) -> CGSize { size(item.length, item.breadth) }
}
