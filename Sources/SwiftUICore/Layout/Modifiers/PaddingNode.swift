import Foundation

/// `.padding()` in the tree.
final class PaddingNode: ModifierNode<EdgeInsets> {
  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    proposal.inset(by: value)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.sizeThatFits(childProposal(proposal))
    return CGSize(width: max(0, size.width + value.horizontal), height: max(0, size.height + value.vertical))
  }

  override func childPlacement(in size: CGSize, proposal: ProposedViewSize) -> ChildPlacement {
    ChildPlacement(origin: CGPoint(x: value.leading, y: value.top), proposal: childProposal(proposal))
  }

  override var layoutPriority: Double { 0 }

  override var spacing: ViewSpacing {
    var edges: Edge.Set = []
    if value.top != 0 { edges.insert(.top) }
    if value.leading != 0 { edges.insert(.leading) }
    if value.bottom != 0 { edges.insert(.bottom) }
    if value.trailing != 0 { edges.insert(.trailing) }
    var spacing = child.spacing
    spacing.reset(edges)
    return spacing
  }

  override var label: String {
    "Padding(\(value.top), \(value.leading), \(value.bottom), \(value.trailing))"
  }
}
