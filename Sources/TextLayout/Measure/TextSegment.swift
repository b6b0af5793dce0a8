/// A stretch of text between two places where a line may be broken: what is seen, then white space that hangs when the
/// line ends there.
struct TextSegment {
  /// Of what is seen.
  var width = 0
  /// Of the white space behind it, tabs not included.
  var space = 0
  /// The byte after what is seen.
  var contentEnd: Int32 = 0
  /// The byte after the white space.
  var end: Int32 = 0
  var tabs: UInt16 = 0
  /// A line ends here in any case.
  var isHard = false
  /// A hyphen shows when a line ends here.
  var hasSoftHyphen = false

  /// Where the pen is after the segment, when it was at `x` before. Tab stops are 28 pt apart, as a paragraph style's
  /// are by default; spaces between tabs count before them.
  func advance(from x: Int) -> Int { Self.tabbed(x &+ width &+ space, tabs: Int(tabs)) }

  static func tabbed(_ x: Int, tabs: Int) -> Int {
    let stop = 28 * Fixed.one
    return tabs == 0 ? x : (max(x, 0) / stop + tabs) * stop
  }

  /// Moves on by one scalar, white space counting once something is seen behind it.
  mutating func step(_ glyph: Glyph) {
    switch glyph.kind {
    case .space: space &+= glyph.advance
    case .tab: tabs &+= 1
    case .newline: break
    case .visible:
      width = advance(from: 0) &+ glyph.advance
      space = 0
      tabs = 0
    }
  }
}
