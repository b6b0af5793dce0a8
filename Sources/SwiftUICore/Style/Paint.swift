/// What a style comes to under an environment: how it is called in a dump, and its colour if it is one.
public struct _Paint: Equatable, Sendable {
  /// A stable name, such as `blue`, `#FF0000FF` or `linearGradient(blue, clear)`.
  public var name: String
  public var color: Color?

  init(_ color: Color) {
    name = color.description
    self.color = color
  }

  init(name: String) { self.name = name }
}
