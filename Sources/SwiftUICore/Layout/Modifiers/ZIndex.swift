import Foundation

/// A view's place in the order of drawing.
public struct _ZIndexLayout: Equatable {
  let zIndex: Double
}

extension _ZIndexLayout: _LayoutModifier {
  public static func _makeLayoutNode(_ modifier: Self, in context: _NodeContext) -> WrapperNode {
    ZIndexNode(context, modifier)
  }

  public static func _updateLayoutNode(_ node: WrapperNode, with modifier: Self) {
    node.as(ZIndexNode.self).update(modifier)
  }
}

/// `.zIndex()` in the tree.
final class ZIndexNode: ModifierNode<_ZIndexLayout> {
  override var zIndex: Double { value.zIndex }
  override func valueDidChange(from old: _ZIndexLayout) { parent?.structureDidChange() }
  override var label: String { "ZIndex(\(value.zIndex))" }
}

extension View {
  /// Sets the order in which views that overlap in one container are drawn, higher later; 0 is the default.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(_ZIndexLayout(zIndex: LayoutValue.finite(value, or: 0, "zIndex")))
  }
}
