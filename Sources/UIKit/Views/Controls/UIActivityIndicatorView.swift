/// A spinner: 20×20 points, 37×37 when large.
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = hidesWhenStopped
  }

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: UIActivityIndicatorView.size(style)))
    isHidden = hidesWhenStopped
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var style = Style.medium { didSet { if style != oldValue { invalidateIntrinsicContentSize() } } }
  open var color: UIColor! = .systemGray
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  public private(set) final var isAnimating = false

  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  private static func size(_ style: Style) -> CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  open override var intrinsicContentSize: CGSize { UIActivityIndicatorView.size(style) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIActivityIndicatorView.size(style) }
}
