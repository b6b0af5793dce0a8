import Foundation
import Meter

/// The header or footer of a section, used again for other sections.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

  private let content: CellContent
  private var label: UILabel?
  private var detailLabel: UILabel?
  private var needsConfigurationUpdate = true
  private var appliedState: UIViewConfigurationState?
  private var backgroundShown: CellBackgroundView?

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    content = CellContent(plain: CellContentView(frame: .zero))
    super.init(frame: .zero)
    addSubview(content.view)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    content = CellContent(plain: CellContentView(frame: .zero))
    super.init(coder: coder)
    addSubview(content.view)
  }

  public convenience init() { self.init(reuseIdentifier: nil) }

  public let reuseIdentifier: String?
  open func prepareForReuse() { needsConfigurationUpdate = true }

  // MARK: Content

  open var contentView: UIView { content.view }
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { setContent(newValue) }
  }
  open var automaticallyUpdatesContentConfiguration = true
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

  private func setContent(_ new: (any UIContentConfiguration)?) {
    var new = new
    if automaticallyUpdatesContentConfiguration, let some = new {
      let state = configurationState
      appliedState = state
      new = some.updated(for: state)
    }
    if content.apply(new, in: self, plain: { CellContentView(frame: .zero) }) { setNeedsLayout() }
  }

  open var textLabel: UILabel? {
    if content.isConfigured { return nil }
    if let label { return label }
    let made = makeLabel(.footnote)
    label = made
    return made
  }
  open var detailTextLabel: UILabel? {
    if content.isConfigured { return nil }
    if let detailLabel { return detailLabel }
    let made = makeLabel(.footnote)
    detailLabel = made
    return made
  }

  private func makeLabel(_ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = .preferredFont(forTextStyle: style)
    contentView.addSubview(label)
    return label
  }

  // MARK: Configuration state

  open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }
  open func updateConfiguration(using state: UIViewConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let configuration = content.configuration, appliedState != state {
      setContent(configuration)
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration {
      backgroundConfiguration = background.updated(for: state)
    }
  }

  private func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    needsConfigurationUpdate = false
  }

  // MARK: Background

  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundShown = CellBackgroundView.shown(backgroundShown, backgroundConfiguration, in: self) }
  }
  open var automaticallyUpdatesBackgroundConfiguration = true
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainHeaderFooter() }
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Size and layout

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    guard content.isConfigured || !contentView.heldConstraints.isEmpty else { return sizeThatFits(targetSize) }
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  /// The height of the labels; 0 without any, which gives the standard height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let limit = CGSize(width: max(size.width - 2 * CellMetrics.margin, 0), height: .greatestFiniteMagnitude)
    var height: CGFloat = 0
    for label in [label, detailLabel] { height += label?.sizeThatFits(limit).height ?? 0 }
    return CGSize(width: size.width, height: height > 0 ? max(height + 2 * 4, TableMetrics.plainEdge) : 0)
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    let bounds = bounds
    if contentView.frame != bounds { contentView.frame = bounds }
    if let backgroundShown { backgroundShown.frame = backgroundShown.frame(in: bounds) }
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    let room = max(bounds.width - 2 * CellMetrics.margin, 0)
    let limit = CGSize(width: room, height: .greatestFiniteMagnitude)
    var top = bounds.height - 4
    for label in [detailLabel, label] {
      guard let label else { continue }
      let size = label.sizeThatFits(limit)
      top -= size.height
      label.frame = CGRect(x: CellMetrics.margin, y: max(top, 0), width: room, height: size.height)
    }
  }
}
