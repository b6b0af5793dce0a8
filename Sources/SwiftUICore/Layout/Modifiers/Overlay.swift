import Foundation

/// A layer in front of a view.
public struct _OverlayModifier<Overlay: View> {
  let overlay: Overlay
  let alignment: Alignment

  @usableFromInline init(overlay: Overlay, alignment: Alignment) {
    self.overlay = overlay
    self.alignment = alignment
  }
}

extension _OverlayModifier: _LayoutModifier {
  public static func _makeLayoutNode(_ modifier: Self, in context: _NodeContext) -> WrapperNode {
    let node = LayeredNode(context, alignment: modifier.alignment, isBehind: false)
    node.layer = Overlay._makeNode(modifier.overlay, in: node.childContext)
    return node
  }

  public static func _updateLayoutNode(_ node: WrapperNode, with modifier: Self) {
    let node = node.as(LayeredNode.self)
    node.update(alignment: modifier.alignment)
    Overlay._updateNode(node.layer, with: modifier.overlay)
  }
}

extension View {
  /// Lays `overlay` over the view. It is offered the view's size and does not change it.
  @inlinable @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(_OverlayModifier(overlay: overlay, alignment: alignment))
  }

  /// Lays views over the view. They are offered the view's size and do not change it.
  @inlinable nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  {
    modifier(_OverlayModifier(overlay: content(), alignment: alignment))
  }
}
