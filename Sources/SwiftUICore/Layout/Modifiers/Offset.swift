import Foundation

/// A view drawn elsewhere than where it is laid out.
public struct _OffsetLayout: Equatable {
  let offset: CGSize

  init(_ offset: CGSize) {
    self.offset = CGSize(
      width: LayoutValue.finite(offset.width, or: 0, "offset"),
      height: LayoutValue.finite(offset.height, or: 0, "offset"))
  }
}

extension _OffsetLayout: _LayoutModifier {
  public static func _makeLayoutNode(_ modifier: Self, in context: _NodeContext) -> WrapperNode {
    OffsetNode(context, modifier)
  }

  public static func _updateLayoutNode(_ node: WrapperNode, with modifier: Self) {
    node.as(OffsetNode.self).update(modifier)
  }
}

/// `.offset()` in the tree. Guides stay where the view is laid out.
final class OffsetNode: ModifierNode<_OffsetLayout> {
  override func valueDidChange(from old: _OffsetLayout) { invalidatePlacement() }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    // Positive is towards the trailing edge, so the mirroring of `place(_:at:_:in:)` is right for offsets too.
    place(child, at: CGPoint(x: value.offset.width, y: value.offset.height), proposal, in: size)
  }

  override var label: String { "Offset(\(value.offset.width), \(value.offset.height))" }
}

extension View {
  /// Draws the view moved by `offset`, in points; what is around it is laid out as if it were not.
  nonisolated public func offset(_ offset: CGSize) -> some View { modifier(_OffsetLayout(offset)) }

  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }
}
