import Foundation

/// Places the items of one group. Pure: the same group and sizes give the same frames.
@MainActor struct GroupSolver {
  struct Result {
    /// In the group's coordinates, in the order in which items fill the group.
    var frames: [CGRect] = []
    /// Whether the width, or the height, of each item is the cell's to say.
    var estimated: [(width: Bool, height: Bool)] = []
    var size = CGSize.zero
  }

  let environment: any NSCollectionLayoutEnvironment
  /// What the item at a place of the group was measured to be.
  let measured: (Int) -> CGSize?

  func solve(_ group: NSCollectionLayoutGroup, in container: CGSize) -> Result {
    var result = Result()
    result.size = place(group, at: .zero, in: container, &result)
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
    result.frames.append(
      CGRect(
        x: origin.x + insets.leading, y: origin.y + insets.top,
        width: max(size.width - insets.leading - insets.trailing, 0),
        height: max(size.height - insets.top - insets.bottom, 0)))
    result.estimated.append(estimated)
    return size
  }

  private func place(
    _ group: NSCollectionLayoutGroup, at origin: CGPoint, in container: CGSize, _ result: inout Result
  ) -> CGSize {
    let size = group.layoutSize.size(in: container)
    let insets = group.contentInsets
    let inner = CGSize(
      width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
    let start = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
    let used: CGSize
    switch group.arrangement {
    case .horizontal: used = line(group, at: start, inner, isHorizontal: true, &result)
    case .vertical: used = line(group, at: start, inner, isHorizontal: false, &result)
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
    _ group: NSCollectionLayoutGroup, at start: CGPoint, _ inner: CGSize, isHorizontal: Bool, _ result: inout Result
  ) -> CGSize {
    let spacing = group.interItemSpacing?.spacing ?? 0
    let room = isHorizontal ? inner.width : inner.height
    let grows = (isHorizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension).isEstimated
    let first = result.frames.count
    var ends: [Int] = []
    var along: CGFloat = 0
    var across: CGFloat = 0
    for subitem in members(of: group, inner, room, spacing, isHorizontal: isHorizontal, grows: grows) {
      let gap = along > 0 ? spacing : 0
      let origin =
        isHorizontal ? CGPoint(x: start.x + along + gap, y: start.y) : CGPoint(x: start.x, y: start.y + along + gap)
      let size = place(
        subitem, at: origin, in: inner, resizedTo: resized(group, subitem, inner, spacing, isHorizontal: isHorizontal),
        &result)
      along += gap + (isHorizontal ? size.width : size.height)
      across = max(across, isHorizontal ? size.height : size.width)
      ends.append(result.frames.count)
    }
    if group.interItemSpacing?.isFlexible == true, ends.count > 1, room > along {
      share(room - along, among: ends, from: first, isHorizontal: isHorizontal, &result)
    }
    return isHorizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  /// The subitems as often as the group takes them: once each, then again while there is room.
  private func members(
    of group: NSCollectionLayoutGroup, _ inner: CGSize, _ room: CGFloat, _ spacing: CGFloat, isHorizontal: Bool,
    grows: Bool
  ) -> [NSCollectionLayoutItem] {
    if let repetitions = group.repetitions {
      return Array(repeating: group.subitems[0], count: max(repetitions, 1))
    }
    let lengths = group.subitems.map {
      isHorizontal ? $0.layoutSize.size(in: inner).width : $0.layoutSize.size(in: inner).height
    }
    guard !grows, lengths.allSatisfy({ $0 > 0 }) else { return group.subitems }
    var members = group.subitems
    var used = lengths.reduce(0, +) + spacing * CGFloat(max(lengths.count - 1, 0))
    var next = 0
    while !lengths.isEmpty, used + spacing + lengths[next] <= room + 0.001 {
      members.append(group.subitems[next])
      used += spacing + lengths[next]
      next = (next + 1) % lengths.count
    }
    return members
  }

  private func resized(
    _ group: NSCollectionLayoutGroup, _ item: NSCollectionLayoutItem, _ inner: CGSize, _ spacing: CGFloat,
    isHorizontal: Bool
  ) -> CGSize? {
    guard group.resizesItems, let count = group.repetitions, count > 0 else { return nil }
    var size = item.layoutSize.size(in: inner)
    let gaps = spacing * CGFloat(count - 1)
    if isHorizontal {
      size.width = (inner.width - gaps) / CGFloat(count)
    } else {
      size.height = (inner.height - gaps) / CGFloat(count)
    }
    return size
  }

  private func share(
    _ room: CGFloat, among ends: [Int], from first: Int, isHorizontal: Bool, _ result: inout Result
  ) {
    let extra = room / CGFloat(ends.count - 1)
    var start = first
    for (rank, end) in ends.enumerated() {
      for index in start..<end {
        if isHorizontal {
          result.frames[index].origin.x += extra * CGFloat(rank)
        } else {
          result.frames[index].origin.y += extra * CGFloat(rank)
        }
      }
      start = end
    }
  }
}
