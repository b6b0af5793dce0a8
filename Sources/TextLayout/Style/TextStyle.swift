/// All of a font that decides sizes. Measures are in points.
///
/// The table's font is Inter, whose measures are near those of Apple's system font and are not the same; they are its own,
/// unrounded, as `UIFont`'s are. Italic is as wide as upright: a choice.
public struct TextStyle: Hashable, Sendable {
  /// Points. What is not a positive number measures as 0, and nothing as more than 10,000.
  public var size: Double
  public var weight: TextWeight
  public var isItalic: Bool
  public var design: TextDesign
  /// Whether all digits are equally wide.
  public var monospacedDigits: Bool
  /// Points added after every character; SwiftUI's `kerning` and `tracking` both come here.
  public var tracking: Double

  public init(
    size: Double, weight: TextWeight = .regular, isItalic: Bool = false, design: TextDesign = .default,
    monospacedDigits: Bool = false, tracking: Double = 0
  ) {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.design = design
    self.monospacedDigits = monospacedDigits
    self.tracking = tracking
  }

  /// From the baseline up.
  public var ascent: Double { points(measures.ascent) }
  /// From the baseline down; positive.
  public var descent: Double { points(measures.descent) }
  /// Between the descent of one line and the ascent of the next.
  public var leading: Double { points(measures.leading) }
  public var lineHeight: Double { ascent + descent + leading }
  public var xHeight: Double { points(measures.xHeight) }
  public var capHeight: Double { points(measures.capHeight) }

  /// The side of a symbol beside the text: a square as high as capitals and descenders, in whole points. A choice, since
  /// the symbols' outlines are not to be had.
  public var symbolSide: Double { (capHeight + descent).rounded(.up) }

  /// The size that is measured: never negative, not a number or absurd.
  var effectiveSize: Double { size > 0 ? min(size, 10_000) : 0 }

  var measures: FaceMeasures { FaceMeasures.of(weight.face) }

  private func points(_ units: Double) -> Double { units * effectiveSize / GlyphData.unitsPerEm }
}
