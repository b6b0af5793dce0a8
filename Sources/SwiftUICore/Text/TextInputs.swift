import Foundation
import TextLayout

/// All of an environment that a text's size depends on, taken at once and shared by the texts of that environment.
final class TextInputs: Equatable {
  let traits: TextTraits
  let options: TextOptions
  let dynamicTypeSize: DynamicTypeSize
  let textCase: Text.Case?
  let isBoldText: Bool
  let displayScale: CGFloat
  /// The style of a text without traits of its own.
  private(set) lazy var plainStyle = resolvedStyle(traits)

  init(_ environment: EnvironmentValues) {
    var traits = environment[TextTraitsKey.self]
    traits.font = traits.font ?? environment.font
    // Colours are looked at where the text is drawn.
    traits.foreground = nil
    self.traits = traits
    let limit = environment.lineLimit
    options = TextOptions(
      lineLimit: limit, lineSpacing: Double(environment.lineSpacing), truncation: environment.truncationMode.layout,
      minimumScaleFactor: Double(environment.minimumScaleFactor), allowsTightening: environment.allowsTightening,
      reservedLines: UInt8(clamping: environment[ReservedLinesKey.self]))
    dynamicTypeSize = environment.dynamicTypeSize
    textCase = environment.textCase
    isBoldText = environment.legibilityWeight == .bold
    displayScale = environment.displayScale
  }

  /// The measured style of a stretch of text with traits of its own.
  func style(_ own: TextTraits) -> MeasuredStyle {
    own == TextTraits() ? plainStyle : resolvedStyle(own.over(traits))
  }

  private func resolvedStyle(_ traits: TextTraits) -> MeasuredStyle {
    var style = (traits.font ?? .body).resolved(at: dynamicTypeSize, isBoldText: isBoldText)
    if let weight = traits.weight { style.weight = weight.layout }
    if let isBold = traits.isBold {
      style.weight = isBold ? max(style.weight, TextWeight.bold) : min(style.weight, TextWeight.regular)
    }
    if let isItalic = traits.isItalic { style.isItalic = isItalic }
    if let design = traits.design { style.design = design.layout }
    if traits.isMonospaced == true { style.design = .monospaced }
    if let digits = traits.monospacedDigits { style.monospacedDigits = digits }
    if let tracking = traits.tracking ?? traits.kerning {
      style.tracking = Double(LayoutValue.finite(CGFloat(tracking), or: 0, "tracking"))
    }
    return style
  }

  static func == (a: TextInputs, b: TextInputs) -> Bool {
    a === b
      || (a.traits == b.traits && a.options == b.options && a.dynamicTypeSize == b.dynamicTypeSize
        && a.textCase == b.textCase && a.isBoldText == b.isBoldText && a.displayScale == b.displayScale)
  }

  func cased(_ text: String) -> String {
    switch textCase {
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case nil: text
    }
  }
}
