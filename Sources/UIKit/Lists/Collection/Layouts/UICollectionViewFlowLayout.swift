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
  open var sectionFootersPinToVisibleBounds = false { didSet { changed(sectionFootersPinToVisibleBounds != oldValue) } }

  private var sections: [FlowSection] = []
  private var contentSize = CGSize.zero
  private var preparedSize = CGSize.zero
  private var preparedBreadth: CGFloat = 0
  /// What cells have asked for, by section and item. Looked up, never walked.
  private(set) final var measured: [Int: [Int: CGSize]] = [:]
  /// Whether only what `measured` says of single items has changed since everything was laid out.
  private var isStructureValid = false
  private var attributesCache = AttributesCache()

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func changed(_ isDifferent: Bool) { if isDifferent { invalidateLayout() } }

  override var axis: FlowAxis { FlowAxis(isVertical: scrollDirection == .vertical) }
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

  final var isSelfSizing: Bool { estimatedItemSize != .zero || itemSize == Self.automaticSize }

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
    guard sections.indices.contains(section), (0..<sections[section].count).contains(item) else { return nil }
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
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard isHeader || elementKind == UICollectionView.elementKindSectionFooter else { return nil }
    let section = indexPath.section
    guard let frame = isHeader ? sections[section].header : sections[section].footer else { return nil }
    if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
      return edge(elementKind, section, pinned(frame, in: section, isHeader), zIndex: 10)
    }
    return attributesCache.attributes(section, isHeader ? -2 : -1) { edge(elementKind, section, frame, zIndex: 0) }
  }

  /// A header as near to its place as it can be seen without leaving its section; or a footer.
  private func pinned(_ frame: CGRect, in section: Int, _ isHeader: Bool) -> CGRect {
    guard let view else { return frame }
    return axis.pinned(
      frame, isFooter: !isHeader, owner: (start: sections[section].start, end: sections[section].end),
      visible: axis.along(view.bounds.inset(by: view.adjustedContentInset)))
  }

  private func edge(
    _ kind: String, _ section: Int, _ frame: CGRect, zIndex: Int
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
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
    let isResized = isResized(newBounds)
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutDelegateMetrics = isResized
      // Headers that stay in view are placed at every scroll; items are not, unless a subclass asked for it.
      context.invalidateFlowLayoutAttributes = isResized || !pins
    }
    return context
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    isResized(newBounds) || pins
  }

  private var pins: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  private func isResized(_ bounds: CGRect) -> Bool { axis.across(bounds.size) != axis.across(preparedSize) }

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

  /// Known sizes go where their items go. Reloaded ones are other items.
  override func update(_ map: UpdateMap, _ updates: TableUpdates, after: [Int]) {
    super.update(map, updates, after: after)
    isStructureValid = false
    for path in updates.reloadedRows { measured[path.section]?[path.item] = nil }
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
