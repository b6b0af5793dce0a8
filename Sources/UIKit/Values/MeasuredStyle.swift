import TextLayout

/// TextLayout's style under a name that `UIFont.TextStyle` does not shadow.
typealias MeasuredStyle = TextStyle
typealias MeasuredRun = TextRun

extension UIFont {
  /// The style that this font is measured with.
  static func measuredStyle(
    size: CGFloat, weight: Weight, design: UIFontDescriptor.SystemDesign, isItalic: Bool, hasMonospacedDigits: Bool
  ) -> MeasuredStyle {
    MeasuredStyle(
      size: Double(size), weight: weight.measured, isItalic: isItalic, design: design.measured,
      monospacedDigits: hasMonospacedDigits)
  }

  /// Metrics of the embedded table's font, in points; `descender` is negative, as Apple's is.
  public var ascender: CGFloat { style.ascent }
  public var descender: CGFloat { -style.descent }
  public var leading: CGFloat { style.leading }
  public var lineHeight: CGFloat { style.lineHeight }
  public var capHeight: CGFloat { style.capHeight }
  public var xHeight: CGFloat { style.xHeight }
}

extension UIFont.Weight {
  fileprivate var measured: TextWeight {
    switch rawValue {
    case ..<(-0.7): .ultraLight
    case ..<(-0.5): .thin
    case ..<(-0.2): .light
    case ..<0.115: .regular
    case ..<0.265: .medium
    case ..<0.35: .semibold
    case ..<0.48: .bold
    case ..<0.59: .heavy
    default: .black
    }
  }
}

extension UIFontDescriptor.SystemDesign {
  fileprivate var measured: TextDesign {
    switch self {
    case .rounded: .rounded
    case .serif: .serif
    case .monospaced: .monospaced
    default: .default
    }
  }
}
