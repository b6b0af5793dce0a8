/// A button with a title, a subtitle and an image.
///
/// With a configuration the button lays itself out by it; without, by the title and image set for the state. The labels
/// and the image view are made when there is something for them to show.
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }

  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  private struct StateValues {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  public private(set) final var buttonType = ButtonType.custom
  private final var values: [(state: UIControl.State, values: StateValues)] = []
  private final var title: UILabel?
  private final var subtitle: UILabel?
  private final var picture: UIImageView?
  private final var needsConfigurationUpdate = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    buttonType = .system
    self.configuration = configuration
    take(primaryAction)
    contentDidChange()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The action's title and image are the button's, unless it has its own.
  private func take(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if configuration != nil {
      if configuration?.shownTitle == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    }
  }

  open var configuration: Configuration? { didSet { contentDidChange() } }
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  open var automaticallyUpdatesConfiguration = true
  open var role = Role.normal
  open var menu: UIMenu?
  open var changesSelectionAsPrimaryAction = false
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  open var adjustsImageWhenHighlighted = true

  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  // MARK: Content by state

  open func setTitle(_ title: String?, for state: UIControl.State) { set(state) { $0.title = title } }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    set(state) { $0.attributedTitle = title }
  }
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { set(state) { $0.titleColor = color } }
  open func setImage(_ image: UIImage?, for state: UIControl.State) { set(state) { $0.image = image } }
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    set(state) { $0.backgroundImage = image }
  }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    if let image = image(for: state), let configuration { setImage(image.withConfiguration(configuration), for: state) }
  }
  open func title(for state: UIControl.State) -> String? { value(state, \.title) }
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { value(state, \.attributedTitle) }
  open func titleColor(for state: UIControl.State) -> UIColor? { value(state, \.titleColor) }
  open func image(for state: UIControl.State) -> UIImage? { value(state, \.image) }
  open func backgroundImage(for state: UIControl.State) -> UIImage? { value(state, \.backgroundImage) }

  open var currentTitle: String? { title(for: state) ?? title(for: .normal) }
  open var currentImage: UIImage? { image(for: state) ?? image(for: .normal) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? titleColor(for: .normal) ?? tintColor }

  private func set(_ state: UIControl.State, _ change: (inout StateValues) -> Void) {
    if let index = values.firstIndex(where: { $0.state == state }) {
      change(&values[index].values)
    } else {
      var made = StateValues()
      change(&made)
      values.append((state, made))
    }
    contentDidChange()
  }

  private func value<Value>(_ state: UIControl.State, _ path: KeyPath<StateValues, Value?>) -> Value? {
    values.first { $0.state == state }?.values[keyPath: path]
  }

  // MARK: Configuration

  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  open func updateConfiguration() {}

  private func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    updateConfiguration()
    configurationUpdateHandler?(self)
  }

  override func stateDidChange() {
    if configuration != nil || configurationUpdateHandler != nil {
      setNeedsUpdateConfiguration()
    } else {
      contentDidChange()
    }
  }

  private func contentDidChange() {
    showContent()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Labels and image

  /// Made when first asked for, as Apple's is.
  open var titleLabel: UILabel? { madeTitle }
  open var subtitleLabel: UILabel? { subtitle }
  open var imageView: UIImageView? { madePicture }

  private var madeTitle: UILabel {
    if let title { return title }
    let made = UILabel()
    made.font =
      buttonType == .system && configuration != nil ? .preferredFont(forTextStyle: .body) : .systemFont(ofSize: 15)
    made.lineBreakMode = .byTruncatingMiddle
    title = made
    addSubview(made)
    return made
  }

  private var madePicture: UIImageView {
    if let picture { return picture }
    let made = UIImageView()
    picture = made
    addSubview(made)
    return made
  }

  private func showContent() {
    let shownTitle = configuration?.shownTitle ?? currentTitle
    let attributed = attributedTitle(for: state) ?? attributedTitle(for: .normal)
    let shownImage = configuration?.image ?? currentImage
    if shownTitle != nil || attributed != nil || title != nil {
      if let attributed { madeTitle.attributedText = attributed } else { madeTitle.text = shownTitle }
      madeTitle.textColor = configuration?.baseForegroundColor ?? currentTitleColor
    }
    if let text = configuration?.shownSubtitle {
      let label = subtitle ?? UILabel()
      label.font = .preferredFont(forTextStyle: .footnote)
      label.text = text
      subtitle = label
      if label.superview == nil { addSubview(label) }
    } else {
      subtitle?.text = nil
    }
    if shownImage != nil || picture != nil { madePicture.image = shownImage }
  }

  // MARK: Layout

  private struct Parts {
    var title = CGSize.zero
    var subtitle = CGSize.zero
    var image = CGSize.zero
    var imagePadding: CGFloat = 0
    var titlePadding: CGFloat = 0
    var isImageBeside = true

    var text: CGSize {
      CGSize(
        width: max(title.width, subtitle.width),
        height: title.height + subtitle.height + (subtitle.height > 0 ? titlePadding : 0))
    }

    var whole: CGSize {
      let gap = image.width > 0 && text.width > 0 ? imagePadding : 0
      return isImageBeside
        ? CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
        : CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
    }
  }

  private var insets: UIEdgeInsets {
    configuration?.contentInsets.resolved(isRightToLeft: isRightToLeft) ?? contentEdgeInsets
  }

  private func parts() -> Parts {
    var parts = Parts()
    parts.title = title?.intrinsicContentSize ?? .zero
    parts.subtitle = subtitle?.intrinsicContentSize ?? .zero
    if let picture, picture.image != nil { parts.image = picture.intrinsicContentSize }
    parts.imagePadding = configuration?.imagePadding ?? 0
    parts.titlePadding = configuration?.titlePadding ?? 0
    if let placement = configuration?.imagePlacement {
      parts.isImageBeside = placement == .leading || placement == .trailing
    }
    return parts
  }

  open override var intrinsicContentSize: CGSize {
    updateConfigurationIfNeeded()
    let whole = parts().whole
    let insets = insets
    // Without configuration an empty button is 30×34 (commonly observed for UIKit's).
    if whole == .zero, configuration == nil, insets == .zero { return CGSize(width: 30, height: 34) }
    // A plain button gets 6 points above and below its title (commonly observed).
    let extra: CGFloat = configuration == nil && insets == .zero && parts().title.height > 0 ? 12 : 0
    return CGSize(
      width: whole.width + insets.left + insets.right, height: whole.height + insets.top + insets.bottom + extra)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    let parts = parts()
    let area = bounds.inset(by: insets)
    let whole = parts.whole
    let origin = CGPoint(x: area.minX + horizontalSlack(area.width - whole.width), y: area.midY - whole.height / 2)
    let gap = parts.image.width > 0 && parts.text.width > 0 ? parts.imagePadding : 0
    let placement = configuration?.imagePlacement ?? .leading
    let imageFirst = placement == .top || (placement == .leading) != (isRightToLeft && parts.isImageBeside)
    var text = CGRect(origin: origin, size: parts.text)
    var image = CGRect(origin: origin, size: parts.image)
    if parts.isImageBeside {
      if imageFirst { text.origin.x += parts.image.width + gap } else { image.origin.x += parts.text.width + gap }
      text.origin.y = area.midY - text.height / 2
      image.origin.y = area.midY - image.height / 2
    } else {
      if imageFirst { text.origin.y += parts.image.height + gap } else { image.origin.y += parts.text.height + gap }
      text.origin.x = area.midX - text.width / 2
      image.origin.x = area.midX - image.width / 2
    }
    text.size.width = min(text.width, max(area.width - (parts.isImageBeside ? parts.image.width + gap : 0), 0))
    picture?.frame = image
    title?.frame = CGRect(x: text.minX, y: text.minY, width: text.width, height: parts.title.height)
    subtitle?.frame = CGRect(
      x: text.minX, y: text.maxY - parts.subtitle.height, width: text.width, height: parts.subtitle.height)
  }

  private func horizontalSlack(_ slack: CGFloat) -> CGFloat {
    guard slack > 0 else { return 0 }
    switch contentHorizontalAlignment {
    case .left: return 0
    case .right: return slack
    case .leading: return isRightToLeft ? slack : 0
    case .trailing: return isRightToLeft ? 0 : slack
    default: return slack / 2
    }
  }

  override func touchUpInside() {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.touchUpInside()
  }

  open override var _firstBaselineFromTop: CGFloat? {
    title?._firstBaselineFromTop.map { $0 + (intrinsicContentSize.height - parts().whole.height) / 2 }
  }
}
