/// Cuts a text of plain words, as most texts are, into segments without asking ICU: ASCII letters and digits, spaces, and
/// the marks that stand within or behind words.
///
/// Between those the rules for line breaks leave one kind of place, behind spaces (UAX 14, LB 18); a mark of them never
/// begins a segment (LB 13), and one that a letter or digit follows joins the two (LB 25, LB 29). Whatever else there is
/// in a text, and marks in other places, are left to ICU.
struct PlainText {
  private let text: TextBytes

  /// nil when not every scalar is measured by the table alone.
  init?(_ text: TextBytes) {
    guard text.spans.isEmpty, text.face.isPlain, text.count > 0 else { return nil }
    self.text = text
  }

  /// Calls `body` with each segment. Returns false, maybe after some segments, when the text is not plain.
  @inline(__always) func forEachSegment(_ body: (TextSegment) -> Void) -> Bool {
    let (bytes, count) = (text.bytes, text.count)
    let advances = text.face.table.blocks
    var position = 0
    while position < count {
      var segment = TextSegment()
      var units = 0
      while position < count, bytes[position] != 0x20 {
        let byte = bytes[position]
        if !Self.isWord(byte), !isMarkInPlace(position) { return false }
        units &+= Int(advances[Int(byte)])
        position += 1
      }
      segment.contentEnd = Int32(truncatingIfNeeded: position)
      segment.width = units &* text.face.unit
      let spaces = position
      while position < count, bytes[position] == 0x20 { position += 1 }
      segment.space = (position - spaces) &* Int(advances[0x20]) &* text.face.unit
      segment.end = Int32(truncatingIfNeeded: position)
      body(segment)
    }
    return true
  }

  /// Whether the byte, no letter or digit, is a mark behind one: `.`, `,` and `:` wherever a word goes on or ends behind
  /// them, `!` and `?` where it ends.
  @inline(__always) private func isMarkInPlace(_ position: Int) -> Bool {
    guard position > 0, Self.isWord(text.bytes[position - 1]) else { return false }
    let endsWord = position + 1 == text.count || text.bytes[position + 1] == 0x20
    switch text.bytes[position] {
    case 0x2C, 0x2E, 0x3A: return endsWord || Self.isWord(text.bytes[position + 1])
    case 0x21, 0x3F: return endsWord
    default: return false
    }
  }

  @inline(__always) private static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
  }
}
