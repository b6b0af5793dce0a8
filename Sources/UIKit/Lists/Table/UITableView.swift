import Foundation
import Meter
import Turns

/// A list of rows in sections that makes cells for what is visible and uses them again.
///
/// Members that Apple lets subclasses override stand in this class; what they do is in the extensions beside this file.
/// What a row costs (facts: engine 4.7-43, 48):
/// - *dequeue*: a queued cell and `prepareForReuse`, or a new cell when none is queued;
/// - *configure*: one `cellForRowAt` a preparation;
/// - *measure*: with an automatic height, one `systemLayoutSizeFitting` (width required, height 50) a preparation;
/// - *layout*: one `layoutSubviews` of the cell, with its final height; one more, before, where the height differs from
///   the estimate and `_laysOutAtProvisionalHeight` says so.
///
/// Rows cost nothing until seen: heights are kept for known rows only (`RowHeights`), and a frame of scrolling costs
/// what enters and leaves. Cells leaving are queued before cells are asked for, so that a plain scroll makes at most as
/// many cells as rows were visible at first, and two. `reloadRows` asks for new cells while the old ones still show;
/// `reconfigureRows` keeps cells and dequeues none (facts: engine 4.7-45, P39).
@preconcurrency @MainActor open class UITableView: UIScrollView {
  public let style: Style

  // MARK: State

  var geometry = TableGeometry()
  var policy = HeightPolicy()
  /// What shows, top to bottom.
  var displayed: [DisplayedPlace] = []
  /// Cells ready for rows next to what shows.
  var prepared: [PreparedRow] = []
  var cells = ReusePool<UITableViewCell>()
  var edges = ReusePool<UITableViewHeaderFooterView>()
  var selection = RowSelection()
  var highlighted: IndexPath?
  var batch: TableUpdates?
  var batchDepth = 0
  /// The row whose cell is being asked for.
  var preparing: TablePlace?
  /// Dequeued for that row and not returned yet.
  var dequeued: [UITableViewCell] = []
  /// The cell that `reconfigureRows` wants to get back from the data source.
  var reconfigured: (path: IndexPath, cell: UITableViewCell)?
  /// Reloaded rows: they leave when their new cells are there.
  var outgoing: [DisplayedPlace] = []
  var isLoaded = false
  var isLoading = false
  var isLayingOut = false
  /// What shows is to be taken off in the next layout.
  var reloadIsDue = false
  /// `reloadData` was called where it could not be done.
  var reloadIsDeferred = false
  var needsMeasuring = false
  var needsPlacing = false
  /// The content became smaller, and the offset may point past it.
  var contentShrank = false
  /// Rows may be missing between those that show.
  var needsRefilling = false
  var laidOutWidth: CGFloat = -1
  /// The type size is another one: what was measured counts no more.
  var heightsAreVoid = false
  var scrollsDown = true
  /// What shows, or the direction, has changed since the next row was prepared.
  var needsPreparing = true
  var turn = 0
  var nestedReportTurn = -1
  var pendingRowToScrollTo: (row: IndexPath, position: ScrollPosition)?
  /// Where an animated scroll is under way to.
  var rowScrolledTo: (row: IndexPath, position: ScrollPosition)?
  /// The rows that the prefetch data source has been told of.
  var announced = (section: 0, rows: 0..<0)
  var reportedKinds: Set<String> = []
  var indexTitles: [String]?

