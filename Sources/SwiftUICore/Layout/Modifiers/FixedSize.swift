import Foundation

/// A view kept at its ideal size on one axis or both.
public struct _FixedSizeLayout: Equatable {
  let horizontal: Bool
  let vertical: Bool
}

extension _FixedSizeLayout: _LayoutModifier {
  public static func _makeLayoutNode(_ modifier: Self, in context: _NodeContext) -> WrapperNode {
    FixedSizeNode(context, modifier)
  }

  public static func _updateLayoutNode(_ node: WrapperNode, with modifier: Self) {
    node.as(FixedSizeNode.self).update(modifier)
  }
}

/// `.fixedSize()` in the tree.
final class FixedSizeNode: ModifierNode<_FixedSizeLayout> {
  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: value.horizontal ? nil : proposal.width, height: value.vertical ? nil : proposal.height)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(childProposal(proposal)) }

  override func childPlacement(in size: CGSize, proposal: ProposedViewSize) -> ChildPlacement {
    ChildPlacement(origin: .zero, proposal: childProposal(proposal))
  }

  override var label: String { "FixedSize" }
}

extension View {
  /// Keeps the view at its ideal size.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Keeps the view at its ideal size on the given axes.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
}
