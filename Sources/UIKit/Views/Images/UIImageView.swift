/// Shows an image: as large as the image by nature.
open class UIImageView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    setUp()
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Hugging 251, as of a label (facts: engine 3, confidence low).
  private func setUp() {
    isUserInteractionEnabled = false
    hugging = ContentPriorities(horizontal: 251, vertical: 251)
  }

  open var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      setNeedsDisplay()
      if shownImage?.size != oldValue?.size { invalidateIntrinsicContentSize() }
    }
  }

  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  public private(set) final var isAnimating = false
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }

  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration !== oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The image as it is shown: a symbol in the preferred configuration.
  private final var shownImage: UIImage? {
    guard let image, image.isSymbol, image.symbolConfiguration == nil, let preferredSymbolConfiguration else {
      return image
    }
    return image.withConfiguration(preferredSymbolConfiguration)
  }

  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

  open override func _ownDrawnLeaves(into leaves: inout [_DrawnLeaf], relativeTo view: UIView) {
    guard let image = shownImage else { return }
    leaves.append(_DrawnLeaf(kind: "image", text: image.name, frame: convert(drawnRect(of: image.size), to: view)))
  }

  private final func drawnRect(of size: CGSize) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let fit = min(bounds.width / size.width, bounds.height / size.height)
    let fill = max(bounds.width / size.width, bounds.height / size.height)
    switch contentMode {
    case .scaleAspectFit: return placed(CGSize(width: size.width * fit, height: size.height * fit), 0.5, 0.5)
    case .scaleAspectFill: return placed(CGSize(width: size.width * fill, height: size.height * fill), 0.5, 0.5)
    case .scaleToFill, .redraw: return bounds
    case .center: return placed(size, 0.5, 0.5)
    case .top: return placed(size, 0.5, 0)
    case .bottom: return placed(size, 0.5, 1)
    case .left: return placed(size, 0, 0.5)
    case .right: return placed(size, 1, 0.5)
    case .topLeft: return placed(size, 0, 0)
    case .topRight: return placed(size, 1, 0)
    case .bottomLeft: return placed(size, 0, 1)
    case .bottomRight: return placed(size, 1, 1)
    }
  }

  private final func placed(_ size: CGSize, _ x: CGFloat, _ y: CGFloat) -> CGRect {
    CGRect(
      x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
      width: size.width, height: size.height)
  }
}
