import Foundation

/// The stack algorithm: who gets how much along the axis.
///
/// Models SwiftUI's stacks; facts: engine 4.3-21 and 22. The distances come off first. Without a proposal along the
/// axis every child is proposed nil. Otherwise children are served by priority, then the least flexible first; each is
/// offered an equal share of what is left when the minima of all lower priorities are reserved. A child alone in its
/// priority is not probed for its maximum, the highest priority not for its minimum. Ranges are kept as long as the
/// proposal across is the same, so a resize along the axis asks each child once.
struct StackSolver {
  let axis: Axis
  var items = StackItems()
  /// All distances between the children.
  private(set) var gaps: CGFloat = 0
  /// The solution's extent along the axis.
  private(set) var length: CGFloat = 0

  private var solvedFor: ProposedViewSize?
  /// The proposal across the axis that the solution was found under, and the one the ranges hold for.
  private var solvedAcross: CGFloat?
  private var rangesAcross: CGFloat??
  private var isOrdered = false
  /// Whether an infinite minimum was to be reserved of an infinite length: what is left then is no number, and the
  /// stack answers 0 (a choice, with the oracle).
  private var isUndefined = false

  init(axis: Axis) { self.axis = axis }

  /// Takes over a new list of children. Distances come from the children where `spacing` is NaN.
  @MainActor mutating func reset(_ nodes: ContiguousArray<LayoutNode>, spacing: CGFloat) {
    items.reset(count: nodes.count)
    for index in 0..<nodes.count {
      let node = nodes[index]
      (items.items + index).initialize(to: StackItem(node: node, priority: node.layoutPriority, gap: 0))
    }
    solvedFor = nil
    rangesAcross = nil
    isOrdered = false
    updateGaps(spacing: spacing)
  }

  /// One child's answers, priority or distances may be others now.
  @MainActor mutating func childDidChange(_ index: Int, spacing: CGFloat) {
    let item = items.items + index
    item.pointee.minimum = .nan
    item.pointee.maximum = .nan
    item.pointee.priority = item.pointee.node.layoutPriority
    solvedFor = nil
    isOrdered = false
    if spacing.isNaN {
      updateGap(index)
      updateGap(index + 1)
    }
  }

  @MainActor private mutating func updateGap(_ index: Int) {
    guard index > 0, index < items.count else { return }
    let distance = items.items[index - 1].node.spacing.distance(to: items.items[index].node.spacing, along: axis)
    gaps += distance - items.items[index].gap
    items.items[index].gap = distance
  }

  @MainActor mutating func updateGaps(spacing: CGFloat) {
    gaps = 0
    solvedFor = nil
    guard items.count > 1 else { return }
    for index in 1..<items.count {
      items.items[index].gap = 0
      if spacing.isNaN {
        updateGap(index)
      } else {
        items.items[index].gap = spacing
        gaps += spacing
      }
    }
  }

  /// Finds every child's proposal, length and breadth for `proposal`. Nothing is done if the answer is there already.
  /// - Returns: whether the solution is a new one.
  @MainActor mutating func solve(_ proposal: ProposedViewSize) -> Bool {
    if solvedFor == proposal { return false }
    let (along, across) =
      axis == .horizontal ? (proposal.width, proposal.height) : (proposal.height, proposal.width)
    isUndefined = false
    if let along {
      order(across: across)
      serve(along: along, across: across)
    } else {
      for index in 0..<items.count { ask(index, nil, across) }
    }
    var sum: CGFloat = gaps
    for index in 0..<items.count { sum += items.items[index].length }
    length = sum.isNaN || isUndefined ? 0 : sum
    solvedFor = proposal
    solvedAcross = across
    return true
  }

  /// What the present solution proposes to a child.
  func proposal(of item: StackItem) -> ProposedViewSize {
    proposed(item.proposal.isNaN ? nil : item.proposal, solvedAcross)
  }

  // MARK: Order

