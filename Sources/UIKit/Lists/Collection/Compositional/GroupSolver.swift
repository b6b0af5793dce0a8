import Foundation

/// Places the items of one group. Pure: the same group and sizes give the same frames.
@MainActor struct GroupSolver {
  struct Result {
    /// In the group's coordinates, in the order in which items fill the group.
    var frames: [CGRect] = []
    /// Whether the width, or the height, of each item is the cell's to say.
    var estimated: [(width: Bool, height: Bool)] = []
    var size = CGSize.zero
    /// What stands beside items, by the item's place.
    var companions: [(slot: Int, items: [NSCollectionLayoutSupplementaryItem])] = []

    mutating func shift(_ range: Range<Int>, by distance: CGPoint) {
      for index in range { frames[index] = frames[index].offsetBy(dx: distance.x, dy: distance.y) }
    }
  }

  let environment: any NSCollectionLayoutEnvironment
  /// What the item at a place of the group was measured to be.
  let measured: (Int) -> CGSize?

  /// Edge spacing of the group itself is part of its size.
  func solve(_ group: NSCollectionLayoutGroup, in container: CGSize) -> Result {
    var result = Result()
    let edges = group.edgeSpacing?.least ?? .zero
    result.size = place(group, at: CGPoint(x: edges.leading, y: edges.top), in: container, &result)
    result.size.width += edges.leading + edges.trailing
    result.size.height += edges.top + edges.bottom
    return result
  }

