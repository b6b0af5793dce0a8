import Foundation

public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Sections of groups and lists, one after another in the direction of scrolling. Groups that nobody has measured count as
/// estimates: a long list costs nothing until it is seen. Sections may scroll across by themselves.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet {
      forgetSizes()
      invalidateLayout()
    }
  }

  final var sections: [CompositionalSection] = []
  /// Headers and footers of the whole.
  final var edges = BoundaryItems([], axis: FlowAxis(isVertical: true), container: .zero)
  final var attributesCache = AttributesCache()
  /// How long sections are.
  private var lengths = RowHeights(count: 0, estimate: 0)
  private var preparedSize = CGSize.zero
  private var isStructureValid = false
  private var sizesAreVoid = false
  private var environment = LayoutEnvironment(size: .zero, insets: .zero, traits: .phone)

  override var axis: FlowAxis { FlowAxis(isVertical: configuration.scrollDirection == .vertical) }

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
    let whole = LayoutEnvironment(
      size: view.bounds.size, insets: view.adjustedContentInset, traits: view.traitCollection)
    var edges = BoundaryItems(
      configuration.boundarySupplementaryItems, axis: axis, container: whole.effectiveContentSize)
    if keepsSizes { edges.keepLengths(of: self.edges) }
    self.edges = edges
    environment = whole.inset(axis, leading: edges.leading, trailing: edges.trailing)
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
    let given = provider(index, environment)
    if given == nil {
      view?.report("missingLayoutSection", "the section provider gave no section for index \(index)")
    }
    let section = given ?? .fallback
    let reference = section.contentInsetsReference
    let edgeReference = section.supplementaryContentInsetsReference
    return CompositionalSection(
      section, count: count, environment: environment, axis: axis,
      insets: section.contentInsets.adding(insets(of: reference)),
      edgeInsets: (section.supplementariesFollowContentInsets ? section.contentInsets : .zero).adding(
        insets(of: edgeReference == .automatic ? reference : edgeReference)))
  }

  private func sumUp() {
    lengths = RowHeights(count: sections.count, estimate: 0)
    for index in sections.indices { lengths.setHeight(extent(of: index), of: index) }
  }

  private func extent(of index: Int) -> CGFloat {
    sections[index].length + (index + 1 < sections.count ? configuration.interSectionSpacing : 0)
  }

  // MARK: Places

  /// How long everything is.
  final var length: CGFloat { edges.before + lengths.total + edges.after }

  open override var collectionViewContentSize: CGSize {
    axis.size(length, edges.leading + axis.across(environment.effectiveContentSize) + edges.trailing)
  }

  /// What the whole has across.
  final var breadth: CGFloat { axis.across(collectionViewContentSize) }

  /// Where a section begins, along the layout.
  final func start(of section: Int) -> CGFloat { edges.before + lengths.offset(of: section) }

  /// `frame` of a section's coordinates in those of the layout.
  final func placed(_ frame: CGRect, in section: Int) -> CGRect {
    let origin = axis.point(start(of: section), edges.leading)
    return frame.offsetBy(dx: origin.x, dy: origin.y)
  }

  // MARK: Attributes

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let (low, high) = axis.along(rect)
    guard !sections.isEmpty || edges.count > 0, high > 0 else { return [] }
    var attributes: [UICollectionViewLayoutAttributes] = []
    attributes.reserveCapacity(attributesCache.count)
    attributesCache.beginQuery()
    defer { attributesCache.endQuery(attributes.count) }
    for index in 0..<edges.count { append(attributesOfEdge(index), showingIn: rect, to: &attributes) }
    var index = sections.isEmpty ? 0 : lengths.row(at: max(low - edges.before, 0))
    while index < sections.count {
      let start = start(of: index)
      guard start < high else { break }
      for edge in 0..<sections[index].edges.count {
        append(attributesOfEdge(edge, ofSection: index), showingIn: rect, to: &attributes)
      }
      for decoration in sections[index].decorations {
        let path = IndexPath(item: 0, section: index)
        guard let each = layoutAttributesForDecorationView(ofKind: decoration.elementKind, at: path) else { continue }
        append(each, showingIn: rect, to: &attributes)
      }
      let first = attributes.count
      for item in sections[index].items(from: low - start, to: high - start) {
        let path = IndexPath(item: item, section: index)
        if let each = layoutAttributesForItem(at: path) { attributes.append(each) }
      }
      if sections[index].hasHandler, first < attributes.count {
        sections[index].tellHandler(Array(attributes[first...]))
      }
      if sections[index].companionsPerItem > 0 { appendCompanions(of: first, showingIn: rect, to: &attributes) }
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
      attributes.frame = self.placed(placed.frame, in: indexPath.section)
      attributes.keepsWidth = !placed.estimated.width
      attributes.keepsHeight = !placed.estimated.height
      return attributes
    }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(ofEdge: elementKind, at: indexPath) }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(ofDecoration: elementKind, at: indexPath) }

  /// What a section that is a list was made of.
  final func list(of section: Int) -> UICollectionLayoutListConfiguration? {
    sections.indices.contains(section) ? sections[section].list : nil
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
    return edges.pins || sections.contains { $0.edges.pins }
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
    let before = length
    let isAbove = liesAboveAnchor(originalAttributes)
    if let kind = originalAttributes.representedElementKind {
      guard setLength(preferredAttributes.size, ofEdge: kind, at: path) else { return context }
    } else {
      sections[path.section].setSize(preferredAttributes.size, of: path.item)
      attributesCache.forget(from: path.section, sections[path.section].firstMoved(by: path.item))
    }
    if path.count == 2 { lengths.setHeight(extent(of: path.section), of: path.section) }
    if isAbove { context.contentOffsetAdjustment = axis.point(length - before, 0) }
    return context
  }

  private func liesAboveAnchor(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard let view, let anchor = view.fillAnchor else { return false }
    guard attributes.representedElementKind != nil else { return view.comesAboveAnchor(attributes) }
    guard let frame = layoutAttributesForItem(at: anchor)?.frame else { return false }
    return axis.along(attributes.frame).0 < axis.along(frame).0
  }

  override func standsBesideItem(_ key: ElementKey) -> Bool {
    key.category == .supplementaryView && sections.contains { $0.hasCompanion(ofKind: key.kind) }
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
