import Foundation

extension View {
  /// The font of texts in the view that set none.
  nonisolated public func font(_ font: Font?) -> some View { environmentValue(FontKey.self, font) }

  /// The most lines that each text in the view shows; nil is no limit.
  nonisolated public func lineLimit(_ number: Int?) -> some View { environmentValue(LineLimitKey.self, number) }

  /// The least and the most lines of each text in the view: it takes the room of the least even when it has fewer.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    reservingLines(limit.lowerBound, limit.upperBound)
  }

  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    reservingLines(limit.lowerBound, nil)
  }

  /// The most lines that each text shows, whose room it takes even when it has fewer.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    reservingLines(reservesSpace ? limit : 0, limit)
  }

  nonisolated private func reservingLines(_ least: Int, _ most: Int?) -> some View {
    environmentValue(ReservedLinesKey.self, least).environmentValue(LineLimitKey.self, most)
  }

  /// Points between the lines of texts in the view.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environmentValue(LineSpacingKey.self, LayoutValue.finite(lineSpacing, or: 0, "line spacing"))
  }

  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environmentValue(TruncationModeKey.self, mode)
  }

  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environmentValue(MinimumScaleFactorKey.self, LayoutValue.finite(factor, or: 1, "minimum scale factor"))
  }

  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environmentValue(AllowsTighteningKey.self, flag)
  }

  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environmentValue(MultilineTextAlignmentKey.self, alignment)
  }

  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environmentValue(TextCaseKey.self, textCase) }

  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environmentValue(DynamicTypeSizeKey.self, size)
  }

  /// Keeps the user's size of text within `range`.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    modifier(_DynamicTypeRangeModifier(allowed: DynamicTypeSize.allCases.filter(range.contains)))
  }
}

extension View {
  nonisolated func textTraits(_ change: TextTraits) -> some View { modifier(_TextTraitsModifier(traits: change)) }

  nonisolated func textTraits(_ change: (inout TextTraits) -> Void) -> some View {
    var traits = TextTraits()
    change(&traits)
    return textTraits(traits)
  }

  nonisolated public func bold(_ isActive: Bool = true) -> some View { textTraits { $0.isBold = isActive } }
  nonisolated public func italic(_ isActive: Bool = true) -> some View { textTraits { $0.isItalic = isActive } }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { textTraits { $0.weight = weight } }
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { textTraits { $0.design = design } }
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    textTraits { $0.rare = RareTraits(width: width) }
  }
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View { textTraits { $0.isMonospaced = isActive } }
  nonisolated public func monospacedDigit() -> some View { textTraits { $0.monospacedDigits = true } }
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { textTraits { $0.kerning = Float(kerning) } }
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { textTraits { $0.tracking = Float(tracking) } }

  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    textTraits { $0.rare = RareTraits(baselineOffset: baselineOffset) }
  }

  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textTraits { $0.rare = RareTraits(underline: RareTraits.LineMark(isActive: isActive, color: color)) }
  }

  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textTraits { $0.rare = RareTraits(strikethrough: RareTraits.LineMark(isActive: isActive, color: color)) }
  }
}