  /// Sorts by priority and flexibility, probing what the order depends on.
  @MainActor private mutating func order(across: CGFloat?) {
    if rangesAcross != .some(across) {
      for index in 0..<items.count {
        items.items[index].minimum = .nan
        items.items[index].maximum = .nan
      }
      rangesAcross = .some(across)
      isOrdered = false
    }
    guard !isOrdered else { return }
    isOrdered = true
    items.sortOrder(0..<items.count) { $0.priority > $1.priority }
    var start = 0
    while start < items.count {
      let end = endOfGroup(start)
      for position in start..<end {
        let index = Int(items.order[position])
        if start > 0 || end - start > 1 { probeMinimum(index, across) }
        if end - start > 1 { probeMaximum(index, across) }
      }
      items.sortOrder(start..<end) { a, b in
        let (first, second) = (a.flexibility, b.flexibility)
        return first == second ? first == .infinity && a.minimum > b.minimum : first < second
      }
      start = end
    }
  }

  private func endOfGroup(_ start: Int) -> Int {
    let priority = items.items[Int(items.order[start])].priority
    var end = start + 1
    while end < items.count, items.items[Int(items.order[end])].priority == priority { end += 1 }
    return end
  }

  @MainActor private func probeMinimum(_ index: Int, _ across: CGFloat?) {
    guard items.items[index].minimum.isNaN else { return }
    items.items[index].minimum = length(of: items.items[index].node.sizeThatFits(proposed(0, across)))
  }

  @MainActor private func probeMaximum(_ index: Int, _ across: CGFloat?) {
    guard items.items[index].maximum.isNaN else { return }
    items.items[index].maximum = length(of: items.items[index].node.sizeThatFits(proposed(.infinity, across)))
  }

  // MARK: Shares

  @MainActor private mutating func serve(along: CGFloat, across: CGFloat?) {
    guard items.count > 0 else { return }
    var left = along - gaps
    var reserved = Reserve()
    let first = endOfGroup(0)
    for position in first..<items.count { reserved.add(items.items[Int(items.order[position])].minimum) }
    isUndefined = along == .infinity && reserved.isLimitless
    var start = 0
    var end = first
    while true {
      for position in start..<end {
        let index = Int(items.order[position])
        let share = max(0, reserved.remainder(of: left) / CGFloat(end - position))
        ask(index, share, across)
        // What is limitless stays so, whatever is taken from it.
        if left < .infinity { left -= items.items[index].length }
      }
      guard end < items.count else { return }
      start = end
      end = endOfGroup(start)
      for position in start..<end { reserved.remove(items.items[Int(items.order[position])].minimum) }
    }
  }

  @MainActor private func ask(_ index: Int, _ along: CGFloat?, _ across: CGFloat?) {
    let item = items.items + index
    let size = item.pointee.node.sizeThatFits(proposed(along, across))
    item.pointee.proposal = along ?? .nan
    item.pointee.length = length(of: size)
    item.pointee.breadth = axis == .horizontal ? size.height : size.width
  }

  @inline(__always) private func length(of size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }

  @inline(__always) private func proposed(_ along: CGFloat?, _ across: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: along, height: across) : ProposedViewSize(width: across, height: along)
  }

  /// The minima of the groups that are not served yet. Limitless ones are counted apart, so that taking one back out
  /// leaves the others' sum behind and not infinity less infinity.
  private struct Reserve {
    private var sum: CGFloat = 0
    private var limitless = 0
    var isLimitless: Bool { limitless > 0 }

    mutating func add(_ minimum: CGFloat) {
      if minimum.isFinite { sum += minimum } else { limitless += 1 }
    }

    mutating func remove(_ minimum: CGFloat) {
      if minimum.isFinite { sum -= minimum } else { limitless -= 1 }
    }

    func remainder(of length: CGFloat) -> CGFloat {
      isLimitless ? 0 : length - sum
    }
  }
}
