import Foundation

/// A view's claim to space in a stack.
public struct _LayoutPriorityLayout: Equatable {
  let priority: Double
}

extension _LayoutPriorityLayout: _LayoutModifier {
  public static func _makeLayoutNode(_ modifier: Self, in context: _NodeContext) -> WrapperNode {
    LayoutPriorityNode(context, modifier)
  }

  public static func _updateLayoutNode(_ node: WrapperNode, with modifier: Self) {
    node.as(LayoutPriorityNode.self).update(modifier)
  }
}

/// `.layoutPriority()` in the tree.
final class LayoutPriorityNode: ModifierNode<_LayoutPriorityLayout> {
  override var layoutPriority: Double { value.priority }
  override var label: String { "LayoutPriority(\(value.priority))" }
}

extension View {
  /// Sets in which order a stack serves its children, higher first; 0 is the default.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(_LayoutPriorityLayout(priority: LayoutValue.finite(value, or: 0, "layout priority")))
  }
}
