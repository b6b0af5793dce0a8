import Foundation
import Meter

/// A row's view, used again for other rows.
///
/// The content view stands by frame: what the accessory and the editing controls leave of the cell. A content
/// configuration brings a content view of its own. Initialising costs what the subclass does; being used again costs
/// `prepareForReuse`, and nothing here is done anew for a row that looks like the last.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  // MARK: State

  weak var table: UITableView?
  var poolState = _PoolState.created
  /// The content said after it was measured for its row, and before that shows, that it may have another height.
  final var heightIsStale = false
  private let content: CellContent
  private let style: CellStyle
  private var needsConfigurationUpdate = true
  private var appliedState: UICellConfigurationState?
  var backgroundShown: CellBackgroundView?
  private var standard: StandardContent?
  var measures = (turn: 0, count: 0)
  var trappedInTurn = -1

  // MARK: Creating

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    content = CellContent(plain: CellContentView(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.row)))
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.row))
    addSubview(content.view)
    Counter.cellsCreated.add()
  }

  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    content = CellContent(plain: CellContentView(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.row)))
    super.init(coder: coder)
    addSubview(content.view)
    Counter.cellsCreated.add()
  }

  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  // MARK: Reuse

  public let reuseIdentifier: String?
  open func prepareForReuse() {}

  /// Where the cell stands in its table's pool. Not Apple's.
  public final var _poolState: _PoolState { poolState }

  /// From the queue to another row: what the last row left in the cell's own state is reset, the rest is the subclass's.
  final func endWaiting() {
    poolState = .created
    if isSelected { setSelected(false, animated: false) }
    if isHighlighted { setHighlighted(false, animated: false) }
    isSwiped = false
    needsConfigurationUpdate = true
    prepareForReuse()
  }

  // MARK: Content

  open var contentView: UIView { content.view }

  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { setContent(newValue) }
  }
  open var automaticallyUpdatesContentConfiguration = true
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  private func setContent(_ new: (any UIContentConfiguration)?) {
    var new = new
    if automaticallyUpdatesContentConfiguration, let some = new {
      let state = configurationState
      appliedState = state
      new = some.updated(for: state)
    }
    let isReplaced = content.apply(new, in: self) { CellContentView(frame: .zero) }
    guard isReplaced else { return }
    standard = nil
    setNeedsLayout()
    table?.heightMayHaveChanged(of: self)
  }

  // MARK: Configuration state

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isSwiped = isSwiped
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

  /// Requests are merged: one update before the cell is next sized or laid out.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Brings the configurations up to `state`. Overrides call super first.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let configuration = content.configuration, appliedState != state {
      setContent(configuration)
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration {
      backgroundConfiguration = background.updated(for: state)
    }
  }

  final func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    // A handler that assigns a configuration asks for nothing more: what it set is up to date.
    needsConfigurationUpdate = false
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  // MARK: Background

  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundShown = CellBackgroundView.shown(backgroundShown, backgroundConfiguration, in: self) }
  }
  open var automaticallyUpdatesBackgroundConfiguration = true
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    table?.style == .plain || table == nil ? .listPlainCell() : .listGroupedCell()
  }
  open var backgroundView: UIView? { didSet { replaceBack(oldValue, by: backgroundView) } }
  open var selectedBackgroundView: UIView? { didSet { updateSelectedBackground(replacing: oldValue) } }
  open var multipleSelectionBackgroundView: UIView?

  // MARK: Standard content

  private var madeStandard: StandardContent {
    if let standard { return standard }
    let made = StandardContent(style: style, contentView: contentView)
    standard = made
    return made
  }

  open var textLabel: UILabel? { content.isConfigured ? nil : madeStandard.textLabel }
  open var detailTextLabel: UILabel? { content.isConfigured || style == .default ? nil : madeStandard.detailTextLabel }
  open var imageView: UIImageView? { content.isConfigured || style == .value2 ? nil : madeStandard.imageView }

  // MARK: Selection and editing

  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var selected = false
  private var highlighted = false
  private var editing = false
  /// The row stands aside for its actions.
  final var isSwiped = false { didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } } }

  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != self.selected else { return }
    self.selected = selected
    updateSelectedBackground(replacing: selectedBackgroundView)
    setNeedsUpdateConfiguration()
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != self.highlighted else { return }
    self.highlighted = highlighted
    updateSelectedBackground(replacing: selectedBackgroundView)
    setNeedsUpdateConfiguration()
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    self.editing = editing
    setNeedsUpdateConfiguration()
    table?.heightMayHaveChanged(of: self)
  }

  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}
  open func dragStateDidChange(_ dragState: DragState) {}
  open internal(set) var editingStyle = EditingStyle.none
  open internal(set) var showsReorderControl = false
  open internal(set) var showingDeleteConfirmation = false
  open var shouldIndentWhileEditing = true
  open var userInteractionEnabledWhileDragging = true

  // MARK: Values

  open var selectionStyle = SelectionStyle.default
  open var focusStyle = FocusStyle.default
  open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { setNeedsLayout() } } }
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { setNeedsLayout() } }
  }
  open var editingAccessoryView: UIView?
  open var separatorInset = UIEdgeInsets(top: 0, left: CellMetrics.margin, bottom: 0, right: 0)
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  open var indentationWidth: CGFloat = 10

  // MARK: Size and layout

  /// The size that the content asks for: by its constraints, by its configuration, or, without either, by
  /// `sizeThatFits`, which cells laid out by hand override.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard content.isConfigured || !contentView.heldConstraints.isEmpty else { return sizeThatFits(targetSize) }
    let (left, right) = contentInsets
    let target = CGSize(width: max(targetSize.width - left - right, 0), height: targetSize.height)
    let size = contentView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: size.width + left + right, height: size.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (left, right) = contentInsets
    let height = standard?.height(fitting: size.width - left - right) ?? 0
    return CGSize(width: size.width, height: max(height, TableMetrics.row))
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    fitContentView()
    let bounds = bounds
    if let backgroundShown { backgroundShown.frame = backgroundShown.frame(in: bounds) }
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    if let selectedBackgroundView, selectedBackgroundView.superview === self { selectedBackgroundView.frame = bounds }
    if let accessoryView {
      let size = accessoryView.frame.size
      accessoryView.frame = CGRect(
        x: bounds.width - size.width - CellMetrics.margin, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height)
    }
    standard?.layOut(in: contentView.frame.size, indentation: CGFloat(indentationLevel) * indentationWidth)
  }

  // MARK: Self-sizing invalidation

  /// Asks the table to size the row anew in its next layout (facts: engine 4.5-38).
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentDidInvalidate()
  }

  override func subviewDidInvalidateIntrinsicContentSize(_ view: UIView) {
    if view === contentView { contentDidInvalidate() }
  }

  private func contentDidInvalidate() {
    guard let table, table.selfSizingInvalidation != .disabled else { return }
    table.heightMayHaveChanged(of: self)
  }

  /// With constraints included, any change of theirs below the content view counts as one of its size.
  final func constraintsDidChange() {
    guard let table, table.selfSizingInvalidation == .enabledIncludingConstraints else { return }
    table.heightMayHaveChanged(of: self)
  }
}