  /// Places `item` and returns the size that it takes.
  private func place(
    _ item: NSCollectionLayoutItem, at origin: CGPoint, in container: CGSize, resizedTo: CGSize? = nil,
    _ result: inout Result
  ) -> CGSize {
    if let group = item as? NSCollectionLayoutGroup { return place(group, at: origin, in: container, &result) }
    var size = resizedTo ?? item.layoutSize.size(in: container)
    let estimated = (
      width: item.layoutSize.widthDimension.isEstimated, height: item.layoutSize.heightDimension.isEstimated
    )
    let insets = item.contentInsets
    if let measured = measured(result.frames.count) {
      if estimated.width { size.width = measured.width + insets.leading + insets.trailing }
      if estimated.height { size.height = measured.height + insets.top + insets.bottom }
    }
    if !item.supplementaryItems.isEmpty {
      result.companions.append((slot: result.frames.count, items: item.supplementaryItems))
    }
    result.frames.append(
      CGRect(origin: CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top), size: size.inset(by: insets)))
    result.estimated.append(estimated)
    return size
  }

  private func place(
    _ group: NSCollectionLayoutGroup, at origin: CGPoint, in container: CGSize, _ result: inout Result
  ) -> CGSize {
    let size = group.layoutSize.size(in: container)
    let insets = group.contentInsets
    let inner = size.inset(by: insets)
    let start = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
    let used: CGSize
    switch group.arrangement {
    case .horizontal: used = line(group, at: start, inner, FlowAxis(isVertical: false), &result)
    case .vertical: used = line(group, at: start, inner, FlowAxis(isVertical: true), &result)
    case .custom(let provider):
      for item in provider(environment) {
        result.frames.append(item.frame.offsetBy(dx: start.x, dy: start.y))
        result.estimated.append((false, false))
      }
      used = inner
    }
    // A group of estimated size is as large as what is in it.
    return CGSize(
      width: group.layoutSize.widthDimension.isEstimated ? used.width + insets.leading + insets.trailing : size.width,
      height: group.layoutSize.heightDimension.isEstimated ? used.height + insets.top + insets.bottom : size.height)
  }

  private func line(
    _ group: NSCollectionLayoutGroup, at start: CGPoint, _ inner: CGSize, _ axis: FlowAxis, _ result: inout Result
  ) -> CGSize {
    let spacing = group.interItemSpacing?.spacing ?? 0
    let grows = group.layoutSize.dimension(along: axis).isEstimated
    let members = members(of: group, inner, spacing, axis, grows: grows)
    let sharesRoom = !grows && Self.isFlexible(group)
    var ends: [Int] = sharesRoom ? [result.frames.count] : []
    var along: CGFloat = 0
    var across: CGFloat = 0
    for (rank, subitem) in members.enumerated() {
      let edges = Self.around(subitem, axis)
      if rank > 0 { along += spacing }
      let origin = axis.point(along + edges.before, edges.leading)
      let begin = result.frames.count
      let size = place(
        subitem, at: CGPoint(x: start.x + origin.x, y: start.y + origin.y), in: inner,
        resizedTo: resized(group, subitem, inner, spacing, axis), &result)
      along += edges.before + axis.along(size) + edges.after
      let breadth = edges.leading + axis.across(size) + edges.trailing
      across = max(across, breadth)
      if let push = push(subitem, axis.across(inner) - breadth, axis) {
        result.shift(begin..<result.frames.count, by: axis.point(0, push))
      }
      if sharesRoom { ends.append(result.frames.count) }
    }
    if sharesRoom, axis.along(inner) > along {
      share(axis.along(inner) - along, among: members, of: group, ends, axis, &result)
    }
    return axis.size(along, across)
  }

  /// The least room around an item, along a line and across it.
  private static func around(
    _ item: NSCollectionLayoutItem, _ axis: FlowAxis
  ) -> (before: CGFloat, after: CGFloat, leading: CGFloat, trailing: CGFloat) {
    axis.insets(item.edgeSpacing?.least ?? .zero)
  }

  /// Whether room that is left in a line goes anywhere.
  private static func isFlexible(_ group: NSCollectionLayoutGroup) -> Bool {
    group.interItemSpacing?.isFlexible == true || group.subitems.contains { $0.edgeSpacing != nil }
  }

  /// Which of the edges of an item take what room is left, along a line and across it.
  private static func springs(
    _ item: NSCollectionLayoutItem, _ axis: FlowAxis
  ) -> (before: Bool, after: Bool, leading: Bool, trailing: Bool) {
    guard let spacing = item.edgeSpacing else { return (false, false, false, false) }
    let flexible = { (each: NSCollectionLayoutSpacing?) in each?.isFlexible == true }
    let (top, bottom) = (flexible(spacing.top), flexible(spacing.bottom))
    let (leading, trailing) = (flexible(spacing.leading), flexible(spacing.trailing))
    return axis.isVertical ? (top, bottom, leading, trailing) : (leading, trailing, top, bottom)
  }

  /// How far flexible edges push an item across its line when `room` is left there; nil where they do not.
  private func push(_ item: NSCollectionLayoutItem, _ room: CGFloat, _ axis: FlowAxis) -> CGFloat? {
    let springs = Self.springs(item, axis)
    guard springs.leading, room > 0 else { return nil }
    return springs.trailing ? room / 2 : room
  }

  /// The subitems as often as the group takes them: once each, then again while there is room.
  private func members(
    of group: NSCollectionLayoutGroup, _ inner: CGSize, _ spacing: CGFloat, _ axis: FlowAxis, grows: Bool
  ) -> [NSCollectionLayoutItem] {
    if let repetitions = group.repetitions {
      return Array(repeating: group.subitems[0], count: max(repetitions, 1))
    }
    let lengths = group.subitems.map {
      let edges = Self.around($0, axis)
      return edges.before + axis.along($0.layoutSize.size(in: inner)) + edges.after
    }
    guard !grows, lengths.allSatisfy({ $0 > 0 }) else { return group.subitems }
    var members = group.subitems
    var used = lengths.reduce(0, +) + spacing * CGFloat(max(lengths.count - 1, 0))
    var next = 0
    while !lengths.isEmpty, used + spacing + lengths[next] <= axis.along(inner) + 0.001 {
      members.append(group.subitems[next])
      used += spacing + lengths[next]
      next = (next + 1) % lengths.count
    }
    return members
  }

  private func resized(
    _ group: NSCollectionLayoutGroup, _ item: NSCollectionLayoutItem, _ inner: CGSize, _ spacing: CGFloat,
    _ axis: FlowAxis
  ) -> CGSize? {
    guard group.resizesItems, let count = group.repetitions, count > 0 else { return nil }
    let edges = Self.around(item, axis)
    let gaps = spacing * CGFloat(count - 1) + (edges.before + edges.after) * CGFloat(count)
    let length = max((axis.along(inner) - gaps) / CGFloat(count), 0)
    return axis.size(length, axis.across(item.layoutSize.size(in: inner)))
  }

  /// Shares what is left of a line among all that is flexible in it. `ends` are the places between its members.
  private func share(
    _ room: CGFloat, among members: [NSCollectionLayoutItem], of group: NSCollectionLayoutGroup, _ ends: [Int],
    _ axis: FlowAxis, _ result: inout Result
  ) {
    let gap = group.interItemSpacing?.isFlexible == true ? 1 : 0
    var total = gap * (members.count - 1)
    for member in members {
      let springs = Self.springs(member, axis)
      total += (springs.before ? 1 : 0) + (springs.after ? 1 : 0)
    }
    guard total > 0 else { return }
    var passed = 0
    for (rank, member) in members.enumerated() {
      let springs = Self.springs(member, axis)
      passed += (rank > 0 ? gap : 0) + (springs.before ? 1 : 0)
      result.shift(ends[rank]..<ends[rank + 1], by: axis.point(room * CGFloat(passed) / CGFloat(total), 0))
      passed += springs.after ? 1 : 0
    }
  }
}
