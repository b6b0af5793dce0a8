import Foundation

// Headers, footers and side pieces of the whole and of sections, what stands beside items, and backgrounds.
extension UICollectionViewCompositionalLayout {
  /// Where the attributes of what belongs to the whole are kept: behind all sections, as they move with all of them.
  private static let whole = Int.max

  final func attributes(ofEdge kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2 else {
      return path == IndexPath(index: 0) ? edges.index(ofKind: kind).map(attributesOfEdge) : nil
    }
    guard sections.indices.contains(path.section) else { return nil }
    if path.item == 0, let index = sections[path.section].edges.index(ofKind: kind) {
      return attributesOfEdge(index, ofSection: path.section)
    }
    return attributesOfCompanion(kind, at: path)
  }

  final func append(
    _ attributes: UICollectionViewLayoutAttributes, showingIn rect: CGRect,
    to all: inout [UICollectionViewLayoutAttributes]
  ) {
    let (low, high) = axis.along(rect)
    let (start, end) = axis.along(attributes.frame)
    if end > low, start < high { all.append(attributes) }
  }

  // MARK: Edges

  final func attributesOfEdge(_ index: Int) -> UICollectionViewLayoutAttributes {
    if edges.items[index].pinToVisibleBounds, let view {
      return pinned(makeEdge(index), index, of: edges, owner: (0, length), in: view)
    }
    return attributesCache.attributes(Self.whole, index) { makeEdge(index) }
  }

  final func attributesOfEdge(_ index: Int, ofSection section: Int) -> UICollectionViewLayoutAttributes {
    let edges = sections[section].edges
    if edges.items[index].pinToVisibleBounds, let view {
      let start = start(of: section)
      return pinned(
        makeEdge(index, ofSection: section), index, of: edges, owner: (start, start + sections[section].length),
        in: view)
    }
    return attributesCache.attributes(section, -1 - index) { makeEdge(index, ofSection: section) }
  }

  private func makeEdge(_ index: Int) -> UICollectionViewLayoutAttributes {
    makeEdge(
      edges, index, IndexPath(index: 0), frame: edges.frame(index, length: length, across: (start: 0, room: breadth)))
  }

  private func makeEdge(_ index: Int, ofSection section: Int) -> UICollectionViewLayoutAttributes {
    makeEdge(
      sections[section].edges, index, IndexPath(item: 0, section: section),
      frame: placed(sections[section].edgeFrame(index), in: section))
  }

  private func makeEdge(
    _ edges: BoundaryItems, _ index: Int, _ path: IndexPath, frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let item = edges.items[index]
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: item.elementKind, with: path)
    attributes.frame = frame
    attributes.zIndex = item.zIndex
    let isEstimated = edges.isEstimated(index)
    attributes.keepsWidth = axis.isVertical || !isEstimated
    attributes.keepsHeight = !axis.isVertical || !isEstimated
    return attributes
  }

  private func pinned(
    _ attributes: UICollectionViewLayoutAttributes, _ index: Int, of edges: BoundaryItems,
    owner: (start: CGFloat, end: CGFloat), in view: UICollectionView
  ) -> UICollectionViewLayoutAttributes {
    let visible = axis.along(view.bounds.inset(by: view.adjustedContentInset))
    attributes.frame = edges.pinned(
      index, attributes.frame, owner: owner, visible: (low: visible.0, high: visible.1))
    attributes.zIndex = max(attributes.zIndex, 10)
    return attributes
  }

  /// A header or footer has asked for a size. Returns false where there is none of that kind.
  final func setLength(_ size: CGSize, ofEdge kind: String, at path: IndexPath) -> Bool {
    guard path.count == 2 else {
      guard edges.index(ofKind: kind) != nil else { return false }
      edges.setLength(size, kind: kind)
      attributesCache.forget()
      return true
    }
    guard sections[path.section].edges.index(ofKind: kind) != nil else { return false }
    sections[path.section].setEdgeSize(size, kind: kind)
    attributesCache.forget(from: path.section, 0)
    return true
  }

  // MARK: Beside items

  /// Adds what stands beside the items that are in `all` from `first` on.
  final func appendCompanions(
    of first: Int, showingIn rect: CGRect, to all: inout [UICollectionViewLayoutAttributes]
  ) {
    for place in first..<all.count {
      let path = all[place].indexPath
      for item in sections[path.section].companions(of: path.item) {
        guard let each = attributesOfCompanion(item.elementKind, at: path) else { continue }
        append(each, showingIn: rect, to: &all)
      }
    }
  }

  private func attributesOfCompanion(
    _ kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let item = layoutAttributesForItem(at: path) else { return nil }
    let companions = sections[path.section].companions(of: path.item)
    guard let index = companions.firstIndex(where: { $0.elementKind == kind }) else { return nil }
    let key = -1 - sections[path.section].edges.count - sections[path.section].decorations.count
    return attributesCache.attributes(path.section, key - path.item * sections[path.section].companionsPerItem - index)
    {
      let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
      attributes.frame = companions[index].frame(beside: item.frame)
      attributes.zIndex = companions[index].zIndex
      attributes.keepsWidth = true
      attributes.keepsHeight = true
      return attributes
    }
  }

  // MARK: Backgrounds

  final func attributes(ofDecoration kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let section = path.section
    guard sections.indices.contains(section), let index = sections[section].indexOfDecoration(ofKind: kind) else {
      return nil
    }
    return attributesCache.attributes(section, -1 - sections[section].edges.count - index) {
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: kind, with: IndexPath(item: 0, section: section))
      attributes.frame = placed(sections[section].decorationFrame(index), in: section)
      attributes.zIndex = sections[section].decorations[index].zIndex
      return attributes
    }
  }
}
