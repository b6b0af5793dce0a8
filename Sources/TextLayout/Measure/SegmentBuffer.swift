/// The segments of a text, in memory that is kept for the next text.
struct SegmentBuffer: ~Copyable {
  private var base: UnsafeMutablePointer<TextSegment>?
  private var capacity = 0
  private(set) var count = 0

  deinit { base?.deallocate() }

  var segments: UnsafeBufferPointer<TextSegment> { UnsafeBufferPointer(start: base, count: count) }

  /// Cuts `text` into segments, in place of those before. `estimate` is how many there may be.
  mutating func fill(from text: TextBytes, estimate: Int) {
    reserve(estimate)
    if !fillPlain(from: text) { fillByRules(from: text) }
  }

  /// What is plain needs no rules; false for any other text.
  mutating func fillPlain(from text: TextBytes) -> Bool {
    count = 0
    return PlainText(text)?.forEachSegment { append($0) } ?? false
  }

  /// By ICU's rules for any text.
  mutating func fillByRules(from text: TextBytes) {
    count = 0
    var cursor = GlyphCursor(text)
    var segment = TextSegment()
    LineBreaker.forEachBreak(in: text.bytes, count: text.count) { end in
      Self.measure(&segment, with: &cursor, to: end, in: text)
      append(segment)
      segment = TextSegment()
    }
  }

  private static func measure(
    _ segment: inout TextSegment, with cursor: inout GlyphCursor, to end: Int, in text: TextBytes
  ) {
    segment.contentEnd = Int32(cursor.position)
    while cursor.position < end, let glyph = cursor.next() {
      // White space inside a segment, where no line may be broken, counts as seen.
      segment.step(glyph)
      switch glyph.kind {
      case .visible: segment.contentEnd = Int32(cursor.position)
      case .newline: segment.isHard = true
      case .space, .tab: break
      }
    }
    segment.end = Int32(end)
    // U+00AD in UTF-8.
    segment.hasSoftHyphen =
      segment.contentEnd == segment.end && end >= 2 && text.bytes[end - 2] == 0xC2 && text.bytes[end - 1] == 0xAD
  }

  private mutating func append(_ segment: TextSegment) {
    if count == capacity { reserve(max(4, capacity * 2)) }
    (base! + count).initialize(to: segment)
    count += 1
  }

  private mutating func reserve(_ wanted: Int) {
    guard wanted > capacity else { return }
    let grown = UnsafeMutablePointer<TextSegment>.allocate(capacity: wanted)
    if let base {
      grown.moveInitialize(from: base, count: count)
      base.deallocate()
    }
    base = grown
    capacity = wanted
  }
}
