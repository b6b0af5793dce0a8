import Foundation

/// The stack algorithm: who gets how much along the axis.
///
/// Models SwiftUI's stacks; facts: engine 4.3-21 and 22. The distances come off first. Without a proposal along the
/// axis every child is proposed nil. Otherwise children are served by priority, then the least flexible first; each is
/// offered an equal share of what is left when the minima of all lower priorities are reserved. A child alone in its
/// priority is not probed for its maximum, the highest priority not for its minimum. Ranges are kept as long as the
/// proposal across is the same, so a resize along the axis asks each child once.
///
/// When some children have changed and the proposal has not, only they are asked again, and those whose share is another
/// one now, unless they are known to have one length only.
@MainActor struct StackSolver {
  let axis: Axis
  nonisolated(unsafe) var items = StackItems()
  /// All distances between the children.
  private(set) var gaps: CGFloat = 0
  /// The solution's extent along the axis.
  private(set) var length: CGFloat = 0

  /// What the solution was found for.
  private var solved = ProposalKey.none
  private var hasStaleItems = true
  /// The latest proposal with a length that was solved.
  private var served = ProposalKey.none
  /// The proposal across the axis that the ranges hold for.
  private var rangesAcross = ProposalKey.none.width
  /// The proposal across the axis that the ideal answers hold for.
  private var idealsAcross = ProposalKey.none.width
  private var isOrdered = false
  /// Whether an infinite minimum was to be reserved of an infinite length: what is left then is no number, and the
  /// stack answers 0 (a choice, with the oracle).
  private var isUndefined = false

  init(axis: Axis) { self.axis = axis }

  // MARK: Children

  /// Takes over a new list of children. Distances come from the children where `spacing` is NaN.
  mutating func reset(_ nodes: ContiguousArray<LayoutNode>, spacing: CGFloat) {
    items.reset(count: nodes.count)
    for index in 0..<nodes.count {
      items[index].initialize(to: StackItem(nodes[index], priority: nodes[index].layoutPriority))
    }
    solved = .none
    served = .none
    rangesAcross = ProposalKey.none.width
    idealsAcross = ProposalKey.none.width
    isOrdered = false
    updateGaps(spacing: spacing)
  }

  /// One child's answers, priority or distances may be others now.
  mutating func childDidChange(_ index: Int, spacing: CGFloat) {
    let item = items[index]
    item.pointee.minimum = .nan
    item.pointee.maximum = .nan
    item.pointee.idealLength = .nan
    item.pointee.isStale = true
    item.pointee.servedKey = .none
    item.pointee.priority = item.pointee.node.use { $0.layoutPriority }
    hasStaleItems = true
    isOrdered = false
    if spacing.isNaN {
      updateGap(index)
      updateGap(index + 1)
    }
  }

  /// Whether the child's range or ideal is another one than is remembered.
  func remembersOther(_ index: Int) -> Bool {
    let item = items[index]
    guard !item.pointee.isStale else { return false }
    func differs(_ length: CGFloat, _ along: UInt64, _ across: UInt64) -> Bool {
      !length.isNaN && self.length(of: answer(item, key(along, across))) != length
    }
    return differs(item.pointee.minimum, ProposalKey.zero, rangesAcross)
      || differs(item.pointee.maximum, ProposalKey.infinity, rangesAcross)
      || differs(item.pointee.idealLength, ProposalKey.unspecified, idealsAcross)
  }

  private mutating func updateGap(_ index: Int) {
    guard index > 0, index < items.count else { return }
    let before = items[index - 1].pointee.node.use { $0.spacing }
    let after = items[index].pointee.node.use { $0.spacing }
    let distance = before.distance(to: after, along: axis)
    gaps += distance - items[index].pointee.gap
    items[index].pointee.gap = distance
  }

  mutating func updateGaps(spacing: CGFloat) {
    gaps = 0
    solved = .none
    guard items.count > 1 else { return }
    for index in 1..<items.count {
      items[index].pointee.gap = 0
      if spacing.isNaN {
        updateGap(index)
      } else {
        items[index].pointee.gap = spacing
        gaps += spacing
      }
    }
  }

  // MARK: Solving

  /// Finds every child's proposal, length and breadth for `proposal`. Nothing is done if the answer is there already.
  /// - Returns: whether the solution is a new one.
  mutating func solve(_ proposal: ProposalKey) -> Bool {
    if solved == proposal && !hasStaleItems { return false }
    solved = proposal
    hasStaleItems = false
    isUndefined = false
    let across = axis == .horizontal ? proposal.height : proposal.width
    if let along = axis == .horizontal ? proposal.proposedWidth : proposal.proposedHeight {
      order(across)
      serve(along, across, isRepeated: served == proposal)
      served = proposal
    } else {
      askIdeals(across)
    }
    var sum: CGFloat = gaps
    for index in 0..<items.count { sum += items[index].pointee.length }
    length = sum.isNaN || isUndefined ? 0 : sum
    return true
  }

