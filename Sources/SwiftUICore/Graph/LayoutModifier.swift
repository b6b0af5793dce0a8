import Foundation

/// A modifier that is a layout node around each view that it modifies.
///
/// Most nodes are a `ModifierNode` of the modifier itself.
public protocol _LayoutModifier: ViewModifier where Body == Never {
  /// Makes the node. The kernel gives it its child.
  static func _makeLayoutNode(_ modifier: Self, in context: _NodeContext) -> WrapperNode

  /// Hands a new value of the modifier to the node: compare, take over, invalidate what depends on it.
  static func _updateLayoutNode(_ node: WrapperNode, with modifier: Self)
}

extension _LayoutModifier {
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in context: _NodeContext
  ) -> ViewNode {
    let inner = _NodeContext(
      host: context.host, parent: context.parent, environment: context.environment, depth: context.depth + 1)
    let content = V._makeNode(view.content, in: inner)
    guard content.isSingle else { return LayoutListNode(context, content: content, modifier: view.modifier) }
    let node = _makeLayoutNode(view.modifier, in: context)
    node.content = content
    content.parent = node
    return node
  }

  public static func _updateNode<V: View>(_ node: ViewNode, with view: ModifiedContent<V, Self>) {
    guard node.isSingle else { return updateList(node, with: view) }
    let node = node.as(WrapperNode.self)
    _updateLayoutNode(node, with: view.modifier)
    if let content = node.content { V._updateNode(content, with: view.content) }
  }

  /// Apart, because the rare type of node would be looked up for every one.
  @inline(never) private static func updateList<V: View>(_ node: ViewNode, with view: ModifiedContent<V, Self>) {
    let list = node.as(LayoutListNode<Self>.self)
    list.update(view.modifier)
    V._updateNode(list.content, with: view.content)
  }
}
