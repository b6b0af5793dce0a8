/// Where coordinates are counted from.
public enum CoordinateSpace: Equatable, Hashable {
  /// The window's.
  case global
  /// The view's own.
  case local
  /// That of the nearest view above that has the name.
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: @unchecked Sendable {}

/// A type that stands for a coordinate space.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The view's own coordinate space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The window's coordinate space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of a view above.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The visible part of the enclosing scroll view.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollViewSpaceName.only) }

  /// The visible part of the enclosing scroll view. Which axis it scrolls along makes no difference here.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
}

/// The name under which a scroll view's coordinate space is found.
enum ScrollViewSpaceName: Hashable { case only }

/// Gives a view's coordinate space a name.
public struct _CoordinateSpaceModifier {
  var name: AnyHashable
}

extension _CoordinateSpaceModifier: _LayoutModifier {
  public typealias Body = Never

  public static func _makeLayoutNode(_ modifier: Self, in context: _NodeContext) -> WrapperNode {
    CoordinateSpaceNode(context, modifier.name)
  }

  public static func _updateLayoutNode(_ node: WrapperNode, with modifier: Self) {
    node.as(CoordinateSpaceNode.self).update(modifier.name)
  }
}

final class CoordinateSpaceNode: ModifierNode<AnyHashable> {
  override func valueDidChange(from old: AnyHashable) {}
  override var coordinateSpaceName: AnyHashable? { value }
  override var label: String { "coordinateSpace(\(value))" }
}

extension View {
  /// Gives the view's coordinate space a name that views in it can refer to.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(_CoordinateSpaceModifier(name: name.name))
  }

  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
