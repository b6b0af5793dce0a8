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

  func edge(ofKind kind: String) -> (item: NSCollectionLayoutBoundarySupplementaryItem, frame: CGRect)? {
    guard let item = edges.first(where: { $0.elementKind == kind }) else { return nil }
    let insets = section.contentInsets
    let size = item.layoutSize.size(in: container)
    let x = section.supplementariesFollowContentInsets ? insets.leading : 0
    let y = item.isHeader ? 0 : height - footerHeight
    return (item, CGRect(x: x + item.offset.x, y: y + item.offset.y, width: size.width, height: height(of: item)))
  }

  mutating func setEdgeHeight(_ height: CGFloat, kind: String) { edgeHeights[kind] = height }

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
    if isOrthogonal {
      let pitch = max(plan.size.width + section.interGroupSpacing, 1)
      let shown = Int((environment.contentSize.width / pitch).rounded(.up))
      return 0..<min(shown * perGroup, count)
    }
    let first = groups.row(at: max(low - top, 0))
    let last = groups.row(at: max(high - top - 0.001, 0))
    return first * perGroup..<min((last + 1) * perGroup, count)
  }

  func place(_ item: Int) -> (frame: CGRect, estimated: (width: Bool, height: Bool)) {
    let group = item / perGroup
    let solved = solved(group)
    let slot = item % perGroup
    var origin = CGPoint(x: section.contentInsets.leading, y: bodyTop)
    if isOrthogonal {
      origin.x += CGFloat(group) * (plan.size.width + section.interGroupSpacing)
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
    let group = item / perGroup
    groups.setHeight(groups.height(of: group), of: group)
    groups.setHeight(solved(group).size.height + section.interGroupSpacing, of: group)
  }

  mutating func forget(_ item: Int) {
    measured[item] = nil
    groups.forget(item / perGroup)
  }

  // MARK: Batches

  /// In a list, known heights go with their items; in grids with more than one item a group all are asked anew.
  mutating func apply(_ changes: UpdateMap.RowChanges) {
    count += changes.coming.count - changes.leaving.count
    if perGroup == 1 {
      for row in changes.leaving.reversed() { groups.remove(row..<row + 1) }
      for row in changes.coming { groups.insert(1, at: row) }
      var moved: [Int: CGSize] = [:]
      for (item, size) in measured { if let new = changes.newRow(of: item) { moved[new] = size } }
      measured = moved
    } else {
      measured = [:]
      groups = RowHeights(count: groupCount, estimate: groups.estimate)
    }
  }
}
