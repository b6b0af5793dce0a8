/// A bar that shows how far something is.
open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var progress: Float = 0 { didSet { progress = min(max(progress, 0), 1) } }
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  open var progressViewStyle = Style.default
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?

  /// 4 points high (commonly observed).
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
}
