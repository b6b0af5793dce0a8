import Foundation

extension Text {
  func with(_ change: (inout TextTraits) -> Void) -> Text {
    var text = self
    change(&text.traits)
    return text
  }

  private func rare(_ traits: RareTraits) -> Text { with { $0.rare = traits.over($0.rare) } }

  public func font(_ font: Font?) -> Text { with { $0.font = font } }
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }
  public func fontDesign(_ design: Font.Design?) -> Text { with { $0.design = design } }
  public func fontWidth(_ width: Font.Width?) -> Text { rare(RareTraits(width: width)) }
  public func bold() -> Text { with { $0.isBold = true } }
  public func bold(_ isActive: Bool) -> Text { with { $0.isBold = isActive } }
  public func italic() -> Text { with { $0.isItalic = true } }
  public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }
  public func monospaced(_ isActive: Bool = true) -> Text { with { $0.isMonospaced = isActive } }
  public func monospacedDigit() -> Text { with { $0.monospacedDigits = true } }
  public func kerning(_ kerning: CGFloat) -> Text { with { $0.kerning = Float(kerning) } }
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = Float(tracking) } }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { rare(RareTraits(baselineOffset: baselineOffset)) }
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    rare(RareTraits(underline: RareTraits.LineMark(isActive: isActive, color: color)))
  }

  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    underline(isActive, color: color)
  }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    rare(RareTraits(strikethrough: RareTraits.LineMark(isActive: isActive, color: color)))
  }

  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    strikethrough(isActive, color: color)
  }

  public func foregroundColor(_ color: Color?) -> Text {
    with { $0.foreground = color.map { AnyShapeStyle(color: $0) } }
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with { $0.foreground = AnyShapeStyle(style) } }
}
