import Foundation
import TextLayout

/// All of an environment that a text's size depends on, taken at once.
struct TextInputs: Equatable {
  var traits: TextTraits
  var options: TextOptions
  var dynamicTypeSize: DynamicTypeSize
  var textCase: Text.Case?
  var isBoldText: Bool
  var displayScale: CGFloat

  init(_ environment: EnvironmentValues) {
    traits = environment[TextTraitsKey.self]
    traits.font = traits.font ?? environment.font
    // Colours are looked at where the text is drawn.
    traits.foreground = nil
    let limit = environment.lineLimit
    options = TextOptions(
      lineLimit: limit, lineSpacing: Double(environment.lineSpacing), truncation: environment.truncationMode.layout,
      minimumScaleFactor: Double(environment.minimumScaleFactor), allowsTightening: environment.allowsTightening,
      reservesSpace: environment[ReservesSpaceKey.self])
    dynamicTypeSize = environment.dynamicTypeSize
    textCase = environment.textCase
    isBoldText = environment.legibilityWeight == .bold
    displayScale = environment.displayScale
  }

  /// The measured style of a stretch of text with traits of its own.
  func style(_ own: TextTraits) -> MeasuredStyle {
    let traits = own.over(traits)
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

  func cased(_ text: String) -> String {
    switch textCase {
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case nil: text
    }
  }
}
