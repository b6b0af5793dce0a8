import TextLayout

/// Shows text.
///
/// The intrinsic size is that of the text on its lines without a bound, or within `preferredMaxLayoutWidth`, rounded up to
/// pixels; none for an empty text. With several lines a width less than the ideal decides the height. One prepared text is
/// kept and asked under several widths; a text or font that is another is prepared anew.
open class UILabel: UIView {
  private final let measurer = TextMeasurer()
  private final var measurerIsCurrent = false
  private final var storedText: String?
  private final var storedAttributed: NSAttributedString?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Hugging 251 on both axes, as labels made in code report (facts: engine 3, confidence low).
  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
    hugging = ContentPriorities(horizontal: 251, vertical: 251)
  }

  open var text: String? {
    get { storedText }
    set {
      guard newValue != storedText || storedAttributed != nil else { return }
      storedText = newValue
      storedAttributed = nil
      contentDidChange()
    }
  }

  /// Fonts, kerning and the first paragraph's line spacing are measured; other attributes are carried.
  open var attributedText: NSAttributedString? {
    get { storedAttributed ?? storedText.map { NSAttributedString(string: $0, attributes: [.font: font as Any]) } }
    set {
      guard newValue != storedAttributed || newValue == nil else { return }
      storedAttributed = newValue
      storedText = newValue?.string
      contentDidChange()
    }
  }

  private final var storedFont = UILabel.defaultFont
  private static let defaultFont = UIFont.systemFont(ofSize: 17)

  open var font: UIFont! {
    get { storedFont }
    set {
      let font = newValue ?? UILabel.defaultFont
      guard font !== storedFont, !font.isEqual(storedFont) else { return }
      storedFont = font
      contentDidChange()
    }
  }

  open var textColor: UIColor! = .label
  open var highlightedTextColor: UIColor?
  open var isHighlighted = false
  open var isEnabled = true
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { sizeDidChange() } }
  }
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { sizeDidChange() } } }
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { sizeDidChange() } }
  }
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var allowsDefaultTighteningForTruncation = false
  open var adjustsFontForContentSizeCategory = false
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy()

  // MARK: Sizes

  open override var intrinsicContentSize: CGSize {
    guard !isEmpty else { return .zero }
    return size(width: preferredMaxLayoutWidth > 0 && numberOfLines != 1 ? preferredMaxLayoutWidth : nil)
  }

  open override func _intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0, !isEmpty else { return nil }
    return size(width: width).height
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard !isEmpty else { return .zero }
    return self.size(width: numberOfLines != 1 && size.width > 0 ? size.width : nil)
  }

  /// The rectangle that the text takes of `bounds`, at its top left.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    guard !isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    let found = metrics(width: bounds.width, lines: numberOfLines)
    return CGRect(x: bounds.minX, y: bounds.minY, width: found.width, height: min(found.height, bounds.height))
  }

  open override var _firstBaselineFromTop: CGFloat? { isEmpty ? nil : metricsInPlace.firstBaseline }
  open override var _lastBaselineFromBottom: CGFloat? {
    guard !isEmpty else { return nil }
    let found = metricsInPlace
    return found.height - found.lastBaseline
  }

  private final var isEmpty: Bool { storedText?.isEmpty ?? true }

  private final func size(width: CGFloat?) -> CGSize {
    let found = metrics(width: width, lines: numberOfLines)
    return CGSize(width: found.width, height: found.height)
  }

  private final func metrics(width: CGFloat?, lines: Int) -> TextMetrics {
    prepare()
    var options = TextOptions(lineLimit: lines > 0 ? lines : nil, lineSpacing: lineSpacing)
    switch lineBreakMode {
    case .byTruncatingHead: options.truncation = .head
    case .byTruncatingMiddle: options.truncation = .middle
    default: break
    }
    if width != nil, adjustsFontSizeToFitWidth {
      options.minimumScaleFactor = minimumScaleFactor > 0 ? Double(minimumScaleFactor) : 0.01
    }
    options.allowsTightening = allowsDefaultTighteningForTruncation
    return measurer.metrics(width: width.map { Double($0) }, options: options)
      .aligned(toDisplayScale: Double(UIScreen.main.scale))
  }

  private final var metricsInPlace: TextMetrics {
    metrics(width: numberOfLines != 1 && bounds.width > 0 ? bounds.width : nil, lines: numberOfLines)
  }

  private final var lineSpacing: Double {
    guard let storedAttributed, storedAttributed.length > 0,
      let style = storedAttributed.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    else { return 0 }
    return Double(style.lineSpacing)
  }

  private final func prepare() {
    guard !measurerIsCurrent else { return }
    measurerIsCurrent = true
    if let storedAttributed {
      measurer.setRuns(storedAttributed.measuredRuns(defaultFont: storedFont))
    } else {
      measurer.setText(storedText ?? "", style: storedFont.style)
    }
  }

  private final func contentDidChange() {
    measurerIsCurrent = false
    sizeDidChange()
  }

  private final func sizeDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  override func typeSizeDidChange() {
    guard adjustsFontForContentSizeCategory, let style = storedFont.textStyle else { return }
    font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
  }

  // MARK: Drawing

  open func drawText(in rect: CGRect) {}

  open override func _ownDrawnLeaves(into leaves: inout [_DrawnLeaf], relativeTo view: UIView) {
    guard let text = storedText, !text.isEmpty else { return }
    leaves.append(_DrawnLeaf(kind: "text", text: text, frame: convert(drawnRect, to: view)))
  }

  /// The text's own rectangle: aligned horizontally, in the middle vertically.
  private final var drawnRect: CGRect {
    let found = metrics(width: bounds.width, lines: numberOfLines)
    let width = min(found.width, bounds.width)
    let alignment = textAlignment == .natural ? (isRightToLeft ? NSTextAlignment.right : .left) : textAlignment
    let x: CGFloat =
      switch alignment {
      case .center: (bounds.width - width) / 2
      case .right: bounds.width - width
      default: 0
      }
    return CGRect(x: x, y: (bounds.height - found.height) / 2, width: width, height: found.height)
  }
}

public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

extension NSParagraphStyle {
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt = 0) { self.rawValue = rawValue }
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}

extension NSAttributedString {
  func measuredRuns(defaultFont: UIFont) -> [MeasuredRun] {
    var runs: [MeasuredRun] = []
    let whole = string as NSString
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
      let font = attributes[.font] as? UIFont ?? defaultFont
      var style = font.style
      if let kern = attributes[.kern] as? NSNumber { style.tracking = kern.doubleValue }
      if let kern = attributes[.kern] as? Double { style.tracking = kern }
      runs.append(MeasuredRun(text: whole.substring(with: range), style: style))
    }
    return runs
  }
}
