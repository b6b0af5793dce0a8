import Foundation

/// A layer behind a view.
public struct _BackgroundModifier<Background: View> {
  let background: Background
  let alignment: Alignment

  @usableFromInline init(background: Background, alignment: Alignment) {
    self.background = background
    self.alignment = alignment
  }
}

extension _BackgroundModifier: _LayoutModifier {
  public static func _makeLayoutNode(_ modifier: Self, in context: _NodeContext) -> WrapperNode {
    let node = LayeredNode(context, alignment: modifier.alignment, isBehind: true)
    node.layer = Background._makeNode(modifier.background, in: node.childContext)
    return node
  }

  public static func _updateLayoutNode(_ node: WrapperNode, with modifier: Self) {
    let node = node.as(LayeredNode.self)
    node.update(alignment: modifier.alignment)
    Background._updateNode(node.layer, with: modifier.background)
  }
}

extension View {
  /// Lays `background` behind the view. It is offered the view's size and does not change it.
  @inlinable @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(_BackgroundModifier(background: background, alignment: alignment))
  }

  /// Lays views behind the view. They are offered the view's size and do not change it.
  @inlinable nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  {
    modifier(_BackgroundModifier(background: content(), alignment: alignment))
  }
}
