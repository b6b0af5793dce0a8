import Meter
import TextLayout

extension Font.Weight {
  /// The weight that is measured.
  var layout: TextWeight { TextWeight(rawValue: Int(code)) ?? .regular }
}

extension Font.Design {
  /// The design that is measured.
  var layout: TextDesign {
    switch self {
    case .default: .default
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}

extension Font {
  /// What the font is measured as, under the size the user chose. A size that is no length is reported and taken as
  /// that of the body style.
  func resolved(at dynamicTypeSize: DynamicTypeSize, isBoldText: Bool = false) -> MeasuredStyle {
    var style = MeasuredStyle(size: pointSize(at: dynamicTypeSize))
    style.weight = (weight ?? (base == .textStyle ? self.style.defaultWeight : .regular)).layout
    if traits.contains(.bold) { style.weight = max(style.weight, TextWeight.bold) }
    if isBoldText { style.weight = TextWeight(rawValue: style.weight.rawValue + 1) ?? style.weight }
    style.isItalic = traits.contains(.italic)
    style.design = design.layout
    style.monospacedDigits = traits.contains(.monospacedDigit)
    return style
  }

  /// The size in points. A custom font scales as its text style does.
  private func pointSize(at dynamicTypeSize: DynamicTypeSize) -> Double {
    guard base != .textStyle else { return style.pointSize(at: dynamicTypeSize) }
    guard size > 0, size.isFinite else {
      RuntimeIssue.report("invalidLayoutValue", "Invalid font size: \(size) is not a positive number.")
      return Font.TextStyle.body.pointSize(at: dynamicTypeSize)
    }
    return base == .custom ? size * style.pointSize(at: dynamicTypeSize) / style.pointSize(at: .large) : size
  }
}

/// A font as the text layout measures it; `TextStyle` alone means `Font.TextStyle` in most of this module.
typealias MeasuredStyle = TextStyle
