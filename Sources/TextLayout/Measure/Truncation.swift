/// The last line of a text that is cut: as much of the rest of the text as fits beside an ellipsis.
struct Truncation {
  private(set) var width: Int

  init(_ text: TextBytes, from start: Int, width bound: Int, mode: TextTruncation) {
    let ellipsis = text.face(at: start).ellipsis
    let room = max(bound &+ Fixed.tolerance &- ellipsis, 0)
    switch mode {
    case .tail: width = Self.leading(text, from: start, room: room)
    // Half of the room for the beginning of the line, the rest for the end of the text.
    case .middle: width = Self.trailing(text, from: start, kept: room / 2, room: room)
    case .head: width = Self.trailing(text, from: start, kept: 0, room: room)
    }
    width &+= ellipsis
  }

  /// The beginning of the line that fits, up to its end.
  private static func leading(_ text: TextBytes, from start: Int, room: Int) -> Int {
    var cursor = GlyphCursor(text, at: start)
    var pen = TextSegment()
    var fitting = 0
    while let glyph = cursor.next(), glyph.kind != .newline {
      // A character counts when the next begins within the room: all of its scalars are in then.
      if glyph.startsCharacter {
        if pen.width > room { return fitting }
        fitting = pen.width
      }
      pen.step(glyph)
    }
    return pen.width > room ? fitting : pen.width
  }

  /// What fits of the line's beginning in `kept`, and of the text's end in what that leaves of `room`.
  private static func trailing(_ text: TextBytes, from start: Int, kept: Int, room: Int) -> Int {
    var cursor = GlyphCursor(text, at: start)
    var pen = TextSegment()
    var total = 0
    while let glyph = cursor.next() {
      if glyph.kind != .newline { total &+= glyph.advance }
    }
    let head = kept == 0 ? 0 : leading(text, from: start, room: kept)
    cursor = GlyphCursor(text, at: start)
    while let glyph = cursor.next() {
      if glyph.startsCharacter, pen.width >= head, head &+ total &- pen.width <= room { break }
      if glyph.kind != .newline { pen.width &+= glyph.advance }
    }
    return head &+ total &- pen.width
  }
}
