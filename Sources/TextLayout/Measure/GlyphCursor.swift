/// Goes through a text scalar by scalar and measures each in its context.
///
/// Marks, joiners and selectors belong to the character before; emoji joined by U+200D, with a skin tone, and the two
/// halves of a flag take the room of one emoji; U+FE0F makes an emoji of what is before it. Letters have the advance of
/// their unjoined form, so the order of a right-to-left text does not change its width.
struct GlyphCursor {
  private let text: TextBytes
  private(set) var position: Int
  private var spanIndex = 0
  private var spanEnd = Int.max
  private var face: Face

  // The character so far.
  private var characterAdvance = 0
  private var hasCharacter = false
  private var isEmoji = false
  private var joinsNext = false
  private var isHalfFlag = false

  init(_ text: TextBytes, at position: Int = 0) {
    self.text = text
    self.position = position
    face = text.face
    if !text.spans.isEmpty { enterSpan() }
  }

  @inline(__always) mutating func next() -> Glyph? {
    guard position < text.count else { return nil }
    if position >= spanEnd { enterSpan() }
    let start = position
    let scalar = decode()
    if let kind = Self.whiteSpace(scalar) { return space(scalar, kind, start) }
    let entry = face.table.entry(scalar)
    if entry & GlyphTable.extends != 0 { return extend(scalar, entry, start) }
    if entry >= GlyphTable.regional { return pictograph(scalar, entry, start) }
    // A symbol that becomes part of an emoji by being joined to it, such as the sign of ♂.
    if joinsNext, 0x2190..<0x3300 ~= scalar {
      joinsNext = false
      return Glyph(start: start, advance: 0, kind: .visible, startsCharacter: false)
    }
    return begin(face.advance(scalar, entry), start)
  }

  private mutating func begin(_ advance: Int, _ start: Int, kind: Glyph.Kind = .visible) -> Glyph {
    characterAdvance = advance
    hasCharacter = true
    isEmoji = false
    joinsNext = false
    isHalfFlag = false
    return Glyph(start: start, advance: advance &+ face.tracking, kind: kind, startsCharacter: true)
  }

  private mutating func space(_ scalar: UInt32, _ kind: Glyph.Kind, _ start: Int) -> Glyph {
    guard kind == .space else {
      hasCharacter = false
      isEmoji = false
      return Glyph(start: start, advance: 0, kind: kind, startsCharacter: true)
    }
    return begin(face.advance(scalar, face.table.entry(scalar)), start, kind: .space)
  }

  private mutating func extend(_ scalar: UInt32, _ entry: UInt16, _ start: Int) -> Glyph {
    guard hasCharacter else {
      // A mark with nothing to stand on is a character of its own.
      return begin(face.advance(scalar, entry), start)
    }
    var advance = face.advance(scalar, entry)
    if scalar == 0x200D {
      joinsNext = isEmoji
    } else if scalar == 0xFE0F, !isEmoji {
      advance = face.emoji - characterAdvance
      isEmoji = true
    }
    characterAdvance &+= advance
    return Glyph(start: start, advance: advance, kind: .visible, startsCharacter: false)
  }

  private mutating func pictograph(_ scalar: UInt32, _ entry: UInt16, _ start: Int) -> Glyph {
    let isTone = 0x1F3FB...0x1F3FF ~= scalar
    let completesFlag = entry == GlyphTable.regional && isHalfFlag
    if joinsNext || isTone && isEmoji || completesFlag {
      joinsNext = false
      isHalfFlag = false
      return Glyph(start: start, advance: 0, kind: .visible, startsCharacter: false)
    }
    let glyph = begin(face.emoji, start)
    isEmoji = true
    isHalfFlag = entry == GlyphTable.regional
    return glyph
  }

  private mutating func enterSpan() {
    while spanIndex < text.spans.count - 1, position >= text.spans[spanIndex].end { spanIndex += 1 }
    face = text.spans[spanIndex].face
    spanEnd = spanIndex == text.spans.count - 1 ? .max : text.spans[spanIndex].end
  }

  /// The next scalar; the text is valid UTF-8.
  @inline(__always) private mutating func decode() -> UInt32 {
    let first = UInt32(text.bytes[position])
    position += 1
    guard first >= 0x80 else { return first }
    if first < 0xE0 { return (first & 0x1F) << 6 | continuation() }
    if first < 0xF0 { return (first & 0x0F) << 12 | continuation() << 6 | continuation() }
    return (first & 0x07) << 18 | continuation() << 12 | continuation() << 6 | continuation()
  }

  @inline(__always) private mutating func continuation() -> UInt32 {
    defer { position += 1 }
    return UInt32(text.bytes[position]) & 0x3F
  }

  /// The white space that hangs at the end of a line, and what ends one; nil for everything else.
  @inline(__always) private static func whiteSpace(_ scalar: UInt32) -> Glyph.Kind? {
    if scalar > 0x20, scalar < 0x80 { return nil }
    switch scalar {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: return .space
    case 0x09: return .tab
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: return .newline
    default: return nil
    }
  }
}
