import Foundation

/// What is said about a text's look, where something is said: by modifiers of the text, or of a view around it.
///
/// Part of every `Text`, so it is kept small: what is seldom said lives in a box of its own.
struct TextTraits: Equatable {
  var font: Font?
  var weight: Font.Weight?
  var design: Font.Design?
  var isBold: Bool?
  var isItalic: Bool?
  var monospacedDigits: Bool?
  var isMonospaced: Bool?
  /// Points after every character. Tracking wins over kerning.
  var kerning: Float?
  var tracking: Float?
  /// The foreground style where it is a colour; others are rare.
  private var color: Color?
  private var rareBox: RareTraits?

  /// These traits, and where they say nothing, those of `outer`.
  func over(_ outer: TextTraits) -> TextTraits {
    var result = self
    result.font = font ?? outer.font
    result.weight = weight ?? outer.weight
    result.design = design ?? outer.design
    result.isBold = isBold ?? outer.isBold
    result.isItalic = isItalic ?? outer.isItalic
    result.monospacedDigits = monospacedDigits ?? outer.monospacedDigits
    result.isMonospaced = isMonospaced ?? outer.isMonospaced
    result.kerning = kerning ?? outer.kerning
    result.tracking = tracking ?? outer.tracking
    if foreground == nil { result.color = outer.color }
    if let outerRare = outer.rareBox { result.rareBox = rareBox.map { $0.over(outerRare) } ?? outerRare }
    return result
  }

  /// What the text is drawn with.
  var foreground: AnyShapeStyle? {
    get { color.map { AnyShapeStyle(color: $0) } ?? rareBox?.foreground }
    set {
      color = newValue?.color
      if rareBox != nil || (newValue != nil && color == nil) {
        rare = rare.with(foreground: color == nil ? newValue : nil)
      }
    }
  }

  /// What is seldom said.
  var rare: RareTraits {
    get { rareBox ?? RareTraits.none }
    set { rareBox = newValue }
  }
}

/// Traits of a text that few texts have. Never changed once made.
final class RareTraits: Equatable, Sendable {
  let width: Font.Width?
  let baselineOffset: CGFloat?
  let underline: LineMark?
  let strikethrough: LineMark?
  let foreground: AnyShapeStyle?

  /// A line under or through a text.
  struct LineMark: Equatable, Sendable {
    var isActive: Bool
    var color: Color?
  }

  init(
    width: Font.Width? = nil, baselineOffset: CGFloat? = nil, underline: LineMark? = nil,
    strikethrough: LineMark? = nil, foreground: AnyShapeStyle? = nil
  ) {
    self.width = width
    self.baselineOffset = baselineOffset
    self.underline = underline
    self.strikethrough = strikethrough
    self.foreground = foreground
  }

  static let none = RareTraits()

  func over(_ outer: RareTraits) -> RareTraits {
    RareTraits(
      width: width ?? outer.width, baselineOffset: baselineOffset ?? outer.baselineOffset,
      underline: underline ?? outer.underline, strikethrough: strikethrough ?? outer.strikethrough,
      foreground: foreground ?? outer.foreground)
  }

  func with(foreground: AnyShapeStyle?) -> RareTraits {
    RareTraits(
      width: width, baselineOffset: baselineOffset, underline: underline, strikethrough: strikethrough,
      foreground: foreground)
  }

  static func == (a: RareTraits, b: RareTraits) -> Bool {
    a === b
      || (a.width == b.width && a.baselineOffset == b.baselineOffset && a.underline == b.underline
        && a.strikethrough == b.strikethrough && a.foreground == b.foreground)
  }
}
