import Foundation

/// A view with its centre at a point of a box as large as what is proposed.
public struct _PositionLayout: Equatable {
  let position: CGPoint

  init(_ position: CGPoint) {
    self.position = CGPoint(
      x: LayoutValue.finite(position.x, or: 0, "position"), y: LayoutValue.finite(position.y, or: 0, "position"))
  }
}

extension _PositionLayout: _LayoutModifier {
  public static func _makeLayoutNode(_ modifier: Self, in context: _NodeContext) -> WrapperNode {
    PositionNode(context, modifier)
  }

  public static func _updateLayoutNode(_ node: WrapperNode, with modifier: Self) {
    node.as(PositionNode.self).update(modifier)
  }
}

/// `.position()` in the tree.
final class PositionNode: ModifierNode<_PositionLayout> {
  override func valueDidChange(from old: _PositionLayout) { invalidatePlacement() }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    let size = child.sizeThatFits(proposal)
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  override func childPlacement(in size: CGSize, proposal: ProposedViewSize) -> ChildPlacement {
    let childSize = child.sizeThatFits(proposal)
    return ChildPlacement(
      origin: CGPoint(x: value.position.x - childSize.width / 2, y: value.position.y - childSize.height / 2),
      proposal: proposal)
  }

  override var layoutPriority: Double { 0 }
  override var spacing: ViewSpacing { ViewSpacing() }
  override var label: String { "Position" }
}

extension View {
  /// Puts the view's centre at `position`, in points, in a box as large as what is proposed.
  nonisolated public func position(_ position: CGPoint) -> some View { modifier(_PositionLayout(position)) }

  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}
