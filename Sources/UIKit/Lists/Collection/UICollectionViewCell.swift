import Foundation
import Meter

/// The cell of a collection view. Content, configurations and states are as in `UITableViewCell`.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

  private let content: CellContent
  private var needsConfigurationUpdate = true
  private var appliedState: UICellConfigurationState?
  private var backgroundShown: CellBackgroundView?
  var poolState = _PoolState.created
  private var measures = (turn: 0, count: 0)
  var trappedInTurn = -1

  // MARK: Creating

  public override init(frame: CGRect) {
    content = CellContent(plain: CellContentView(frame: CGRect(origin: .zero, size: frame.size)))
    super.init(frame: frame)
    addSubview(content.view)
    Counter.cellsCreated.add()
  }

  public required init?(coder: NSCoder) {
    content = CellContent(plain: CellContentView(frame: .zero))
    super.init(coder: coder)
    addSubview(content.view)
    Counter.cellsCreated.add()
  }

  public convenience init() { self.init(frame: .zero) }

  /// Where the cell stands in its collection view's pool. Not Apple's.
  public final var _poolState: _PoolState { poolState }

  final func endWaiting() {
    poolState = .created
    if isSelected { isSelected = false }
    if isHighlighted { isHighlighted = false }
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

  private func setContent(_ new: (any UIContentConfiguration)?) {
    var new = new
    if automaticallyUpdatesContentConfiguration, let some = new {
      let state = configurationState
      appliedState = state
      new = some.updated(for: state)
    }
    guard content.apply(new, in: self, plain: { CellContentView(frame: .zero) }) else { return }
    setNeedsLayout()
    collection?.sizeMayHaveChanged(of: self)
  }

  // MARK: Configuration state

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = collection?.isEditing ?? false
    state.isSwiped = isSwiped
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

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
    needsConfigurationUpdate = false
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  // MARK: State

  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// The item stands aside for its actions.
  final var isSwiped = false { didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } } }

  private func stateDidChange() {
    updateSelectedBackground()
    setNeedsUpdateConfiguration()
  }

  // MARK: Background

  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundShown = CellBackgroundView.shown(backgroundShown, backgroundConfiguration, in: self) }
  }
  open var automaticallyUpdatesBackgroundConfiguration = true
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  open var selectedBackgroundView: UIView? {
    didSet {
      if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() }
      updateSelectedBackground()
    }
  }

  private func updateSelectedBackground() {
    guard let view = selectedBackgroundView else { return }
    if isSelected || isHighlighted, view.superview !== self {
      insertSubview(view, belowSubview: contentView)
      view.frame = bounds
    } else if !isSelected, !isHighlighted, view.superview === self {
      view.removeFromSuperview()
    }
  }

  // MARK: Size and layout

  /// What of the cell the content view gets, at the left and at the right.
  var contentInsets: (left: CGFloat, right: CGFloat) { (0, 0) }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard content.isConfigured || !contentView.heldConstraints.isEmpty else { return sizeThatFits(targetSize) }
    let (left, right) = contentInsets
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: max(targetSize.width - left - right, 0), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: size.width + left + right, height: size.height)
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    fitContentView()
    if let backgroundShown { backgroundShown.frame = backgroundShown.frame(in: bounds) }
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    if let selectedBackgroundView, selectedBackgroundView.superview === self { selectedBackgroundView.frame = bounds }
  }

  final func fitContentView() {
    let (left, right) = contentInsets
    let frame = CGRect(x: left, y: 0, width: max(bounds.width - left - right, 0), height: bounds.height)
    if contentView.frame != frame { contentView.frame = frame }
  }

  // MARK: Self-sizing invalidation

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentDidInvalidate()
  }

  override func subviewDidInvalidateIntrinsicContentSize(_ view: UIView) {
    if view === contentView { contentDidInvalidate() }
  }

  private func contentDidInvalidate() {
    guard let collection, collection.selfSizingInvalidation != .disabled else { return }
    collection.sizeMayHaveChanged(of: self)
  }

  final func constraintsDidChange() {
    guard let collection, collection.selfSizingInvalidation == .enabledIncludingConstraints else { return }
    collection.sizeMayHaveChanged(of: self)
  }

  final func measuresInTurn(_ turn: Int) -> Int { measures.turn == turn ? measures.count : 0 }
  final func countMeasure(inTurn turn: Int) { measures = (turn, measuresInTurn(turn) + 1) }
}
