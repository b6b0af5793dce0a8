import Foundation

extension Font {
  /// What a text is for: decides its size.
  public enum TextStyle: UInt8, CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// How heavy the strokes are.
  @frozen public struct Weight: Hashable, Sendable {
    let code: UInt8
    init(code: UInt8) { self.code = code }

    public static let ultraLight = Weight(code: 0)
    public static let thin = Weight(code: 1)
    public static let light = Weight(code: 2)
    public static let regular = Weight(code: 3)
    public static let medium = Weight(code: 4)
    public static let semibold = Weight(code: 5)
    public static let bold = Weight(code: 6)
    public static let heavy = Weight(code: 7)
    public static let black = Weight(code: 8)
  }

  /// The shape of the letters.
  public enum Design: UInt8, Hashable, Sendable { case `default`, serif, rounded, monospaced }

  /// The distance between lines.
  public enum Leading: UInt8, Hashable, Sendable { case standard, tight, loose }

  /// How wide the letters are.
  @frozen public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(0.7)
    public static let condensed = Width(0.85)
    public static let standard = Width(1)
    public static let expanded = Width(1.2)
  }
}
