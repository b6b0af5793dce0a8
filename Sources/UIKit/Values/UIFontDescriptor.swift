/// What a font is made from.
public class UIFontDescriptor: NSObject, @unchecked Sendable {
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "default")
    public static let rounded = SystemDesign(rawValue: "rounded")
    public static let serif = SystemDesign(rawValue: "serif")
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  public let pointSize: CGFloat
  public let symbolicTraits: SymbolicTraits
  let weight: UIFont.Weight
  let design: SystemDesign
  let textStyle: UIFont.TextStyle?

  init(
    pointSize: CGFloat, weight: UIFont.Weight, design: SystemDesign, traits: SymbolicTraits,
    textStyle: UIFont.TextStyle?
  ) {
    self.pointSize = pointSize
    self.weight = weight
    self.design = design
    symbolicTraits = traits
    self.textStyle = textStyle
    super.init()
  }

  convenience init(font: UIFont) {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if font.hasMonospacedDigits || font.design == .monospaced { traits.insert(.traitMonoSpace) }
    self.init(
      pointSize: font.pointSize, weight: font.weight, design: font.design, traits: traits, textStyle: font.textStyle)
  }

  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    let bold = traits.contains(.traitBold)
    return UIFontDescriptor(
      pointSize: pointSize, weight: bold ? .bold : weight, design: design, traits: traits, textStyle: textStyle)
  }

  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(pointSize: pointSize, weight: weight, design: design, traits: symbolicTraits, textStyle: textStyle)
  }

  public func withSize(_ size: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(pointSize: size, weight: weight, design: design, traits: symbolicTraits, textStyle: nil)
  }
}
