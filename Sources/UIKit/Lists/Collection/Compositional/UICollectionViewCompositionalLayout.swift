import Foundation

public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var contentInsetsReference = UIContentInsetsReference.automatic
}

/// Sections of groups and lists, top to bottom. Groups that nobody has measured count as estimates: a long list costs
/// nothing until it is seen. Only vertical scrolling is modelled; sections may scroll across.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

  private var sections: [CompositionalSection] = []
  private var heights = RowHeights(count: 0, estimate: 0)
  private var preparedSize = CGSize.zero
  private var isStructureValid = false
  private var sizesAreVoid = false
  private var attributesCache = AttributesCache()
  private var environment = LayoutEnvironment(size: .zero, insets: .zero, traits: .phone)

  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  public init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  /// A layout in which every section is a list.
  open class func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  // MARK: Preparing

  open override func prepare() {
    super.prepare()
    guard let view, !isStructureValid || sections.map(\.count) != view.counts else { return }
    isStructureValid = true
    attributesCache.forget()
    let keepsSizes = preparedSize == view.bounds.size && !sizesAreVoid
    sizesAreVoid = false
    preparedSize = view.bounds.size
    environment = LayoutEnvironment(
      size: view.bounds.size, insets: view.adjustedContentInset, traits: view.traitCollection)
    if keepsSizes {
      makeSectionsAnew(view.counts)
    } else {
      sections = view.counts.indices.map { makeSection($0, count: view.counts[$0]) }
    }
    sumUp()
  }

  /// With what was measured in sections that are laid out as before.
  private func makeSectionsAnew(_ counts: [Int]) {
    var new = counts.indices.map { makeSection($0, count: counts[$0]) }
    for index in new.indices.prefix(sections.count) { new[index].keepSizes(of: sections[index]) }
    sections = new
  }

  private func makeSection(_ index: Int, count: Int) -> CompositionalSection {
    let section = provider(index, environment)
    if section == nil {
      view?.report("missingLayoutSection", "the section provider gave no section for index \(index)")
    }
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let fallback = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    return CompositionalSection(section ?? fallback, count: count, environment: environment)
  }

  private func sumUp() {
    heights = RowHeights(count: sections.count, estimate: 0)
    for index in sections.indices { heights.setHeight(extent(of: index), of: index) }
  }

  private func extent(of index: Int) -> CGFloat {
    sections[index].height + (index + 1 < sections.count ? configuration.interSectionSpacing : 0)
  }

  // MARK: Attributes

  open override var collectionViewContentSize: CGSize {
    CGSize(width: environment.effectiveContentSize.width, height: heights.total)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard !sections.isEmpty, rect.maxY > 0 else { return [] }
    var attributes: [UICollectionViewLayoutAttributes] = []
    attributes.reserveCapacity(attributesCache.count)
    attributesCache.beginQuery()
    defer { attributesCache.endQuery(attributes.count) }
    var index = heights.row(at: max(rect.minY, 0))
    while index < sections.count {
      let top = heights.offset(of: index)
      guard top < rect.maxY else { break }
      for item in sections[index].edges {
        guard
          let edge = layoutAttributesForSupplementaryView(
            ofKind: item.elementKind, at: IndexPath(item: 0, section: index)), edge.frame.maxY > rect.minY,
          edge.frame.minY < rect.maxY
        else { continue }
        attributes.append(edge)
      }
      for decoration in sections[index].decorations {
        let path = IndexPath(item: 0, section: index)
        guard let each = layoutAttributesForDecorationView(ofKind: decoration.elementKind, at: path) else { continue }
        if each.frame.maxY > rect.minY, each.frame.minY < rect.maxY { attributes.append(each) }
      }
      let first = attributes.count
      for item in sections[index].items(from: rect.minY - top, to: rect.maxY - top) {
        if let each = layoutAttributesForItem(at: IndexPath(item: item, section: index)) { attributes.append(each) }
      }
      if sections[index].hasHandler, first < attributes.count {
        sections[index].tellHandler(Array(attributes[first...]))
      }
      index += 1
    }
    return attributes
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      (0..<sections[indexPath.section].count).contains(indexPath.item)
    else { return nil }
    return attributesCache.attributes(indexPath.section, indexPath.item) {
      let placed = sections[indexPath.section].place(indexPath.item)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = placed.frame.offsetBy(dx: 0, dy: heights.offset(of: indexPath.section))
      attributes.keepsWidth = !placed.estimated.width
      attributes.keepsHeight = !placed.estimated.height
      return attributes
    }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let section = indexPath.section
    guard sections.indices.contains(section), let index = sections[section].indexOfEdge(ofKind: elementKind) else {
      return nil
    }
    let item = sections[section].edges[index]
    if item.pinToVisibleBounds, item.isHeader, let view {
      let attributes = edge(index, indexPath)
      let line = view.bounds.minY + view.adjustedContentInset.top
      let end = heights.offset(of: section) + sections[section].height
      attributes.frame.origin.y = max(attributes.frame.minY, min(line, end - attributes.frame.height))
      attributes.zIndex = 10
      return attributes
    }
    return attributesCache.attributes(section, -1 - index) { edge(index, IndexPath(item: 0, section: section)) }
  }

  private func edge(_ index: Int, _ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let item = sections[path.section].edges[index]
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: item.elementKind, with: path)
    attributes.frame = sections[path.section].edgeFrame(index).offsetBy(dx: 0, dy: heights.offset(of: path.section))
    attributes.keepsWidth = true
    attributes.keepsHeight = !item.layoutSize.heightDimension.isEstimated
    return attributes
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let section = indexPath.section
    guard sections.indices.contains(section), let index = sections[section].indexOfDecoration(ofKind: elementKind)
    else { return nil }
    return attributesCache.attributes(section, -1 - sections[section].edges.count - index) {
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: elementKind, with: IndexPath(item: 0, section: section))
      attributes.frame = sections[section].decorationFrame(index).offsetBy(dx: 0, dy: heights.offset(of: section))
      attributes.zIndex = sections[section].decorations[index].zIndex
      return attributes
    }
  }

  // MARK: Scrolling across

  final func acrossOffset(of section: Int) -> CGFloat {
    sections.indices.contains(section) ? sections[section].acrossOffset : 0
  }

  final func scrollAcross(_ section: Int, to offset: CGFloat) {
    guard sections.indices.contains(section), offset.isFinite else { return }
    sections[section].scrollAcross(to: offset)
    attributesCache.forget(from: section, 0)
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { isStructureValid = false }
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if newBounds.size != preparedSize {
      isStructureValid = false
      return true
    }
    return sections.contains { $0.edges.contains { $0.pinToVisibleBounds } }
  }

  override func asksForPreferredSizes(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    !attributes.keepsWidth || !attributes.keepsHeight
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.size != originalAttributes.size }

  /// What comes to show above the rows that show already moves content and offset together.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    let path = originalAttributes.indexPath
    let before = heights.total
    if let kind = originalAttributes.representedElementKind {
      sections[path.section].setEdgeHeight(preferredAttributes.size.height, kind: kind)
      attributesCache.forget(from: path.section, 0)
    } else {
      sections[path.section].setSize(preferredAttributes.size, of: path.item)
      attributesCache.forget(from: path.section, sections[path.section].firstOfGroup(of: path.item))
    }
    heights.setHeight(extent(of: path.section), of: path.section)
    if let view, view.comesAboveAnchor(originalAttributes) {
      context.contentOffsetAdjustment.y = heights.total - before
    }
    return context
  }

  override func forgetSizes() {
    sizesAreVoid = true
    isStructureValid = false
  }

  /// Known sizes go where their items go; sections are asked for anew only where they changed.
  override func update(_ map: UpdateMap, _ updates: TableUpdates, after: [Int]) {
    super.update(map, updates, after: after)
    attributesCache.forget()
    guard isStructureValid else { return }
    let old = sections
    sections = after.indices.map { new in
      guard let from = map.oldSectionOfNew[new], !updates.reloadedSections.contains(from), old.indices.contains(from)
      else { return makeSection(new, count: after[new]) }
      var section = old[from]
      if map.hasRowChanges(from: from, to: new) { section.apply(map.changes(from: from, to: new)) }
      return section
    }
    for path in updates.reloadedRows {
      if let place = map.newPlace(of: TablePlace(section: path.section, item: path.item)) {
        sections[place.section].forget(place.item)
      }
    }
    sumUp()
  }
}
