import Foundation

/// The size of a view and the way to its coordinates.
public struct GeometryProxy: @unchecked Sendable {
  private let node: LayoutNode
  /// The view's size when the proxy was made.
  public let size: CGSize

  @MainActor init(_ node: LayoutNode, size: CGSize? = nil) {
    self.node = node
    self.size = size ?? node.placedSize
  }

  /// The safe area that reaches into the view.
  public var safeAreaInsets: EdgeInsets { MainActor.assumeIsolated { node.host.safeAreaInsets } }

  /// The value of an anchor in the view's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let anchor = UncheckedBox(anchor)
    return MainActor.assumeIsolated { UncheckedBox(anchor.value.value(in: node)) }.value
  }

  /// The view's rectangle in a coordinate space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    MainActor.assumeIsolated { CGRect(origin: node.origin(in: coordinateSpace), size: size) }
  }

  /// The view's rectangle in a coordinate space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The rectangle of a named space around the view, in the view's own coordinates; nil if there is none.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    MainActor.assumeIsolated {
      guard let space = node.ancestor(named: coordinateSpace.name) else { return nil }
      let origin = node.origin(in: coordinateSpace.coordinateSpace)
      return CGRect(x: -origin.x, y: -origin.y, width: space.placedSize.width, height: space.placedSize.height)
    }
  }
}

extension LayoutNode {
  /// The node's origin in a coordinate space; a name that nothing above has counts as the window's.
  final func origin(in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .local: return .zero
    case .global: return globalOrigin
    case .named(let name):
      guard let ancestor = ancestor(named: name) else { return globalOrigin }
      let own = frameInHost.origin
      let base = ancestor.frameInHost.origin
      return CGPoint(x: own.x - base.x, y: own.y - base.y)
    }
  }

  private final var globalOrigin: CGPoint {
    let own = frameInHost.origin
    return CGPoint(x: own.x + host.originInWindow.x, y: own.y + host.originInWindow.y)
  }

  /// The nearest node around this one whose coordinate space has the name.
  final func ancestor(named name: AnyHashable) -> LayoutNode? {
    var node: LayoutNode? = self
    while let current = node {
      if current.coordinateSpaceName == name { return current }
      node = current.layoutParent
    }
    return nil
  }
}
