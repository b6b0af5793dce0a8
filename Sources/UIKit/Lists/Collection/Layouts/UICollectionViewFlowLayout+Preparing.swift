import Foundation

/// How a section is laid out from nothing.
extension UICollectionViewFlowLayout {
  final func lay(
    out index: Int, _ count: Int, from start: CGFloat, breadth: CGFloat, _ view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowSection {
    var section = FlowSection(axis: axis, start: start)
    let insets = axis.insets(inset(of: index, view, delegate))
    let header = reference(
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: index), headerReferenceSize)
    let footer = reference(
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: index), footerReferenceSize)
    var u = start
    if axis.along(header) > 0 {
      section.header = axis.rect(u, 0, axis.along(header), breadth)
      u += axis.along(header)
    }
    let spacing = FlowSection.Spacing(
      line: spacing(
        delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index), minimumLineSpacing),
      item: spacing(
        delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index),
        minimumInteritemSpacing))
    let across = insets.leading..<max(breadth - insets.trailing, insets.leading)
    u += insets.before
    if let sizes = sizes(of: index, count, view, delegate) {
      section.layOut(sizes, from: u, across: across, spacing: spacing)
    } else {
      section.layOut(count, of: usableItemSize, from: u, across: across, spacing: spacing)
    }
    u = section.itemsEnd + insets.after
    if axis.along(footer) > 0 {
      section.footer = axis.rect(u, 0, axis.along(footer), breadth)
      u += axis.along(footer)
    }
    section.end = u
    return section
  }

  /// The sizes of a section's items, or nil where all have `itemSize`.
  private func sizes(
    of section: Int, _ count: Int, _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> [CGSize]? {
    guard count > 0 else { return nil }
    let first = delegate?.collectionView(view, layout: self, sizeForItemAt: IndexPath(item: 0, section: section))
    let isGiven = first.map { UITableView.isImplemented($0.width) } ?? false
    guard isGiven || isSelfSizing else { return nil }
    let (estimate, measured) = (estimate, measured[section] ?? [:])
    return (0..<count).map { item in
      let path = IndexPath(item: item, section: section)
      if isSelfSizing, let size = measured[item] { return size }
      guard isGiven, let delegate else { return estimate }
      let size = item == 0 ? first : delegate.collectionView(view, layout: self, sizeForItemAt: path)
      return size == Self.automaticSize ? estimate : checked(size ?? estimate, path)
    }
  }
}
