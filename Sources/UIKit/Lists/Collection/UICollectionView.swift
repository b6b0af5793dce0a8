import Foundation
import Meter
import Turns

/// A list of items that a layout object places, with cells that are used again.
///
/// For an element that comes to show the order is (facts: engine 4.7-46): the layout's attributes, the data source's cell,
/// the cell's `preferredLayoutAttributesFitting` where the layout sizes by content, the layout's
/// `shouldInvalidateLayout(forPreferred…)`, and, where sizes differ, `invalidationContext(forPreferred…)`,
/// `invalidateLayout(with:)`, `prepare()` and the attributes again, before the next cell. Pools, prefetching and
/// updates are as in `UITableView`. What an item costs:
/// - *dequeue*: a queued cell and `prepareForReuse`, or a new cell when none is queued (4.7-43);
/// - *configure*: one `cellForItemAt` a preparation;
/// - *measure*: where the layout leaves a dimension open, one `preferredLayoutAttributesFitting` a preparation, which by
///   default is one `systemLayoutSizeFitting` with both priorities 50, in a list with the width required (4.7-46);
/// - *layout*: one `prepare()` of the layout more for each size that differs from the one it had, and one
///   `layoutSubviews` of the cell;
/// - *reload*: as anew; *reconfigure*: one `cellForItemAt` and one measurement, no dequeue (4.7-45).
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  // MARK: State

  var layout: UICollectionViewLayout
  var counts: [Int] = []
  /// What shows, by element, ascending.
  var displayed: [DisplayedElement] = []
  var prepared: [DisplayedElement] = []
  var cells = ReusePool<UICollectionViewCell>()
  var supplementaries = ReusePool<UICollectionReusableView>()
  var selection = RowSelection()
  var highlighted: IndexPath?
  /// The item that is moved by hand, and where it would go.
  var movement: (from: IndexPath, to: IndexPath)?
  var batch: TableUpdates?
  var batchDepth = 0
  var outgoing: [DisplayedElement] = []
  var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
  var preparing: IndexPath?
  var isLoaded = false
  var isLoading = false
  var isLayingOut = false
  var reloadIsDue = false
  var reloadIsDeferred = false
  var layoutIsDue = true
  var needsMeasuring = false
  var needsPreparing = true
  var scrollsForward = true
  var laidOutSize = CGSize.zero
  /// The type size is another one: what was measured counts no more.
  var sizesAreVoid = false
  var filledOffset: CGPoint?
  /// While elements come to show above: the first item that showed before, which is to stay where it is.
  var fillAnchor: IndexPath?
  var nestedReportTurn = -1
  var pendingItemToScrollTo: (item: IndexPath, position: ScrollPosition)?
  var turn = 0
  /// The items that the prefetch data source has been told of.
  var announced = (section: 0, items: 0..<0)
  /// Registrations first met while a cell was being asked for.
  var registeredWhileAsking: Set<String> = []

  // MARK: Creating

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.view = self
    backgroundColor = .systemBackground
  }

  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layout.view = self
  }

  // MARK: Data

  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { setNeedsReload() } }
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      invalidateForDelegate()
    }
  }
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true {
    didSet { if isPrefetchingEnabled { needsPreparing = true } else { dropPrepared() } }
  }
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  open func reloadData() { reloadEverything() }
  open var numberOfSections: Int {
    loadIfNeeded()
    return counts.count
  }
  open func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  // MARK: Layout

  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    change(to: layout)
    if let completion { TurnLoop.main.schedule(after: animated ? UITableView.updateDuration : 0) { completion(true) } }
  }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return layout.layoutAttributesForItem(at: indexPath)
  }
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }
  /// See `UINib`.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    nib?.reportMissing()
    registerCell(nib == nil ? nil : UICollectionViewCell.self, identifier)
  }
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    nib?.reportMissing()
    registerSupplementary(nib == nil ? nil : UICollectionReusableView.self, kind, identifier)
  }
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    registerSupplementary(viewClass, elementKind, identifier)
  }
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    Phase.dequeue.run { dequeueCell(identifier, for: indexPath) }
  }
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    Phase.dequeue.run { dequeueSupplementary(elementKind, identifier, for: indexPath) }
  }

  // MARK: Asking what shows

  open var visibleCells: [UICollectionViewCell] { displayed.compactMap(\.cell) }
  open var indexPathsForVisibleItems: [IndexPath] { displayed.filter { $0.cell != nil }.map(\.key.path) }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    displayed.first { $0.cell != nil && $0.key.path == indexPath }?.cell
  }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { displayed.first { $0.view === cell }?.key.path }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    displayed.first { $0.cell != nil && $0.view.frame.contains(point) }?.key.path
  }
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  {
    displayed.first { $0.cell == nil && $0.key.kind == elementKind && $0.key.path == indexPath }?.view
  }
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    displayed.filter { $0.cell == nil && $0.key.kind == elementKind }.map(\.view)
  }
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    displayed.filter { $0.cell == nil && $0.key.kind == elementKind }.map(\.key.path)
  }

  // MARK: Scrolling

  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  // MARK: Updates

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginBatch()
    updates?()
    endBatch(completion: completion)
  }
  open var hasUncommittedUpdates: Bool { batch != nil }
  open func insertItems(at indexPaths: [IndexPath]) { update { $0.insertedRows += indexPaths } }
  open func deleteItems(at indexPaths: [IndexPath]) { update { $0.deletedRows += indexPaths } }
  open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloadedRows += indexPaths } }
  open func reconfigureItems(at indexPaths: [IndexPath]) { update { $0.reconfiguredRows += indexPaths } }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows.append((indexPath, newIndexPath)) }
  }
  open func insertSections(_ sections: IndexSet) { update { $0.insertedSections.formUnion(sections) } }
  open func deleteSections(_ sections: IndexSet) { update { $0.deletedSections.formUnion(sections) } }
  open func reloadSections(_ sections: IndexSet) { update { $0.reloadedSections.formUnion(sections) } }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Selection and editing

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var selectionFollowsFocus = false
  open var allowsFocus = true
  open var remembersLastFocusedIndexPath = false
  open var dragInteractionEnabled = true
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  open var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection.paths }
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      for entry in displayed { entry.cell?.setNeedsUpdateConfiguration() }
    }
  }

  // MARK: Moving by hand

  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(of: indexPath) }
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { updateMovement(to: targetPosition) }
  open func endInteractiveMovement() { endMovement() }
  open func cancelInteractiveMovement() { movement = nil }

  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      layoutIsDue = true
      setNeedsLayout()
    }
  }

  // MARK: The turn

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutCollection()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil {
      TurnLoop.main.add(self)
      setNeedsLayout()
    }
  }

  override func insetDidChange(from old: UIEdgeInsets) {
    super.insetDidChange(from: old)
    takeOverInset(from: old)
  }

  /// At another type size items that measure themselves are measured anew.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let previousTraitCollection,
      previousTraitCollection.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else { return }
    sizesAreVoid = true
    setNeedsLayout()
  }

  /// The layout may have the content rest elsewhere, as paging layouts do.
  override func restingTarget(for natural: CGPoint, velocity: CGPoint) -> CGPoint {
    prepareLayoutIfNeeded()
    return layout.targetContentOffset(forProposedContentOffset: natural, withScrollingVelocity: velocity)
  }

  override func didScroll(from old: CGPoint) {
    guard !isCorrectingOffset, contentOffset != old else { return }
    let forward = contentOffset.y > old.y || contentOffset.y == old.y && contentOffset.x > old.x
    guard forward != scrollsForward else { return }
    scrollsForward.toggle()
    needsPreparing = true
  }
}
