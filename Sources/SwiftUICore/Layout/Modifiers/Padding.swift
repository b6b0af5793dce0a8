import Foundation

/// Padding around a view.
public struct _PaddingLayout: Equatable {
  let insets: EdgeInsets

  /// Models the system's default padding; facts: engine 4.3-26.
  @usableFromInline static var defaultLength: CGFloat { 16 }

  @usableFromInline init(_ insets: EdgeInsets) {
    self.insets = EdgeInsets(
      top: LayoutValue.finite(insets.top, or: 0, "padding"),
      leading: LayoutValue.finite(insets.leading, or: 0, "padding"),
      bottom: LayoutValue.finite(insets.bottom, or: 0, "padding"),
      trailing: LayoutValue.finite(insets.trailing, or: 0, "padding"))
  }
}

extension _PaddingLayout: _LayoutModifier {
  public static func _makeLayoutNode(_ modifier: Self, in context: _NodeContext) -> WrapperNode {
    PaddingNode(context, modifier.insets)
  }

  public static func _updateLayoutNode(_ node: WrapperNode, with modifier: Self) {
    node.as(PaddingNode.self).update(modifier.insets)
  }
}

extension View {
  /// Adds space around the view, in points. Insets may be negative; a non-finite one is reported and taken as 0.
  @inlinable nonisolated public func padding(_ insets: EdgeInsets) -> some View { modifier(_PaddingLayout(insets)) }

  /// Adds `length` points, or the system's default of 16, on the given edges.
  @inlinable nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(_PaddingLayout(EdgeInsets(length ?? _PaddingLayout.defaultLength, edges: edges)))
  }

  /// Adds `length` points on every edge.
  @inlinable nonisolated public func padding(_ length: CGFloat) -> some View {
    modifier(_PaddingLayout(EdgeInsets(length)))
  }
}
