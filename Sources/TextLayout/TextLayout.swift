/// Measured text: sizes that are the same on every machine, from an embedded table of advances and the line breaks of
/// the toolchain's ICU.
///
/// There is no global cache. Whoever shows a text keeps a `TextMeasurer` for it, which remembers what it last answered.
public enum TextLayout {
  /// A hash of the table of advances: sizes measured with different tables are not comparable.
  public static var tableVersion: String { GlyphData.version }

  /// The version of the ICU that breaks lines, such as `74.0`.
  public static var icuVersion: String { LineBreaker.icuVersion }

  /// Decodes the table and opens the line breaker now, so that no later measurement pays for it.
  public static func prepare() {
    for weight in FaceWeight.allCases { _ = GlyphTable.of(weight) }
    LineBreaker.warmUp()
  }

  /// Measures a text once. Who asks again for the same text keeps a `TextMeasurer`.
  public static func metrics(
    of text: String, style: TextStyle, width: Double? = nil, options: TextOptions = TextOptions()
  ) -> TextMetrics {
    TextMeasurer(text, style: style).metrics(width: width, options: options)
  }
}
