import Foundation

/// One section of a compositional layout: edges, and groups that all have the same plan. Sizes are kept for known groups
/// only. Coordinates are the section's: along the way in which the layout scrolls, and across it.
@MainActor struct CompositionalSection {
  private let section: NSCollectionLayoutSection
  private let environment: LayoutEnvironment
  private let axis: FlowAxis
  private(set) var count: Int
  private let insets: (before: CGFloat, after: CGFloat, leading: CGFloat, trailing: CGFloat)
  private let container: CGSize
  /// The plan of a group in which nothing is measured.
  private let plan: GroupSolver.Result
  private let perGroup: Int
  /// The most companions that an item has.
  let companionsPerItem: Int
  private let isOrthogonal: Bool
  /// The way in which groups follow each other: across the layout where the section scrolls by itself.
  private let line: FlowAxis
  private let edgeInsets: NSDirectionalEdgeInsets
  private(set) var edges: BoundaryItems { didSet { bodyStart = edges.before + insets.before } }
  /// Where groups begin, along the layout and across it.
  private var bodyStart: CGFloat
  private let bodyLeading: CGFloat
  /// One row a group: how long it is, spacing included.
  private var groups: RowHeights
  /// How long the longest known group is along the layout, where the section scrolls by itself.
  private var depth: CGFloat
  /// What cells have asked for. Looked up, never walked.
  private var measured: [Int: CGSize] = [:]
  /// How far an orthogonal section is scrolled across, in points.
  private(set) var acrossOffset: CGFloat = 0

  /// - Parameters:
  ///   - insets: the section's own, and those of what it refers them to.
  ///   - edgeInsets: the same for its edges.
  init(
    _ section: NSCollectionLayoutSection, count: Int, environment: LayoutEnvironment, axis: FlowAxis,
    insets: NSDirectionalEdgeInsets, edgeInsets: NSDirectionalEdgeInsets
  ) {
    self.section = section
    self.environment = environment
    self.axis = axis
    self.count = count
    self.edgeInsets = edgeInsets
    edges = BoundaryItems(
      section.boundarySupplementaryItems, axis: axis, container: environment.effectiveContentSize.inset(by: edgeInsets),
      padding: section.list?.headerTopPadding ?? 0)
    self.insets = axis.insets(insets)
    let inner = environment.effectiveContentSize.inset(by: insets)
    container = axis.size(axis.along(inner), max(axis.across(inner) - edges.leading - edges.trailing, 0))
    plan = GroupSolver(environment: environment, measured: { _ in nil }).solve(section.group, in: container)
    perGroup = max(plan.frames.count, 1)
    bodyStart = edges.before + self.insets.before
    bodyLeading = edges.leading + self.insets.leading
    companionsPerItem = plan.companions.reduce(0) { max($0, $1.items.count) }
    isOrthogonal = section.orthogonalScrollingBehavior != .none
    depth = axis.along(plan.size)
    line = isOrthogonal ? axis.flipped : axis
    groups = RowHeights(count: 0, estimate: line.along(plan.size) + section.interGroupSpacing)
    groups.insert(groupCount, at: 0)
  }

  var list: UICollectionLayoutListConfiguration? { section.list }

  private var groupCount: Int { (count + perGroup - 1) / perGroup }

  // MARK: Edges

  func edgeFrame(_ index: Int) -> CGRect {
    let (_, _, leading, trailing) = axis.insets(edgeInsets)
    let room = axis.across(environment.effectiveContentSize) - leading - trailing
    return edges.frame(index, length: length, across: (leading, max(room, 0)))
  }

  mutating func setEdgeSize(_ size: CGSize, kind: String) { edges.setLength(size, kind: kind) }

  /// The backgrounds of the section.
  var decorations: [NSCollectionLayoutDecorationItem] { section.decorationItems }

  func indexOfDecoration(ofKind kind: String) -> Int? { decorations.firstIndex { $0.elementKind == kind } }

