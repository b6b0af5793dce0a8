import Foundation

/// The inset distances, in points, for the sides of a rectangle.
@frozen public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// The same inset on each of `edges`, none on the others.
  @usableFromInline init(_ length: CGFloat, edges: Edge.Set = .all) {
    self.init(
      top: edges.contains(.top as Edge) ? length : 0, leading: edges.contains(.leading as Edge) ? length : 0,
      bottom: edges.contains(.bottom as Edge) ? length : 0, trailing: edges.contains(.trailing as Edge) ? length : 0)
  }

  var horizontal: CGFloat { leading + trailing }
  var vertical: CGFloat { top + bottom }
}
