/// Shows a `UIListContentConfiguration`, and takes another in place.
///
/// Laid out by arithmetic, not by constraints inside: the image at the leading margin, the texts beside it, under each
/// other or side by side when both fit on the line. Its height depends on its width.
open class UIListContentView: UIView, UIContentView {
  private final var current: UIListContentConfiguration
  private final var textLabel: UILabel?
  private final var secondaryLabel: UILabel?
  private final var picture: UIImageView?

  public init(configuration: UIListContentConfiguration) {
    current = configuration
    super.init(frame: .zero)
    apply()
  }

  public required init?(coder: NSCoder) {
    current = .cell()
    super.init(coder: coder)
    apply()
  }

  open var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let configuration = newValue as? UIListContentConfiguration else { return }
      current = configuration
      apply()
    }
  }

  private func apply() {
    directionalLayoutMargins = current.directionalLayoutMargins
    preservesSuperviewLayoutMargins = !current.axesPreservingSuperviewLayoutMargins.isEmpty
    show(current.text, current.attributedText, current.textProperties, \.textLabel)
    show(
      current.secondaryText, current.secondaryAttributedText, current.secondaryTextProperties, \.secondaryLabel)
    if let image = current.image {
      let view = picture ?? UIImageView()
      picture = view
      if view.superview == nil { addSubview(view) }
      view.preferredSymbolConfiguration = current.imageProperties.preferredSymbolConfiguration
      view.image = image
      view.tintColor = current.imageProperties.tintColor
      view.isHidden = false
    } else {
      picture?.isHidden = true
      picture?.image = nil
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties,
    _ path: ReferenceWritableKeyPath<UIListContentView, UILabel?>
  ) {
    guard text != nil || attributed != nil else {
      self[keyPath: path]?.isHidden = true
      self[keyPath: path]?.text = nil
      return
    }
    let label = self[keyPath: path] ?? UILabel()
    self[keyPath: path] = label
    if label.superview == nil { addSubview(label) }
    label.isHidden = false
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    if let attributed { label.attributedText = attributed } else { label.text = properties.shown(text) }
  }

  // MARK: Guides

  /// Where the text, the secondary text and the image stand; nil while there is none.
  public final var textLayoutGuide: UILayoutGuide? { hasText ? guide(of: textLabel, \.textGuide) : nil }
  public final var secondaryTextLayoutGuide: UILayoutGuide? {
    hasSecondary ? guide(of: secondaryLabel, \.secondaryGuide) : nil
  }
  public final var imageLayoutGuide: UILayoutGuide? {
    picture?.isHidden == false ? guide(of: picture, \.imageGuide) : nil
  }

  private final var textGuide: UILayoutGuide?
  private final var secondaryGuide: UILayoutGuide?
  private final var imageGuide: UILayoutGuide?

  private func guide(
    of view: UIView?, _ path: ReferenceWritableKeyPath<UIListContentView, UILayoutGuide?>
  ) -> UILayoutGuide? {
    if let made = self[keyPath: path] { return made }
    guard let view else { return nil }
    let guide = UILayoutGuide()
    self[keyPath: path] = guide
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    return guide
  }

  // MARK: Layout

  private struct Placement {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondary = CGRect.zero
    var size = CGSize.zero
  }

  private var hasText: Bool { textLabel?.isHidden == false }
  private var hasSecondary: Bool { secondaryLabel?.isHidden == false }

  private var imageSize: CGSize {
    guard let picture, !picture.isHidden else { return .zero }
    var size = picture.intrinsicContentSize
    let limit = current.imageProperties.maximumSize
    if limit.width > 0, size.width > limit.width {
      size = CGSize(width: limit.width, height: size.height * limit.width / size.width)
    }
    if limit.height > 0, size.height > limit.height {
      size = CGSize(width: size.width * limit.height / size.height, height: limit.height)
    }
    return size
  }

  /// Places everything in `width`, or in as much as is ideal, from the left.
  private func place(in width: CGFloat?) -> Placement {
    var placed = Placement()
    let margins = layoutMargins
    let image = imageSize
    let reserved = CGSize(
      width: max(image.width, current.imageProperties.reservedLayoutSize.width),
      height: max(image.height, current.imageProperties.reservedLayoutSize.height))
    let textStart = margins.left + (reserved.width > 0 ? reserved.width + current.imageToTextPadding : 0)
    let room = width.map { max($0 - textStart - margins.right, 0) }
    let texts = placeTexts(in: room, &placed)
    let height = max(texts.height, reserved.height)
    placed.size = CGSize(
      width: width ?? (textStart + texts.width + margins.right), height: margins.top + height + margins.bottom)
    let top = margins.top + (height - texts.height) / 2
    placed.text = placed.text.offsetBy(dx: textStart, dy: top)
    placed.secondary = placed.secondary.offsetBy(dx: textStart, dy: top)
    placed.image = CGRect(
      x: margins.left + (reserved.width - image.width) / 2, y: margins.top + (height - image.height) / 2,
      width: image.width, height: image.height)
    return placed
  }

  private func placeTexts(in room: CGFloat?, _ placed: inout Placement) -> CGSize {
    let ideal = hasText ? textLabel?.intrinsicContentSize ?? .zero : .zero
    let idealSecond = hasSecondary ? secondaryLabel?.intrinsicContentSize ?? .zero : .zero
    let gap = current.textToSecondaryTextHorizontalPadding
    if current.prefersSideBySideTextAndSecondaryText, hasText, hasSecondary {
      let together = ideal.width + gap + idealSecond.width
      if room.map({ together <= $0 }) ?? true {
        let height = max(ideal.height, idealSecond.height)
        let width = room ?? together
        placed.text = CGRect(x: 0, y: (height - ideal.height) / 2, width: ideal.width, height: ideal.height)
        placed.secondary = CGRect(
          x: width - idealSecond.width, y: (height - idealSecond.height) / 2, width: idealSecond.width,
          height: idealSecond.height)
        return CGSize(width: width, height: height)
      }
    }
    let text = hasText ? bound(textLabel, ideal, room) : .zero
    let second = hasSecondary ? bound(secondaryLabel, idealSecond, room) : .zero
    let vertical = hasText && hasSecondary ? current.textToSecondaryTextVerticalPadding : 0
    let width = room ?? max(text.width, second.width)
    placed.text = CGRect(x: 0, y: 0, width: width, height: text.height)
    placed.secondary = CGRect(x: 0, y: text.height + vertical, width: width, height: second.height)
    return CGSize(width: width, height: text.height + vertical + second.height)
  }

  private func bound(_ label: UILabel?, _ ideal: CGSize, _ room: CGFloat?) -> CGSize {
    guard let label, let room, ideal.width > room else { return ideal }
    return CGSize(width: room, height: label._intrinsicHeight(forWidth: room) ?? ideal.height)
  }

  open override var intrinsicContentSize: CGSize { place(in: nil).size }
  open override func _intrinsicHeight(forWidth width: CGFloat) -> CGFloat? { place(in: width).size.height }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { place(in: size.width > 0 ? size.width : nil).size }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let placed = place(in: bounds.width)
    let slack = (bounds.height - placed.size.height) / 2
    let isFlipped = isRightToLeft
    func put(_ view: UIView?, _ rect: CGRect) {
      var rect = rect.offsetBy(dx: 0, dy: slack)
      if isFlipped { rect.origin.x = bounds.width - rect.maxX }
      view?.frame = rect
    }
    put(picture, placed.image)
    put(textLabel, placed.text)
    put(secondaryLabel, placed.secondary)
  }
}
