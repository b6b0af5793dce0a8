/// A text without a bound: what one pass over it tells, without asking for line breaks.
struct NaturalSize {
  /// The widest line, as far as the text itself breaks lines.
  var width = 0
  var hasNewlines = false
  /// How many segments there may be, for room.
  var segmentEstimate = 1

  init(_ text: TextBytes) {
    if text.spans.isEmpty, text.face.isPlain, measurePlain(text) { return }
    measure(text)
  }

  /// The pass for what most texts are: ASCII in one style without control characters; false for any other text.
  private mutating func measurePlain(_ text: TextBytes) -> Bool {
    let advances = text.face.table.blocks
    var units = 0
    var spaces = 0
    for position in 0..<text.count {
      let byte = text.bytes[position]
      guard byte &- 0x20 < 0x5F else { return false }
      units &+= Int(advances[Int(byte)])
      if byte < 0x41 { spaces &+= 1 }
    }
    var end = text.count
    while end > 0, text.bytes[end - 1] == 0x20 {
      units &-= Int(advances[0x20])
      end &-= 1
    }
    width = units &* text.face.unit
    segmentEstimate = spaces + 1
    return true
  }

  private mutating func measure(_ text: TextBytes) {
    var cursor = GlyphCursor(text)
    var pen = TextSegment()
    var breaks = 1
    while let glyph = cursor.next() {
      pen.step(glyph)
      if glyph.kind == .newline {
        hasNewlines = true
        width = max(width, pen.width)
        pen = TextSegment()
      }
      // Outside ASCII any character may be one that a line can break at.
      if glyph.kind != .visible || cursor.position - glyph.start > 1 { breaks += 1 }
    }
    width = max(width, pen.width)
    segmentEstimate = breaks + 1
  }
}
