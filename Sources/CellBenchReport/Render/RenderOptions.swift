/// How something is shown.
public struct RenderOptions: Sendable {
  /// How many columns there are; nil when nobody looks at a terminal.
  public var width: Int?
  /// Whether colours are wanted.
  public var colours: Bool
  /// Whether what is folded away otherwise is shown too: unchanged metrics, and every metric of a report.
  public var all: Bool
  /// The largest number of characters of formats that have a limit.
  public var limit: Int?

  public init(width: Int? = nil, colours: Bool = false, all: Bool = false, limit: Int? = nil) {
    self.width = width
    self.colours = colours
    self.all = all
    self.limit = limit
  }
}
