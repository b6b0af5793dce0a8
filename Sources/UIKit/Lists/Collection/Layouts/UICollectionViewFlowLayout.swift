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
  private var preparedBreadth: CGFloat = 0
  /// What cells have asked for, by section and item. Looked up, never walked.
  private var measured: [Int: [Int: CGSize]] = [:]
  /// Whether only what `measured` says of single items has changed since everything was laid out.
  private var isStructureValid = false
  private var attributesCache = AttributesCache()

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
    guard !isStructureValid || preparedBreadth != axis.across(available) || sections.map(\.count) != view.counts else {
      return
    }
    isStructureValid = true
    preparedBreadth = axis.across(available)
    attributesCache.forget()
    sections = []
    sections.reserveCapacity(view.counts.count)
    let delegate = flowDelegate
    var u: CGFloat = 0
    for (index, count) in view.counts.enumerated() {
      let section = lay(out: index, count, from: u, breadth: axis.across(available), view, delegate)
      u = section.end
      sections.append(section)
    }
    contentSize = axis.rect(0, 0, u, preparedBreadth).size
  }

  private func lay(
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
    let estimate =
      estimatedItemSize == UICollectionViewFlowLayout.automaticSize
      ? CGSize(width: 50, height: 50)
      : isSelfSizing && estimatedItemSize.isPossible ? estimatedItemSize : usableItemSize
    let measured = measured[section] ?? [:]
    return (0..<count).map { item in
      let path = IndexPath(item: item, section: section)
      if isSelfSizing, let size = measured[item] { return size }
      guard isGiven, let delegate else { return estimate }
      let size = item == 0 ? first : delegate.collectionView(view, layout: self, sizeForItemAt: path)
      return checked(size ?? estimate, path)
    }
  }

  private var isSelfSizing: Bool { estimatedItemSize != .zero }

  // MARK: Attributes

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let (low, high) = axis.along(rect)
    var attributes: [UICollectionViewLayoutAttributes] = []
    attributes.reserveCapacity(attributesCache.count)
    attributesCache.beginQuery()
    var section = sections.indices.firstPlace { sections[$0].end > low }
    while section < sections.count, sections[section].start < high {
      append(section, low, high, to: &attributes)
      section += 1
    }
    attributesCache.endQuery(attributes.count)
    return attributes
  }

  private func append(
    _ index: Int, _ low: CGFloat, _ high: CGFloat, to attributes: inout [UICollectionViewLayoutAttributes]
  ) {
    append(UICollectionView.elementKindSectionHeader, index, low, high, to: &attributes)
    append(UICollectionView.elementKindSectionFooter, index, low, high, to: &attributes)
    for item in sections[index].items(from: low, to: high) {
      if let each = layoutAttributesForItem(at: IndexPath(item: item, section: index)) { attributes.append(each) }
    }
  }

  private func append(
    _ kind: String, _ section: Int, _ low: CGFloat, _ high: CGFloat,
    to attributes: inout [UICollectionViewLayoutAttributes]
  ) {
    guard let edge = layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: section)) else {
      return
    }
    let (start, stop) = axis.along(edge.frame)
    if stop > low, start < high { attributes.append(edge) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let (section, item) = (indexPath.section, indexPath.item)
    guard sections.indices.contains(section), item < sections[section].count else { return nil }
    return attributesCache.attributes(section, item) {
      let attributes = makeAttributes(indexPath)
      attributes.frame = sections[section].frame(of: item)
      return attributes
    }
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
    guard let frame = isHeader ? section.header : section.footer else { return nil }
    if isHeader, sectionHeadersPinToVisibleBounds, axis.isVertical, let view {
      let line = view.bounds.minY + view.adjustedContentInset.top
      let pinned = max(frame.minY, min(line, section.end - frame.height))
      return edge(
        elementKind, indexPath, CGRect(origin: CGPoint(x: frame.minX, y: pinned), size: frame.size), zIndex: 10)
    }
    return attributesCache.attributes(indexPath.section, isHeader ? -2 : -1) {
      edge(elementKind, indexPath, frame, zIndex: 0)
    }
  }

  private func edge(
    _ kind: String, _ path: IndexPath, _ frame: CGRect, zIndex: Int
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
    attributes.zIndex = zIndex
    attributes.frame = frame
    return attributes
  }

  // MARK: Invalidation

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  /// Single items of other sizes and a scroll by which nothing but headers moves leave what the delegate said in force.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if context.invalidateEverything || flow?.invalidateFlowLayoutDelegateMetrics ?? true { isStructureValid = false }
    // A subclass that changes what it was handed, instead of copies, does so anew at every invalidation.
    if flow?.invalidateFlowLayoutAttributes ?? true { attributesCache.forget() }
    super.invalidateLayout(with: context)
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let isResized = axis.across(newBounds.size) != axis.across(preparedSize)
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutDelegateMetrics = isResized
      // Headers that stay in view are placed at every scroll; items are not, unless a subclass asked for it.
      context.invalidateFlowLayoutAttributes = isResized || !sectionHeadersPinToVisibleBounds
    }
    return context
  }

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
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutDelegateMetrics = false
      context.invalidateFlowLayoutAttributes = false
    }
    let path = originalAttributes.indexPath
    measured[path.section, default: [:]][path.item] = preferredAttributes.size
    guard isStructureValid, sections.indices.contains(path.section), path.item < sections[path.section].count else {
      return context
    }
    // What comes to show above the items that show already moves content and offset together, as in tables.
    let anchor = view?.comesAboveAnchor(originalAttributes) == true ? view?.fillAnchor : nil
    let before = anchor.flatMap { top(of: $0) }
    let (growth, firstMoved) = sections[path.section].setSize(preferredAttributes.size, of: path.item)
    attributesCache.forget(from: path.section, firstMoved)
    if growth != 0 {
      for later in sections.indices.dropFirst(path.section + 1) { sections[later].move(by: growth) }
      contentSize = axis.rect(0, 0, axis.along(contentSize) + growth, axis.across(contentSize)).size
    }
    if let anchor, let before, let after = top(of: anchor) {
      context.contentOffsetAdjustment = axis.rect(after - before, 0, 0, 0).origin
    }
    return context
  }

  /// Along the axis.
  private func top(of path: IndexPath) -> CGFloat? {
    guard sections.indices.contains(path.section), path.item < sections[path.section].count else { return nil }
    return axis.along(sections[path.section].frame(of: path.item)).0
  }

  override func asksForPreferredSizes(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    isSelfSizing && attributes.representedElementCategory == .cell
  }

  override func forgetSizes() {
    measured = [:]
    isStructureValid = false
  }

  override func update(_ map: UpdateMap, _ updates: TableUpdates, after: [Int]) {
    super.update(map, updates, after: after)
    isStructureValid = false
    var moved: [Int: [Int: CGSize]] = [:]
    for (section, sizes) in measured {
      for (item, size) in sizes {
        guard let new = map.newPlace(of: TablePlace(section: section, item: item)) else { continue }
        moved[new.section, default: [:]][new.item] = size
      }
    }
    measured = moved
  }
}
