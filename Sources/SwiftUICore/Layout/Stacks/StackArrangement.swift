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

  /// Whether something that is remembered of `child`, and by the child itself forgotten, is another answer now.
  mutating func remembersOther(_ child: LayoutNode) -> Bool {
    guard let index = solver.items.index(of: child, after: lastChanged) else { return false }
    lastChanged = index
    return solver.remembersOther(index)
  }

  // MARK: Measuring

  mutating func size(_ proposal: ProposedViewSize) -> CGSize {
    solve(ProposalKey(proposal))
    return size(solver.length, across.extent)
  }

  private mutating func solve(_ proposal: ProposalKey) {
    guard solver.solve(proposal) else { return }
    across = AlignedUnion()
    guard solver.items.count > 0 else { return }
    let first = solver.items[0].pointee.node.use { $0.host }
    let share = alignment.shareOfExtent
    if let share, !first.mayHaveGuide(alignment) { return align(at: share) }
    for index in 0..<solver.items.count {
      let item = solver.items[index]
      let size = size(item.pointee.length, item.pointee.breadth)
      let guide = item.pointee.node.use {
        $0.guide(alignment, in: size, proposal: item.pointee.key.proposal)
      }
      item.pointee.guide = item.pointee.breadth == .infinity ? 0 : guide
      across.add(item.pointee.breadth, guide: guide)
    }
  }

  /// Aligns children of which none sets the guide: it lies at the same share of each one's breadth.
  private mutating func align(at share: CGFloat) {
    var union = AlignedUnion()
    for index in 0..<solver.items.count {
      let item = solver.items[index]
      let breadth = item.pointee.breadth
      let guide = breadth == .infinity ? 0 : breadth * share
      item.pointee.guide = guide
      union.add(breadth, guide: guide)
    }
    across = union
  }

  // MARK: Placing

  /// What the children of a stack of `size`, the answer to `proposal`, are solved for again when they are placed: across
  /// the axis it is the stack's own extent where it was proposed none (facts: 27b).
  private func placementKey(_ size: CGSize, _ proposal: ProposedViewSize) -> ProposalKey {
    ProposalKey(
      axis == .horizontal
        ? ProposedViewSize(width: proposal.width, height: proposal.height ?? size.height)
        : ProposedViewSize(width: proposal.width ?? size.width, height: proposal.height))
  }

  /// Places the children of `stack`, moved back by `offset`.
  mutating func place(
    in stack: LayoutNode, _ size: CGSize, proposal: ProposedViewSize, movedBackBy offset: CGPoint
  ) {
    solve(placementKey(size, proposal))
    let isMirrored = stack.isRightToLeft
    var position: CGFloat = 0
    for index in 0..<solver.items.count {
      let item = solver.items[index]
      position += item.pointee.gap
      let own = self.size(item.pointee.length, item.pointee.breadth)
      let aside = across.line - item.pointee.guide
      var origin = axis == .horizontal ? CGPoint(x: position, y: aside) : CGPoint(x: aside, y: position)
      if isMirrored { origin.x = size.width - origin.x - own.width }
      origin = CGPoint(x: origin.x - offset.x, y: origin.y - offset.y).orZero
      let key = item.pointee.key
      item.pointee.node.use { $0.place(at: origin, key, own) }
      position += item.pointee.length
    }
  }

  /// Calls `body` with each child, its origin and what it is proposed, for a stack of `size`, the answer to `proposal`.
  mutating func forEachChild(
    in size: CGSize, proposal: ProposedViewSize, _ body: (LayoutNode, CGPoint, ProposedViewSize) -> Void
  ) {
    solve(placementKey(size, proposal))
    var position: CGFloat = 0
    for index in 0..<solver.items.count {
      let item = solver.items[index].pointee
      position += item.gap
      let aside = across.line - item.guide
      let origin = axis == .horizontal ? CGPoint(x: position, y: aside) : CGPoint(x: aside, y: position)
      body(item.node.takeUnretainedValue(), origin, item.key.proposal)
      position += item.length
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
}