  /// Proposes every child nil along the axis.
  private mutating func askIdeals(_ across: UInt64) {
    let key = key(ProposalKey.unspecified, across)
    for index in 0..<items.count {
      let item = items[index]
      if idealsAcross == across, !item.pointee.idealLength.isNaN {
        item.pointee.key = key
        item.pointee.isStale = false
        item.pointee.length = item.pointee.idealLength
        item.pointee.breadth = item.pointee.idealBreadth
      } else {
        askIfNeeded(item, key)
        item.pointee.idealLength = item.pointee.length
        item.pointee.idealBreadth = item.pointee.breadth
      }
    }
    idealsAcross = across
  }

  /// Sorts by priority and flexibility, probing what the order depends on.
  private mutating func order(_ across: UInt64) {
    if rangesAcross != across {
      for index in 0..<items.count {
        items[index].pointee.minimum = .nan
        items[index].pointee.maximum = .nan
      }
      rangesAcross = across
      isOrdered = false
    }
    guard !isOrdered else { return }
    isOrdered = true
    items.sortByPriority()
    var start = 0
    while start < items.count {
      let end = endOfGroup(start)
      if start > 0 || end - start > 1 { probe(start..<end, across, withMaximum: end - start > 1) }
      if end - start > 1 { items.sortByFlexibility(start..<end) }
      start = end
    }
  }

  private func endOfGroup(_ start: Int) -> Int {
    let priority = items.served(start).pointee.priority
    var end = start + 1
    while end < items.count, items.served(end).pointee.priority == priority { end += 1 }
    return end
  }

  private func probe(_ range: Range<Int>, _ across: UInt64, withMaximum: Bool) {
    let none = key(ProposalKey.zero, across)
    let all = key(ProposalKey.infinity, across)
    for position in range {
      let item = items.served(position)
      if item.pointee.minimum.isNaN { item.pointee.minimum = length(of: answer(item, none)) }
      if withMaximum, item.pointee.maximum.isNaN { item.pointee.maximum = length(of: answer(item, all)) }
    }
  }

  // MARK: Shares

  private mutating func serve(_ along: CGFloat, _ across: UInt64, isRepeated: Bool) {
    guard items.count > 0 else { return }
    var left = along - gaps
    var reserved = Reserve()
    var start = 0
    var end = endOfGroup(0)
    for position in end..<items.count { reserved.add(items.served(position).pointee.minimum) }
    isUndefined = along == .infinity && reserved.isLimitless
    while true {
      for position in start..<end {
        let item = items.served(position)
        var key = item.pointee.servedKey
        // The same length to share as last time: a child of one length only need not hear that its share is another.
        if !(isRepeated && item.pointee.isInflexible) || key == .none {
          let share = max(0, reserved.remainder(of: left) / CGFloat(end - position))
          key = self.key(Double(share).bitPattern, across)
          item.pointee.servedKey = key
        }
        askIfNeeded(item, key)
        // What is limitless stays so, whatever is taken from it.
        if left < .infinity { left -= item.pointee.length }
      }
      guard end < items.count else { return }
      start = end
      end = endOfGroup(start)
      for position in start..<end { reserved.remove(items.served(position).pointee.minimum) }
    }
  }

  @inline(__always) private func askIfNeeded(_ item: UnsafeMutablePointer<StackItem>, _ key: ProposalKey) {
    guard item.pointee.isStale || item.pointee.key != key else { return }
    let size = answer(item, key)
    item.pointee.key = key
    item.pointee.isStale = false
    item.pointee.length = length(of: size)
    item.pointee.breadth = axis == .horizontal ? size.height : size.width
  }

  @inline(__always) private func answer(_ item: UnsafeMutablePointer<StackItem>, _ key: ProposalKey) -> CGSize {
    item.pointee.node.use { $0.answer(key) }
  }

  @inline(__always) private func length(of size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }

  @inline(__always) private func key(_ along: UInt64, _ across: UInt64) -> ProposalKey {
    axis == .horizontal ? ProposalKey(width: along, height: across) : ProposalKey(width: across, height: along)
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

    func remainder(of length: CGFloat) -> CGFloat { isLimitless ? 0 : length - sum }
  }
}
