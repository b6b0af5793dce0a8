/// A font of the system's family: a size, a weight and a design.
public class UIFont: NSObject, @unchecked Sendable {
  public let pointSize: CGFloat
  let weight: Weight
  let design: UIFontDescriptor.SystemDesign
  let isItalic: Bool
  let hasMonospacedDigits: Bool
  let customName: String?
  /// The text style and whether the font follows the type size.
  let textStyle: TextStyle?
  let style: MeasuredStyle

  init(
    size: CGFloat, weight: Weight = .regular, design: UIFontDescriptor.SystemDesign = .default, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false, name: String? = nil, textStyle: TextStyle? = nil
  ) {
    let size = size > 0 && size.isFinite ? size : UIFont.systemFontSize
    pointSize = size
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    customName = name
    self.textStyle = textStyle
    style = UIFont.measuredStyle(
      size: size, weight: weight, design: design, isItalic: isItalic, hasMonospacedDigits: hasMonospacedDigits)
    super.init()
  }

  /// No font files are looked at: any name gives the system's metrics.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(size: fontSize, name: fontName)
  }

  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      size: pointSize > 0 ? pointSize : descriptor.pointSize, weight: descriptor.weight, design: descriptor.design,
      isItalic: descriptor.symbolicTraits.contains(.traitItalic),
      hasMonospacedDigits: descriptor.symbolicTraits.contains(.traitMonoSpace), textStyle: descriptor.textStyle)
  }

  public static let systemFontSize: CGFloat = 14
  public static let smallSystemFontSize: CGFloat = 12
  public static let labelFontSize: CGFloat = 17
  public static let buttonFontSize: CGFloat = 18

  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: .semibold) }
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, isItalic: true) }
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight, design: .monospaced)
  }
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight, hasMonospacedDigits: true)
  }

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  public static func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?) -> UIFont {
    let category = (traits ?? .current).preferredContentSizeCategory
    return UIFont(
      size: style.size(category), weight: style == .headline ? .semibold : .regular, textStyle: style)
  }

  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(
      size: fontSize, weight: weight, design: design, isItalic: isItalic, hasMonospacedDigits: hasMonospacedDigits,
      name: customName)
  }

  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: self) }
  public var fontName: String { customName ?? "system" }
  public var familyName: String { customName ?? "system" }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other
      || (pointSize == other.pointSize && weight == other.weight && design == other.design
        && isItalic == other.isItalic && hasMonospacedDigits == other.hasMonospacedDigits
        && customName == other.customName && textStyle == other.textStyle)
  }

  public override var hash: Int { Int(pointSize * 64) }
}
