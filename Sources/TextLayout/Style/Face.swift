/// A style made ready for measuring. Lengths are in `Fixed`.
struct Face {
  let table: GlyphTable
  /// One unit of the table.
  let unit: Int
  let tracking: Int
  let emoji: Int
  /// The advance of every digit; 0 when each has its own.
  let digit: UInt16
  let isMonospaced: Bool
  let ascent: Double
  let descent: Double
  let leading: Double

  init(_ style: TextStyle) {
    table = GlyphTable.of(style.weight.face)
    unit = Int((style.effectiveSize * Double(Fixed.one) / GlyphData.unitsPerEm).rounded())
    tracking = Fixed.of(min(max(style.tracking, -10_000), 10_000))
    emoji = Int(GlyphData.emojiAdvance) * unit
    digit = style.monospacedDigits ? style.measures.tabularDigit : 0
    isMonospaced = style.design == .monospaced
    ascent = style.ascent
    descent = style.descent
    leading = style.leading
  }

  var lineHeight: Double { ascent + descent + leading }

  /// Whether a run of ASCII is the sum of the table's own advances.
  var isPlain: Bool { digit == 0 && !isMonospaced && tracking == 0 }

  /// The advance of a scalar by its entry, which is neither emoji nor half a flag, without tracking.
  @inline(__always) func advance(_ scalar: UInt32, _ entry: UInt16) -> Int {
    var units = entry & ~GlyphTable.extends
    if digit != 0, scalar &- 48 < 10 { units = digit }
    if isMonospaced { units = monospaced(units, extends: entry & GlyphTable.extends != 0) }
    return Int(units) &* unit
  }

  /// An ideograph keeps its em; marks take no room of their own.
  private func monospaced(_ units: UInt16, extends: Bool) -> UInt16 {
    if extends || units == 0 { return 0 }
    return units >= UInt16(GlyphData.unitsPerEm) ? units : GlyphData.monospacedAdvance
  }

  /// What a line gets where it is cut.
  var ellipsis: Int { advance(0x2026, table.entry(0x2026)) &+ tracking }
  /// What a line gets where it is broken at a soft hyphen.
  var hyphen: Int { advance(0x2D, table.entry(0x2D)) &+ tracking }
}
