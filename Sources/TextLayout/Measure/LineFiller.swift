/// Fills lines greedily, as far as width, height and line limit let it.
///
/// White space at the end of a line hangs. A word that no line holds is broken between characters, at least one to a
/// line, after the line before it has been ended. A text that ends in a newline has an empty last line.
struct LineFiller {
  struct Bounds {
    var width: Int
    /// Points.
    var height: Double
    var lineLimit: Int
    /// Points.
    var lineSpacing: Double
    var truncation: TextTruncation
  }

  private let text: TextBytes
  private let segments: UnsafeBufferPointer<TextSegment>
  private let bounds: Bounds

  private(set) var lineCount = 0
  private(set) var widest = 0
  /// Points, from the top of the first line to the bottom of the last.
  private(set) var height = 0.0
  private(set) var firstAscent = 0.0
  private(set) var lastDescent = 0.0
  private(set) var isTruncated = false

  // The line that is being filled.
  private var lineStart = 0
  /// Where the pen is, hanging white space included.
  private var pen = 0
  /// Where what is seen ends; 0 while nothing is.
  private var content = 0
  private var hasContent = false

  init(_ text: TextBytes, segments: UnsafeBufferPointer<TextSegment>, bounds: Bounds) {
    self.text = text
    self.segments = segments
    self.bounds = bounds
    fill()
  }

  private mutating func fill() {
    var index = 0
    var start = 0
    while index < segments.count {
      let segment = segments[index]
      if hasContent, !fits(index) {
        if segments[index - 1].hasSoftHyphen { showHyphen(before: start) }
        guard nextLine(at: start) else { return }
      } else {
        guard place(segment, from: start) else { return }
        start = Int(segment.end)
        index += 1
        if segment.isHard { guard nextLine(at: start) else { return } }
      }
    }
    endLine(at: text.count)
  }

  private func fits(_ index: Int) -> Bool {
    let segment = segments[index]
    guard holds(pen &+ segment.width) else { return false }
    guard segment.hasSoftHyphen, index + 1 < segments.count else { return true }
    // A line that would end here needs room for the hyphen.
    let end = pen &+ segment.width
    return holds(end &+ segments[index + 1].width) || holds(end &+ text.face(at: Int(segment.end) - 1).hyphen)
  }

  /// A line too narrow for its hyphen goes without: a choice.
  private mutating func showHyphen(before end: Int) {
    let width = content &+ text.face(at: end - 1).hyphen
    if holds(width) { content = width }
  }

  private func holds(_ width: Int) -> Bool { width <= bounds.width &+ Fixed.tolerance }

  /// Puts a segment on the line; false when the text had to be cut within it.
  private mutating func place(_ segment: TextSegment, from start: Int) -> Bool {
    if Int(segment.contentEnd) > start {
      if holds(pen &+ segment.width) {
        pen &+= segment.width
        content = pen
        hasContent = true
      } else {
        guard placeByCharacter(from: start, to: Int(segment.contentEnd)) else { return false }
      }
    }
    pen = TextSegment.tabbed(pen &+ segment.space, tabs: Int(segment.tabs))
    return true
  }

  private mutating func placeByCharacter(from start: Int, to end: Int) -> Bool {
    var cursor = GlyphCursor(text, at: start)
    while cursor.position < end, let glyph = cursor.next() {
      if glyph.startsCharacter, hasContent, !holds(pen &+ glyph.advance) {
        guard nextLine(at: glyph.start) else { return false }
      }
      pen &+= glyph.advance
      content = pen
      hasContent = true
    }
    return true
  }

  /// Ends the line and begins another at byte `start`; false when there may be no other: the line then ends in an
  /// ellipsis.
  private mutating func nextLine(at start: Int) -> Bool {
    let hasRoom =
      lineCount + 1 < bounds.lineLimit
      && (bounds.height == .infinity || heightThrough(start) + text.face(at: start).lineHeight <= bounds.height + 0.001)
    guard hasRoom else {
      isTruncated = true
      content = Truncation(text, from: lineStart, width: bounds.width, mode: bounds.truncation).width
      endLine(at: start)
      return false
    }
    endLine(at: start)
    lineStart = start
    pen = 0
    content = 0
    hasContent = false
    return true
  }

  /// The height of the lines up to this one and the gap behind it.
  private func heightThrough(_ end: Int) -> Double {
    let line = lineMeasures(to: end)
    return height + gap + line.ascent + line.descent + line.leading + bounds.lineSpacing
  }

  private var gap: Double { lineCount == 0 ? 0 : bounds.lineSpacing }

  private mutating func endLine(at end: Int) {
    let line = lineMeasures(to: end)
    if lineCount == 0 { firstAscent = line.ascent }
    height += gap + line.ascent + line.descent + line.leading
    lastDescent = line.descent + line.leading
    lineCount += 1
    widest = max(widest, content)
  }

  /// The largest measures of the styles on the line from `lineStart` to `end`.
  private func lineMeasures(to end: Int) -> (ascent: Double, descent: Double, leading: Double) {
    var face = text.face(at: lineStart)
    var measures = (ascent: face.ascent, descent: face.descent, leading: face.leading)
    for (index, span) in text.spans.enumerated() {
      let spanStart = index == 0 ? 0 : text.spans[index - 1].end
      guard spanStart < end, span.end > lineStart else { continue }
      face = span.face
      measures.ascent = max(measures.ascent, face.ascent)
      measures.descent = max(measures.descent, face.descent)
      measures.leading = max(measures.leading, face.leading)
    }
    return measures
  }
}
