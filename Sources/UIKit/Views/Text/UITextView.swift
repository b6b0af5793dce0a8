import TextLayout

/// Several lines of text. Without scrolling its height follows its width, as a label's does. `_type(_:)` edits as a
/// keyboard would.
open class UITextView: UIScrollView {
  private final let measurer = TextMeasurer()
  public final let textContainer = NSTextContainer()

  public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open weak var delegate: (any UITextViewDelegate)? { didSet { scrollDelegate = delegate } }
  public private(set) final var isEditing = false

  open var text: String! = "" { didSet { if text != oldValue { contentDidChange() } } }
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: text ?? "") }
    set { text = newValue?.string }
  }
  /// 12 points unless set, as Apple's.
  open var font: UIFont? { didSet { contentDidChange() } }
  open var textColor: UIColor? = .label
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var selectedRange = NSRange(location: 0, length: 0)
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var adjustsFontForContentSizeCategory = false
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocorrectionType = UITextAutocorrectionType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { contentDidChange() } }
  }

  open override var isScrollEnabled: Bool { didSet { if isScrollEnabled != oldValue { contentDidChange() } } }

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isEditable && !isEditing && delegate?.textViewShouldBeginEditing(self) == false { return false }
    guard super.becomeFirstResponder() else { return false }
    guard isEditable && !isEditing else { return true }
    isEditing = true
    delegate?.textViewDidBeginEditing(self)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    if isEditing && delegate?.textViewShouldEndEditing(self) == false { return false }
    guard super.resignFirstResponder() else { return false }
    guard isEditing else { return true }
    isEditing = false
    delegate?.textViewDidEndEditing(self)
    return true
  }

  /// Appends `string` as a keyboard would, asking and telling the delegate. Not Apple's.
  public final func _type(_ string: String) {
    let end = NSRange(location: (text ?? "").utf16.count, length: 0)
    guard isEditable, delegate?.textView(self, shouldChangeTextIn: end, replacementText: string) ?? true else { return }
    text = (text ?? "") + string
    selectedRange = NSRange(location: (text ?? "").utf16.count, length: 0)
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func size(width: CGFloat?) -> CGSize {
    measurer.setText(text ?? "", style: (font ?? .systemFont(ofSize: 12)).style)
    let padding = textContainer.lineFragmentPadding * 2
    let sides = textContainerInset.left + textContainerInset.right + padding
    let lines = textContainer.maximumNumberOfLines
    let found = measurer.metrics(
      width: width.map { Double(max($0 - sides, 0)) }, options: TextOptions(lineLimit: lines > 0 ? lines : nil)
    )
    .aligned(toDisplayScale: Double(UIScreen.main.scale))
    return CGSize(
      width: found.width + sides, height: found.height + textContainerInset.top + textContainerInset.bottom)
  }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) : size(width: nil)
  }

  open override func _intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
    isScrollEnabled ? nil : size(width: width).height
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let found = self.size(width: size.width > 0 ? size.width : nil)
    return CGSize(width: size.width > 0 ? min(max(found.width, 0), size.width) : found.width, height: found.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = CGSize(width: bounds.width, height: size(width: bounds.width).height)
  }

  open override func _ownDrawnLeaves(into leaves: inout [_DrawnLeaf], relativeTo view: UIView) {
    guard let text, !text.isEmpty else { return }
    leaves.append(_DrawnLeaf(kind: "text", text: text, frame: convert(bounds.inset(by: textContainerInset), to: view)))
  }
}

/// Where a text view's text flows.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  public override init() { super.init() }
}
