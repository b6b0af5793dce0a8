import Foundation

/// What shows at one commit: the rows on screen and what each of them draws. A benchmark's `content` closure fills it.
public struct ContentFrame {
  /// Something that is drawn: a text, an image, a coloured rectangle.
  public struct Leaf {
    /// `text`, `image`, `color` or whatever else draws.
    public var kind: String
    /// The text, or what tells one image or colour from another.
    public var text: String
    /// In the row's own coordinates, in points.
    public var frame: CGRect

    public init(kind: String, text: String, frame: CGRect) {
      self.kind = kind
      self.text = text
      self.frame = frame
    }
  }

  /// A row that is on screen.
  public struct Row {
    public var index: Int
    /// Where it is on screen, in points from the top left corner of what can be seen of the list.
    public var frame: CGRect
    public var leaves: [Leaf]
    /// A text that has to be among the leaves', or nil when the benchmark cannot say: with another text the row is
    /// stale.
    public var expectedText: String?

    public init(index: Int, frame: CGRect, leaves: [Leaf], expectedText: String? = nil) {
      self.index = index
      self.frame = frame
      self.leaves = leaves
      self.expectedText = expectedText
    }
  }

  /// From top to bottom.
  public var rows: [Row] = []

  public init() {}

  public mutating func add(_ row: Row) { rows.append(row) }
}
