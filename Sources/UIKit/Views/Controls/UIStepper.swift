/// Plus and minus: 94×32 points.
open class UIStepper: UIControl {
  open var minimumValue = 0.0
  open var maximumValue = 100.0
  open var stepValue = 1.0
  open var value = 0.0 { didSet { value = min(max(value, minimumValue), maximumValue) } }
  open var wraps = false
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
}
