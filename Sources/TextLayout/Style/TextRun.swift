/// A stretch of text in one style.
public struct TextRun: Hashable, Sendable {
  public var text: String
  public var style: TextStyle

  public init(text: String, style: TextStyle) {
    self.text = text
    self.style = style
  }
}