  // MARK: Creating

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    alwaysBounceVertical = true
    if style == .plain {
      backgroundColor = .systemBackground
    } else {
      backgroundColor = .systemGroupedBackground
    }
  }

  // MARK: Data

  open weak var dataSource: (any UITableViewDataSource)? { didSet { setNeedsReload() } }
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      setNeedsReload()
    }
  }
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true {
    didSet { if isPrefetchingEnabled { needsPreparing = true } else { dropPrepared() } }
  }

  open func reloadData() { reloadEverything() }

  open var numberOfSections: Int {
    loadIfNeeded()
    return geometry.sections.count
  }

  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return geometry.sections.indices.contains(section) ? geometry.rowCount(section) : 0
  }

  // MARK: Heights

  open var rowHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// 0 turns estimating off: the delegate is asked for every height up front (facts: engine 4.7-48).
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  open var estimatedSectionFooterHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { heightsDidChange() } }
  open var fillerRowHeight: CGFloat = 0
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// Heights that differ by no more than this are not applied. Not Apple's; UIKit's is taken as 0 (facts: P25).
  public final var _heightTolerance: CGFloat = 0

  /// Whether a cell whose height turns out to differ from what its row counted as is laid out at that height first: one
  /// more `layoutSubviews` a row. Not Apple's. Apple documents no count; this one is known with low confidence (facts:
  /// engine 4.7-48), and with it every required vertical chain that is not as high as the estimate breaks once a row (4.7-49).
  /// So it is a parameter: off by default, and measured by a scenario of its own (`layout=provisional`).
  public final var _laysOutAtProvisionalHeight = false

  /// How far the offset was moved in all to keep rows in place when rows above turned out to be of another height than
  /// estimated, in points, whatever the direction. Not Apple's: what a bench counts as jumps (facts: P41).
  public internal(set) final var _pointsCorrected: CGFloat = 0

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }
  /// See `UINib`.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    nib?.reportMissing()
    registerCell(nib == nil ? nil : UITableViewCell.self, identifier)
  }
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    nib?.reportMissing()
    registerEdge(nib == nil ? nil : UITableViewHeaderFooterView.self, identifier)
  }
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerEdge(aClass, identifier)
  }

  /// A queued cell, or a new one of the registered class; nil when there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    Phase.dequeue.run { dequeueCell(identifier) }
  }
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    Phase.dequeue.run { dequeueCell(identifier, for: indexPath) }
  }
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    Phase.dequeue.run { dequeueEdge(identifier) }
  }

  // MARK: Asking what shows

  /// The cell of a row that shows; nil for every other row, prepared ones included.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { displayedCell(at: indexPath) }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    displayedView(at: TablePlace(section: section, item: TablePlace.header)) as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    displayedView(at: TablePlace(section: section, item: TablePlace.footer)) as? UITableViewHeaderFooterView
  }
  open var visibleCells: [UITableViewCell] { displayed.compactMap(\.cell) }
  open var indexPathsForVisibleRows: [IndexPath]? { displayed.filter { $0.cell != nil }.map(\.place.indexPath) }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    displayed.first { $0.cell === cell }?.place.indexPath
  }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }
  open func rect(forSection section: Int) -> CGRect { rectOfSection(section) }
  open func rectForHeader(inSection section: Int) -> CGRect {
    rect(of: TablePlace(section: section, item: TablePlace.header))
  }
  open func rectForFooter(inSection section: Int) -> CGRect {
    rect(of: TablePlace(section: section, item: TablePlace.footer))
  }
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    rect(of: TablePlace(section: indexPath.section, item: indexPath.row))
  }

  // MARK: Scrolling

  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = selection.first { scroll(to: path, scrollPosition, animated: animated) }
  }

  // MARK: Updates

  open func beginUpdates() { beginBatch() }
  open func endUpdates() { endBatch(completion: nil) }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginBatch()
    updates?()
    endBatch(completion: completion)
  }
  /// Whether updates have been made that the table does not show yet.
  open var hasUncommittedUpdates: Bool { batch != nil }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.insertedRows += indexPaths }
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deletedRows += indexPaths }
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloadedRows += indexPaths }
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows.append((indexPath, newIndexPath)) }
  }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections.formUnion(sections) }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }
  /// Configures cells in place: the data source is asked again and gets the same cell from its dequeue.
  open func reconfigureRows(at indexPaths: [IndexPath]) { update { $0.reconfiguredRows += indexPaths } }
  open func reloadSectionIndexTitles() { askIndexTitles() }

  // MARK: Selection

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var selectionFollowsFocus = false
  open var allowsFocus = true
  open var remembersLastFocusedIndexPath = false
  open var indexPathForSelectedRow: IndexPath? { selection.first }
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.paths }
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

  // MARK: Editing

  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  var editing = false
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(to: editing, animated: animated) }

  // MARK: Appearance

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor? = .separator
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  open var cellLayoutMarginsFollowReadableWidth = false
  open var insetsContentViewsToSafeArea = true
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexMinimumDisplayRowCount = 0
  open var dragInteractionEnabled = false
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  open weak var dropDelegate: (any UITableViewDropDelegate)?

  open var tableHeaderView: UIView? {
    didSet { replaceOuterView(oldValue, by: tableHeaderView) }
  }
  open var tableFooterView: UIView? {
    didSet { replaceOuterView(oldValue, by: tableFooterView) }
  }
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: The turn

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutTable()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil {
      TurnLoop.main.add(self)
      setNeedsLayout()
    }
  }

  /// At another type size rows that measure themselves are measured anew, as UIKit's tables do.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let previousTraitCollection,
      previousTraitCollection.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else { return }
    heightsAreVoid = true
    setNeedsLayout()
  }

  override func didScroll(from old: CGPoint) {
    guard !isCorrectingOffset, contentOffset.y != old.y, (contentOffset.y > old.y) != scrollsDown else { return }
    scrollsDown.toggle()
    needsPreparing = true
  }

  /// An animated scroll flies by estimates: at its end the row is settled as without animation.
  override func scrollingAnimationDidEnd() {
    guard let row = rowScrolledTo else { return }
    rowScrolledTo = nil
    pendingRowToScrollTo = row
    setNeedsLayout()
  }
}
