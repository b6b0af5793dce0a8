/// The measured size of a text, in points, not rounded.
public struct TextMetrics: Hashable, Sendable {
  /// The widest line, without the white space at its end.
  public var width: Double
  public var height: Double
  /// From the top.
  public var firstBaseline: Double
  /// From the top.
  public var lastBaseline: Double
  public var lineCount: Int
  /// Whether something is left out for want of room.
  public var isTruncated: Bool
  /// The part of its size that the text was shrunk to; 1 when it was not.
  public var scale: Double

  public init(
    width: Double, height: Double, firstBaseline: Double, lastBaseline: Double, lineCount: Int,
    isTruncated: Bool = false, scale: Double = 1
  ) {
    self.width = width
    self.height = height
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
    self.isTruncated = isTruncated
    self.scale = scale
  }

  /// The same with width and height rounded up to whole pixels, as labels and texts report theirs.
  public func aligned(toDisplayScale displayScale: Double) -> TextMetrics {
    guard displayScale > 0, displayScale.isFinite else { return self }
    var aligned = self
    // What sums leave does not cost a pixel. Less than the tolerance of a bound: an aligned width holds its text.
    let slack = Fixed.points(Fixed.tolerance) / 2 * displayScale
    aligned.width = (width * displayScale - slack).rounded(.up) / displayScale
    aligned.height = (height * displayScale - slack).rounded(.up) / displayScale
    return aligned
  }
}
