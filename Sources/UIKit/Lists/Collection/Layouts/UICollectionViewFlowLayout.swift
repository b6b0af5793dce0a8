import Foundation

/// Items in lines, section after section.
///
/// With `estimatedItemSize`, cells are asked for their sizes as they come to show; a size that differs lays out anew.
/// Where the delegate gives sizes, it is asked for every item in `prepare`, as UIKit does.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// As `estimatedItemSize`: sizes come from the cells.
  nonisolated public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }

  open var minimumLineSpacing: CGFloat = 10 { didSet { changed(minimumLineSpacing != oldValue) } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { changed(minimumInteritemSpacing != oldValue) } }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(itemSize != oldValue) } }
  open var estimatedItemSize = CGSize.zero { didSet { changed(estimatedItemSize != oldValue) } }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { changed(scrollDirection != oldValue) }
  }
  open var headerReferenceSize = CGSize.zero { didSet { changed(headerReferenceSize != oldValue) } }
  open var footerReferenceSize = CGSize.zero { didSet { changed(footerReferenceSize != oldValue) } }
  open var sectionInset = UIEdgeInsets.zero { didSet { changed(sectionInset != oldValue) } }
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  open var sectionHeadersPinToVisibleBounds = false { didSet { changed(sectionHeadersPinToVisibleBounds != oldValue) } }
  open var sectionFootersPinToVisibleBounds = false

  private var sections: [FlowSection] = []
  private var contentSize = CGSize.zero
  private var preparedSize = CGSize.zero
  /// What cells have asked for. Looked up, never walked.
  private var measured: [IndexPath: CGSize] = [:]

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func changed(_ isDifferent: Bool) { if isDifferent { invalidateLayout() } }

  private var axis: FlowAxis { FlowAxis(isVertical: scrollDirection == .vertical) }
  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    view?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  // MARK: Preparing

  open override func prepare() {
    super.prepare()
    guard let view else { return }
    let available = view.bounds.inset(by: view.adjustedContentInset).size
    preparedSize = view.bounds.size
    sections = []
    sections.reserveCapacity(view.counts.count)
    let delegate = flowDelegate
    var u: CGFloat = 0
    for (index, count) in view.counts.enumerated() {
      let section = lay(out: index, count, from: u, breadth: axis.across(available), view, delegate)
      u = section.end
      sections.append(section)
    }
    let size = axis.rect(0, 0, u, axis.across(available)).size
    contentSize = size
  }

  private func lay(
    out index: Int, _ count: Int, from start: CGFloat, breadth: CGFloat, _ view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowSection {
    var section = FlowSection(axis: axis)
    section.start = start
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
    let estimate =
      estimatedItemSize == UICollectionViewFlowLayout.automaticSize
      ? CGSize(width: 50, height: 50)
      : isSelfSizing && estimatedItemSize.isPossible ? estimatedItemSize : usableItemSize
    return (0..<count).map { item in
      let path = IndexPath(item: item, section: section)
      if isSelfSizing, let size = measured[path] { return size }
      guard isGiven, let delegate else { return estimate }
      let size = item == 0 ? first : delegate.collectionView(view, layout: self, sizeForItemAt: path)
      return checked(size ?? estimate, path)
    }
  }

  private func checked(_ size: CGSize, _ path: IndexPath) -> CGSize {
    guard size.isPossible else {
      view?.report(
        "invalidHeight", "the size of item \(path.item) in section \(path.section) is \(size.width) × \(size.height)")
      return usableItemSize
    }
    return size
  }

  private var isSelfSizing: Bool { estimatedItemSize != .zero }

  private func inset(
    of section: Int, _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> UIEdgeInsets {
    var inset = sectionInset
    if let answer = delegate?.collectionView(view, layout: self, insetForSectionAt: section),
      UITableView.isImplemented(answer.top)
    {
      inset = answer
    }
    if [inset.top, inset.left, inset.bottom, inset.right].allSatisfy(\.isFinite) { return inset }
    reportImpossible("the inset of section \(section)")
    return .zero
  }

  private func reference(_ answer: CGSize?, _ standard: CGSize) -> CGSize {
    let size = answer.flatMap { UITableView.isImplemented($0.width) ? $0 : nil } ?? standard
    if size.isPossible { return size }
    reportImpossible("the size of a header or footer")
    return .zero
  }

  private func spacing(_ answer: CGFloat?, _ standard: CGFloat) -> CGFloat {
    let spacing = answer.flatMap { UITableView.isImplemented($0) ? $0 : nil } ?? standard
    if spacing.isFinite { return spacing }
    reportImpossible("a spacing")
    return 0
  }

  /// The size of items that the delegate says nothing of.
  private var usableItemSize: CGSize {
    if itemSize.isPossible { return itemSize }
    reportImpossible("itemSize")
    return CGSize(width: 50, height: 50)
  }

  private func reportImpossible(_ what: String) {
    view?.report("invalidHeight", "\(what) is not a number that can be laid out")
  }

  // MARK: Attributes

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let (low, high) = axis.along(rect)
    var attributes: [UICollectionViewLayoutAttributes] = []
    var first = 0
    var end = sections.count
    while first < end {
      let middle = (first + end) / 2
      if sections[middle].end <= low { first = middle + 1 } else { end = middle }
    }
    while first < sections.count, sections[first].start < high {
      append(first, low, high, to: &attributes)
      first += 1
    }
    return attributes
  }

  private func append(
    _ index: Int, _ low: CGFloat, _ high: CGFloat, to attributes: inout [UICollectionViewLayoutAttributes]
  ) {
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      guard
        let edge = layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: index))
      else { continue }
      let (start, stop) = axis.along(edge.frame)
      if stop > low, start < high { attributes.append(edge) }
    }
    for item in sections[index].items(from: low, to: high) {
      if let each = layoutAttributesForItem(at: IndexPath(item: item, section: index)) { attributes.append(each) }
    }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section), indexPath.item < sections[indexPath.section].count else {
      return nil
    }
    let attributes = makeAttributes(indexPath)
    attributes.frame = sections[indexPath.section].frame(of: indexPath.item)
    return attributes
  }

  private func makeAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let type = Swift.type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (type ?? UICollectionViewLayoutAttributes.self).init()
    attributes.indexPath = path
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard var frame = isHeader ? section.header : section.footer else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    if isHeader, sectionHeadersPinToVisibleBounds, axis.isVertical, let view {
      let line = view.bounds.minY + view.adjustedContentInset.top
      frame.origin.y = max(frame.minY, min(line, section.end - frame.height))
      attributes.zIndex = 10
    }
    attributes.frame = frame
    return attributes
  }

  // MARK: Invalidation

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    axis.across(newBounds.size) != axis.across(preparedSize)
      || sectionHeadersPinToVisibleBounds
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    isSelfSizing && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    measured[originalAttributes.indexPath] = preferredAttributes.size
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  override func asksForPreferredSizes(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    isSelfSizing && attributes.representedElementCategory == .cell
  }

  override func forgetSizes() { measured = [:] }

  override func update(_ map: UpdateMap, _ updates: TableUpdates, after: [Int]) {
    super.update(map, updates, after: after)
    guard !measured.isEmpty else { return }
    var moved: [IndexPath: CGSize] = [:]
    for (path, size) in measured {
      if let new = map.newPlace(of: TablePlace(section: path.section, item: path.item)) { moved[new.indexPath] = size }
    }
    measured = moved
  }
}

@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
}
