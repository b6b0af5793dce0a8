/// A thumb on a track.
open class UISlider: UIControl {
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var value: Float = 0 { didSet { value = min(max(value, minimumValue), maximumValue) } }
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?

  /// 34 points high (commonly observed).
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }
}
