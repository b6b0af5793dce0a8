// What a bridge to another framework needs to know of values that Apple's classes keep to themselves. Not Apple's.

extension UIFont {
  public var _weight: Weight { weight }
  public var _design: UIFontDescriptor.SystemDesign { design }
  public var _isItalic: Bool { isItalic }
  public var _hasMonospacedDigits: Bool { hasMonospacedDigits }
  public var _customName: String? { customName }
}

extension UIImage {
  /// What the image is called in dumps.
  public var _name: String { name }
}

extension UIColor {
  /// Whether the colour is the same under all traits.
  public var _isFixed: Bool { if case .fixed = source { true } else { false } }
}