  /// All of the section, less the background's own insets.
  func decorationFrame(_ index: Int) -> CGRect {
    let insets = decorations[index].contentInsets
    let size = axis.size(length, axis.across(environment.contentSize)).inset(by: insets)
    return CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: size)
  }

  // MARK: Items

  /// How long all of it is.
  var length: CGFloat { bodyStart + body + insets.after + edges.after }

  private var body: CGFloat {
    guard groupCount > 0 else { return 0 }
    return isOrthogonal ? depth : groups.total - section.interGroupSpacing
  }

  /// The items that show between `low` and `high`.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let start = bodyStart
    guard count > 0, low < start + body, high > start else { return 0..<0 }
    return isOrthogonal ? itemsAcross : groupItems(from: low - start, to: high - start)
  }

  /// The items of the groups between two places along their line.
  private func groupItems(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    var first = groups.row(at: max(low, 0))
    // Of a group that has left, only the spacing may touch what is asked for.
    let spacing = section.interGroupSpacing
    if spacing > 0, groups.offset(of: first) + groups.height(of: first) - spacing <= low { first += 1 }
    let last = groups.row(at: max(high - 0.001, 0))
    return min(first * perGroup, count)..<max(min((last + 1) * perGroup, count), min(first * perGroup, count))
  }

  func place(_ item: Int) -> (frame: CGRect, estimated: (width: Bool, height: Bool)) {
    let group = item / perGroup
    let solved = solved(group)
    let slot = item % perGroup
    let offset = groups.offset(of: group)
    let origin =
      isOrthogonal
      ? axis.point(bodyStart, bodyLeading + offset - acrossOffset) : axis.point(bodyStart + offset, bodyLeading)
    return (solved.frames[slot].offsetBy(dx: origin.x, dy: origin.y), solved.estimated[slot])
  }

  private func solved(_ group: Int) -> GroupSolver.Result {
    guard groups.isKnown(group) else { return plan }
    let first = group * perGroup
    // What it captures is copied: no more than it needs.
    let solver = GroupSolver(environment: environment, measured: { [measured] in measured[first + $0] })
    return solver.solve(section.group, in: container)
  }

  /// A cell has asked for `size`.
  mutating func setSize(_ size: CGSize, of item: Int) {
    measured[item] = size
    layOut(item / perGroup)
  }

  /// Gives a group the size that what is measured in it asks for.
  @inline(__always) private mutating func layOut(_ group: Int) {
    // Known first: only then it is solved with what is measured.
    groups.setHeight(groups.height(of: group), of: group)
    let size = solved(group).size
    groups.setHeight(line.along(size) + section.interGroupSpacing, of: group)
    if isOrthogonal { depth = max(depth, line.across(size)) }
  }

  /// What was measured in a section that was laid out by the same plan counts here too.
  mutating func keepSizes(of other: CompositionalSection) {
    guard count == other.count, isOrthogonal == other.isOrthogonal, groups.estimate == other.groups.estimate,
      plan.frames == other.plan.frames, plan.estimated.elementsEqual(other.plan.estimated, by: ==)
    else { return }
    edges.keepLengths(of: other.edges)
    measured = other.measured
    groups = other.groups
    depth = other.depth
    acrossOffset = min(other.acrossOffset, acrossEnd)
  }

  /// The first item whose frame changes with the size of `item`.
  func firstMoved(by item: Int) -> Int { isOrthogonal ? 0 : item / perGroup * perGroup }

  mutating func forget(_ item: Int) {
    measured[item] = nil
    let group = item / perGroup
    let isEmpty = !(group * perGroup..<min((group + 1) * perGroup, count)).contains { measured[$0] != nil }
    if isEmpty { groups.forget(group) } else { layOut(group) }
  }

  /// What stands beside the items of one place in a group, such as badges.
  func companions(of item: Int) -> [NSCollectionLayoutSupplementaryItem] {
    plan.companions.first { $0.slot == item % perGroup }?.items ?? []
  }

  func hasCompanion(ofKind kind: String) -> Bool {
    plan.companions.contains { $0.items.contains { $0.elementKind == kind } }
  }

  // MARK: Scrolling across

  /// Where the first group begins, and how much shows, across the layout.
  private var across: (start: CGFloat, visible: CGFloat) { (bodyLeading, axis.across(environment.contentSize)) }

  /// The items whose groups show at the present offset.
  private var itemsAcross: Range<Int> {
    let low = acrossOffset - across.start
    return groupItems(from: low, to: low + across.visible)
  }

  /// The farthest that the section can be scrolled across.
  var acrossEnd: CGFloat {
    guard isOrthogonal, groupCount > 0 else { return 0 }
    let content = groups.total - section.interGroupSpacing
    return max(across.start + content + insets.trailing + edges.trailing - across.visible, 0)
  }

  /// Where the section comes to rest when a finger leaves it at `offset`: within its ends, at a group or page where its
  /// behaviour says so.
  func restingAcross(_ offset: CGFloat) -> CGFloat {
    guard isOrthogonal, groupCount > 0 else { return 0 }
    let snapped: CGFloat
    switch section.orthogonalScrollingBehavior {
    case .none: return 0
    case .continuous: snapped = offset
    case .continuousGroupLeadingBoundary, .groupPaging: snapped = nearest(to: offset) { groups.offset(of: $0) }
    case .paging:
      let page = max(axis.across(environment.effectiveContentSize), 1)
      snapped = (offset / page).rounded() * page
    case .groupPagingCentered:
      snapped = nearest(to: offset) { group in
        let length = groups.height(of: group) - section.interGroupSpacing
        return groups.offset(of: group) + length / 2 + across.start - across.visible / 2
      }
    }
    return min(max(snapped, 0), acrossEnd)
  }

  /// The offset at which a group rests that is nearest to `offset`.
  private func nearest(to offset: CGFloat, resting: (Int) -> CGFloat) -> CGFloat {
    let group = groups.row(at: max(offset, 0))
    let candidates = (max(group - 1, 0)...min(group + 2, groupCount - 1)).map(resting)
    return candidates.min { abs($0 - offset) < abs($1 - offset) } ?? offset
  }

  mutating func scrollAcross(to offset: CGFloat) { acrossOffset = restingAcross(offset) }

  /// Lets the section's handler change what shows, as UIKit does whenever it moves.
  func tellHandler(_ items: [UICollectionViewLayoutAttributes]) {
    section.visibleItemsInvalidationHandler?(items, axis.point(0, acrossOffset), environment)
  }

  var hasHandler: Bool { section.visibleItemsInvalidationHandler != nil }

  // MARK: Batches

  /// Known sizes go with their items.
  mutating func apply(_ changes: UpdateMap.RowChanges) {
    count += changes.coming.count - changes.leaving.count
    var moved: [Int: CGSize] = [:]
    for (item, size) in measured { if let new = changes.newRow(of: item) { moved[new] = size } }
    measured = moved
    if perGroup == 1 {
      for row in changes.leaving.reversed() { groups.remove(row..<row + 1) }
      for row in changes.coming { groups.insert(1, at: row) }
    } else {
      regroup(from: min(changes.leaving.first ?? .max, changes.coming.first ?? .max))
    }
    guard isOrthogonal else { return }
    depth = measured.keys.reduce(axis.along(plan.size)) { max($0, axis.along(solved($1 / perGroup).size)) }
    acrossOffset = restingAcross(acrossOffset)
  }

  /// From `item` on, items are in other groups than before.
  private mutating func regroup(from item: Int) {
    let first = min(item / perGroup, groups.count, groupCount)
    if first < groups.count { groups.remove(first..<groups.count) }
    if first < groupCount { groups.insert(groupCount - first, at: first) }
    for group in Set(measured.keys.map { $0 / perGroup }).sorted() where group >= first { layOut(group) }
  }
}

extension CGSize {
  func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: max(width - insets.leading - insets.trailing, 0), height: max(height - insets.top - insets.bottom, 0))
  }
}
