import Foundation

/// A font as a recipe: what it is becomes known where it is resolved, under a size the user chose.
///
/// Plain bytes, so that comparing two is comparing bytes.
public struct Font: Hashable, Sendable {
  enum Base: UInt8 { case textStyle, system, custom, customFixed }

  var base: Base
  var style: TextStyle
  /// 0 for not given, else one more than the case's index.
  var weightCode: UInt8
  var design: Design
  var traits: Traits
  var leading: Leading
  /// The number of the interned family name of a custom font.
  var family: Int32 = 0
  /// Of standard glyph width; 1 is standard.
  var widthFactor: Float = 1
  /// Points; unused by a text style.
  var size: Double

  struct Traits: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    static let italic = Traits(rawValue: 1)
    static let monospacedDigit = Traits(rawValue: 2)
    static let smallCaps = Traits(rawValue: 4)
    static let lowercaseSmallCaps = Traits(rawValue: 8)
    static let uppercaseSmallCaps = Traits(rawValue: 16)
    static let bold = Traits(rawValue: 32)
  }

  init(base: Base, style: TextStyle, size: Double, weight: Weight?, design: Design?, family: Int32 = 0) {
    self.base = base
    self.style = style
    self.size = size
    weightCode = weight.map { $0.code + 1 } ?? 0
    self.design = design ?? .default
    self.family = family
    traits = []
    leading = .standard
  }

  var weight: Weight? { weightCode == 0 ? nil : Weight(code: weightCode - 1) }

  static let families = Interner()
}

extension Font {
  public static let largeTitle = Font.system(.largeTitle)
  public static let title = Font.system(.title)
  public static let title2 = Font.system(.title2)
  public static let title3 = Font.system(.title3)
  public static let headline = Font.system(.headline)
  public static let subheadline = Font.system(.subheadline)
  public static let body = Font.system(.body)
  public static let callout = Font.system(.callout)
  public static let footnote = Font.system(.footnote)
  public static let caption = Font.system(.caption)
  public static let caption2 = Font.system(.caption2)

  /// The system font of a text style, which follows the size the user chose.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(base: .textStyle, style: style, size: 0, weight: weight, design: design)
  }

  /// The system font in a fixed size.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(base: .system, style: .body, size: Double(size), weight: weight, design: design)
  }

  /// A font of the app's own, scaled like the body style.
  public static func custom(_ name: String, size: CGFloat) -> Font { custom(name, size: size, relativeTo: .body) }

  /// A font of the app's own, scaled like `textStyle`.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(
      base: .custom, style: textStyle, size: Double(size), weight: nil, design: nil,
      family: families.number(of: name))
  }

  /// A font of the app's own that does not scale.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(
      base: .customFixed, style: .body, size: Double(fixedSize), weight: nil, design: nil,
      family: families.number(of: name))
  }
}

extension Font {
  public func weight(_ weight: Weight) -> Font { changed { $0.weightCode = weight.code + 1 } }
  public func bold() -> Font { changed { $0.traits.insert(.bold) } }
  public func italic() -> Font { changed { $0.traits.insert(.italic) } }
  public func monospaced() -> Font { changed { $0.design = .monospaced } }
  public func monospacedDigit() -> Font { changed { $0.traits.insert(.monospacedDigit) } }
  public func smallCaps() -> Font { changed { $0.traits.insert(.smallCaps) } }
  public func lowercaseSmallCaps() -> Font { changed { $0.traits.insert(.lowercaseSmallCaps) } }
  public func uppercaseSmallCaps() -> Font { changed { $0.traits.insert(.uppercaseSmallCaps) } }
  public func leading(_ leading: Leading) -> Font { changed { $0.leading = leading } }
  public func width(_ width: Width) -> Font { changed { $0.widthFactor = Float(width.value) } }

  func changed(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
}
