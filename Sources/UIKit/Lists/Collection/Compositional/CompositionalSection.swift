import Foundation

/// One section of a compositional layout: edges, and groups that all have the same plan. Group heights are kept for known
/// groups only. Coordinates are the section's.
@MainActor struct CompositionalSection {
  private let section: NSCollectionLayoutSection
  private let environment: LayoutEnvironment
  private(set) var count: Int
  private let container: CGSize
  /// The plan of a group in which nothing is measured.
  private let plan: GroupSolver.Result
  private let perGroup: Int
  private let isOrthogonal: Bool
  /// One row a group, spacing included.
  private var groups: RowHeights
  /// What cells have asked for. Looked up, never walked.
  private var measured: [Int: CGSize] = [:]
  private var edgeHeights: [String: CGFloat] = [:]
  /// How far an orthogonal section is scrolled across, in points.
  private(set) var acrossOffset: CGFloat = 0

  init(_ section: NSCollectionLayoutSection, count: Int, environment: LayoutEnvironment) {
    self.section = section
    self.environment = environment
    self.count = count
    let insets = section.contentInsets
    let size = environment.effectiveContentSize
    container = CGSize(
      width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
    plan = GroupSolver(environment: environment, measured: { _ in nil }).solve(section.group, in: container)
    perGroup = max(plan.frames.count, 1)
    isOrthogonal = section.orthogonalScrollingBehavior != .none
    groups = RowHeights(count: 0, estimate: plan.size.height + section.interGroupSpacing)
    groups.insert(groupCount, at: 0)
  }

  private var groupCount: Int { (count + perGroup - 1) / perGroup }

  // MARK: Edges

  var edges: [NSCollectionLayoutBoundarySupplementaryItem] { section.boundarySupplementaryItems }

  private func height(of edge: NSCollectionLayoutBoundarySupplementaryItem) -> CGFloat {
    edgeHeights[edge.elementKind] ?? edge.layoutSize.size(in: container).height
  }

  private var headerHeight: CGFloat {
    edges.reduce(0) { $0 + ($1.isHeader && $1.extendsBoundary ? height(of: $1) : 0) }
  }
  private var footerHeight: CGFloat {
    edges.reduce(0) { $0 + (!$1.isHeader && $1.extendsBoundary ? height(of: $1) : 0) }
  }

  func indexOfEdge(ofKind kind: String) -> Int? { edges.firstIndex { $0.elementKind == kind } }

  func edgeFrame(_ index: Int) -> CGRect {
    let item = edges[index]
    let insets = section.contentInsets
    let size = item.layoutSize.size(in: container)
    let x = section.supplementariesFollowContentInsets ? insets.leading : 0
    let y = item.isHeader ? 0 : height - footerHeight
    return CGRect(x: x + item.offset.x, y: y + item.offset.y, width: size.width, height: height(of: item))
  }

  mutating func setEdgeHeight(_ height: CGFloat, kind: String) { edgeHeights[kind] = height }

  /// The backgrounds of the section.
  var decorations: [NSCollectionLayoutDecorationItem] { section.decorationItems }

  func indexOfDecoration(ofKind kind: String) -> Int? { decorations.firstIndex { $0.elementKind == kind } }

  /// All of the section, less the background's own insets.
  func decorationFrame(_ index: Int) -> CGRect {
    let insets = decorations[index].contentInsets
    return CGRect(
      x: insets.leading, y: insets.top,
      width: max(environment.contentSize.width - insets.leading - insets.trailing, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }

  // MARK: Items

  /// The height of all of it.
  var height: CGFloat { headerHeight + section.contentInsets.top + body + section.contentInsets.bottom + footerHeight }

  private var body: CGFloat {
    guard groupCount > 0 else { return 0 }
    return (isOrthogonal ? groups.height(of: 0) : groups.total) - section.interGroupSpacing
  }

  private var bodyTop: CGFloat { headerHeight + section.contentInsets.top }

  /// The items that show between `low` and `high`.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let top = bodyTop
    guard count > 0, low < top + body, high > top else { return 0..<0 }
    if isOrthogonal { return itemsAcross }
    var first = groups.row(at: max(low - top, 0))
    // Of a group that has left, only the spacing may touch what is asked for.
    let spacing = section.interGroupSpacing
    if spacing > 0, groups.offset(of: first) + groups.height(of: first) - spacing <= low - top { first += 1 }
    let last = groups.row(at: max(high - top - 0.001, 0))
    return min(first * perGroup, count)..<max(min((last + 1) * perGroup, count), min(first * perGroup, count))
  }

  func place(_ item: Int) -> (frame: CGRect, estimated: (width: Bool, height: Bool)) {
    let group = item / perGroup
    let solved = solved(group)
    let slot = item % perGroup
    var origin = CGPoint(x: section.contentInsets.leading, y: bodyTop)
    if isOrthogonal {
      origin.x += CGFloat(group) * (plan.size.width + section.interGroupSpacing) - acrossOffset
    } else {
      origin.y += groups.offset(of: group)
    }
    return (solved.frames[slot].offsetBy(dx: origin.x, dy: origin.y), solved.estimated[slot])
  }

  private func solved(_ group: Int) -> GroupSolver.Result {
    guard groups.isKnown(group) else { return plan }
    let first = group * perGroup
    return GroupSolver(environment: environment, measured: { measured[first + $0] }).solve(section.group, in: container)
  }

  /// A cell has asked for `size`.
  mutating func setSize(_ size: CGSize, of item: Int) {
    measured[item] = size
    layOut(item / perGroup)
  }

  /// Gives a group the height that what is measured in it asks for.
  @inline(__always) private mutating func layOut(_ group: Int) {
    // Known first: only then it is solved with what is measured.
    groups.setHeight(groups.height(of: group), of: group)
    groups.setHeight(solved(group).size.height + section.interGroupSpacing, of: group)
  }

  /// What was measured in a section that was laid out by the same plan counts here too.
  mutating func keepSizes(of other: CompositionalSection) {
    guard count == other.count, groups.estimate == other.groups.estimate, plan.frames == other.plan.frames,
      plan.estimated.elementsEqual(other.plan.estimated, by: ==)
    else { return }
    for edge in edges where edge.layoutSize.heightDimension.isEstimated {
      edgeHeights[edge.elementKind] = other.edgeHeights[edge.elementKind]
    }
    measured = other.measured
    groups = other.groups
    acrossOffset = min(other.acrossOffset, acrossEnd)
  }

  func firstOfGroup(of item: Int) -> Int { item / perGroup * perGroup }

  mutating func forget(_ item: Int) {
    measured[item] = nil
    let group = item / perGroup
    let isEmpty = !(group * perGroup..<min((group + 1) * perGroup, count)).contains { measured[$0] != nil }
    if isEmpty { groups.forget(group) } else { layOut(group) }
  }

  // MARK: Scrolling across

  private var pitch: CGFloat { max(plan.size.width + section.interGroupSpacing, 1) }

  /// The items whose groups show at the present offset.
  private var itemsAcross: Range<Int> {
    let left = acrossOffset - section.contentInsets.leading
    let first = max(Int(((left - plan.size.width) / pitch).rounded(.down)) + 1, 0)
    let last = max(Int(((left + environment.contentSize.width) / pitch).rounded(.up)), first)
    return min(first * perGroup, count)..<min(last * perGroup, count)
  }

  /// The farthest that the section can be scrolled across.
  var acrossEnd: CGFloat {
    guard isOrthogonal, groupCount > 0 else { return 0 }
    let width = CGFloat(groupCount) * pitch - section.interGroupSpacing
    let insets = section.contentInsets
    return max(width + insets.leading + insets.trailing - environment.contentSize.width, 0)
  }

  /// Where the section comes to rest when a finger leaves it at `offset`: within its ends, at a group or page where its
  /// behaviour says so.
  func restingAcross(_ offset: CGFloat) -> CGFloat {
    let snapped: CGFloat
    switch section.orthogonalScrollingBehavior {
    case .none: return 0
    case .continuous: snapped = offset
    case .continuousGroupLeadingBoundary, .groupPaging: snapped = (offset / pitch).rounded() * pitch
    case .paging:
      let page = max(environment.effectiveContentSize.width, 1)
      snapped = (offset / page).rounded() * page
    case .groupPagingCentered:
      let margin = (environment.contentSize.width - plan.size.width) / 2 - section.contentInsets.leading
      snapped = ((offset + margin) / pitch).rounded() * pitch - margin
    }
    return min(max(snapped, 0), acrossEnd)
  }

  mutating func scrollAcross(to offset: CGFloat) { acrossOffset = restingAcross(offset) }

  /// Lets the section's handler change what shows, as UIKit does whenever it moves.
  func tellHandler(_ items: [UICollectionViewLayoutAttributes]) {
    section.visibleItemsInvalidationHandler?(items, CGPoint(x: acrossOffset, y: 0), environment)
  }

  var hasHandler: Bool { section.visibleItemsInvalidationHandler != nil }

  // MARK: Batches

  /// Known sizes go with their items.
  mutating func apply(_ changes: UpdateMap.RowChanges) {
    count += changes.coming.count - changes.leaving.count
    var moved: [Int: CGSize] = [:]
    for (item, size) in measured { if let new = changes.newRow(of: item) { moved[new] = size } }
    measured = moved
    guard perGroup == 1 else { return regroup(from: min(changes.leaving.first ?? .max, changes.coming.first ?? .max)) }
    for row in changes.leaving.reversed() { groups.remove(row..<row + 1) }
    for row in changes.coming { groups.insert(1, at: row) }
  }

  /// From `item` on, items are in other groups than before.
  private mutating func regroup(from item: Int) {
    let first = min(item / perGroup, groups.count, groupCount)
    if first < groups.count { groups.remove(first..<groups.count) }
    if first < groupCount { groups.insert(groupCount - first, at: first) }
    for group in Set(measured.keys.map { $0 / perGroup }).sorted() where group >= first { layOut(group) }
  }
}
