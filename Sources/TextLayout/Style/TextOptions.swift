/// What else decides the size of a text. Lengths are in points.
public struct TextOptions: Hashable, Sendable {
  /// The most lines shown; nil, 0 and less mean no limit, as `numberOfLines = 0` does.
  public var lineLimit: Int?
  /// Between the bottom of one line and the top of the next. What is not a finite positive number counts as 0.
  public var lineSpacing: Double
  public var truncation: TextTruncation
  /// How far a text that would be cut may shrink, as a part of its size: 1 is not at all.
  public var minimumScaleFactor: Double
  /// Whether the characters of a text that would be cut may move together, by 5 % at most: a choice.
  public var allowsTightening: Bool
  /// As how many lines the text is high even when it has fewer; never as more than `lineLimit`, nor than 255. A byte,
  /// because every text keeps it.
  public var reservedLines: UInt8

  public init(
    lineLimit: Int? = nil, lineSpacing: Double = 0, truncation: TextTruncation = .tail,
    minimumScaleFactor: Double = 1, allowsTightening: Bool = false, reservedLines: UInt8 = 0
  ) {
    self.lineLimit = lineLimit
    self.lineSpacing = lineSpacing
    self.truncation = truncation
    self.minimumScaleFactor = minimumScaleFactor
    self.allowsTightening = allowsTightening
    self.reservedLines = reservedLines
  }

  var effectiveLineLimit: Int { lineLimit.map { $0 > 0 ? $0 : .max } ?? .max }
  var effectiveLineSpacing: Double { lineSpacing.isFinite ? max(lineSpacing, 0) : 0 }
  /// Between 0.01 and 1.
  var effectiveScaleFactor: Double { minimumScaleFactor < 1 ? max(minimumScaleFactor, 0.01) : 1 }
}
