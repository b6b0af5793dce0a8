import Foundation

/// A value of a view's geometry that another view can read in its own coordinates, through a `GeometryProxy`.
///
/// Models SwiftUI's `Anchor`. The place is looked up when the anchor is read; what reads it through a preference is
/// described again when the place has changed.
public struct Anchor<Value> {
  /// How the value is made of a view's size, and moved into other coordinates.
  public struct Source {
    let value: (CGSize) -> Value
    let translate: (Value, CGPoint) -> Value
  }

  private let place: AnchorPlace
  private let source: Source

  @MainActor init(_ node: LayoutNode, _ source: Source) {
    place = AnchorPlace(node)
    self.source = source
  }

  /// The value in the coordinates of `node`.
  @MainActor func value(in node: LayoutNode) -> Value {
    let origin = node.frameInHost.origin
    let frame = place.current
    return source.translate(
      source.value(frame.size), CGPoint(x: frame.minX - origin.x, y: frame.minY - origin.y))
  }

  fileprivate var valueInHost: Value {
    let frame = place.frame
    return source.translate(source.value(frame.size), frame.origin)
  }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (a: Anchor, b: Anchor) -> Bool { a.place.isOf(b.place) && a.valueInHost == b.valueInHost }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(valueInHost) }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}

/// Where an anchored view was when the anchor was made, and where it is now.
private final class AnchorPlace: @unchecked Sendable {
  private weak var node: LayoutNode?
  private(set) var frame: CGRect

  @MainActor init(_ node: LayoutNode) {
    self.node = node
    frame = node.frameInHost
  }

  @MainActor var current: CGRect {
    guard let node, node.isAlive else { return frame }
    return node.frameInHost
  }

  func isOf(_ other: AnchorPlace) -> Bool { node === other.node }
}

extension Anchor.Source {
  /// Several anchors as one.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(
      value: { size in array.map { $0.value(size) } },
      translate: { values, offset in zip(array, values).map { $0.translate($1, offset) } })
  }

  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(
      value: { anchor?.value($0) }, translate: { value, offset in value.flatMap { anchor?.translate($0, offset) } })
  }
}

extension Anchor.Source where Value == CGRect {
  /// The view's bounds.
  public static var bounds: Anchor.Source { rect { CGRect(origin: .zero, size: $0) } }

  /// A rectangle in the view's own coordinates.
  public static func rect(_ rect: CGRect) -> Anchor.Source { Self.rect { _ in rect } }

  private static func rect(_ value: @escaping (CGSize) -> CGRect) -> Anchor.Source {
    Anchor.Source(value: value, translate: { $0.offsetBy(dx: $1.x, dy: $1.y) })
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own coordinates.
  public static func point(_ point: CGPoint) -> Anchor.Source { Self.point { _ in point } }

  /// A point of the view's unit square.
  public static func unitPoint(_ point: UnitPoint) -> Anchor.Source {
    Self.point { CGPoint(x: $0.width * point.x, y: $0.height * point.y) }
  }

  private static func point(_ value: @escaping (CGSize) -> CGPoint) -> Anchor.Source {
    Anchor.Source(value: value, translate: { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) })
  }

  public static var topLeading: Anchor.Source { unitPoint(.topLeading) }
  public static var top: Anchor.Source { unitPoint(.top) }
  public static var topTrailing: Anchor.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor.Source { unitPoint(.leading) }
  public static var center: Anchor.Source { unitPoint(.center) }
  public static var trailing: Anchor.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor.Source { unitPoint(.bottomTrailing) }
}
