import Foundation

/// The distances a view would like to its neighbours, an edge at a time.
///
/// An edge without a preference leaves the distance to the other view, and to the default when neither has one.
/// Models SwiftUI's default distance of 8 and the spacer's zero edges; facts: engine 4.3-24. Distances between texts
/// that depend on their fonts are left out: every pair without preferences is 8 apart, which is a choice.
public struct ViewSpacing: Equatable, Sendable {
  /// Preferences by edge; NaN is none.
  var top: CGFloat = .nan
  var leading: CGFloat = .nan
  var bottom: CGFloat = .nan
  var trailing: CGFloat = .nan

  /// The distance between views of which neither has a preference.
  static let defaultDistance: CGFloat = 8

  /// Preferences as a view has them that says nothing of its own: none.
  public init() {}

  /// A preference for no distance, on every edge.
  public static let zero = ViewSpacing(top: 0, leading: 0, bottom: 0, trailing: 0)

  init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance along `axis`, no preference across it: what a spacer in a stack asks for.
  init(zeroAlong axis: Axis) {
    if axis == .horizontal {
      leading = 0
      trailing = 0
    } else {
      top = 0
      bottom = 0
    }
  }

  /// Merges in the preferences of a view that shares `edges` with this one. An edge that only one of them cares about
  /// has no preference: the indifferent view still wants the default distance there.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top as Edge) { top = Self.merged(top, other.top) }
    if edges.contains(.leading as Edge) { leading = Self.merged(leading, other.leading) }
    if edges.contains(.bottom as Edge) { bottom = Self.merged(bottom, other.bottom) }
    if edges.contains(.trailing as Edge) { trailing = Self.merged(trailing, other.trailing) }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The distance this view wants to `next`, which follows it along `axis`.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (mine, its) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    if mine.isNaN { return its.isNaN ? Self.defaultDistance : its }
    return its.isNaN ? mine : max(mine, its)
  }

  /// Forgets the preferences of `edges`: what a frame or padding around a view does.
  mutating func reset(_ edges: Edge.Set) {
    if edges.contains(.top as Edge) { top = .nan }
    if edges.contains(.leading as Edge) { leading = .nan }
    if edges.contains(.bottom as Edge) { bottom = .nan }
    if edges.contains(.trailing as Edge) { trailing = .nan }
  }

  private static func merged(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
    a.isNaN || b.isNaN ? .nan : max(a, b)
  }

  public static func == (a: ViewSpacing, b: ViewSpacing) -> Bool {
    func same(_ x: CGFloat, _ y: CGFloat) -> Bool { x == y || (x.isNaN && y.isNaN) }
    return same(a.top, b.top) && same(a.leading, b.leading) && same(a.bottom, b.bottom) && same(a.trailing, b.trailing)
  }
}
