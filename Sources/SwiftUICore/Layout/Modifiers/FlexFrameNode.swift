import Foundation

/// `.frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)` in the tree.
final class FlexFrameNode: ModifierNode<_FlexFrameLayout> {
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let (width, height) = (value.width, value.height)
    let size = child.sizeThatFits(
      ProposedViewSize(width: width.childProposal(proposal.width), height: height.childProposal(proposal.height)))
    return CGSize(
      width: width.length(proposal: proposal.width, child: size.width),
      height: height.length(proposal: proposal.height, child: size.height))
  }

  override func childPlacement(in size: CGSize, proposal: ProposedViewSize) -> ChildPlacement {
    let proposal = ProposedViewSize(
      width: value.width.placementProposal(proposal.width, own: size.width),
      height: value.height.placementProposal(proposal.height, own: size.height))
    return ChildPlacement(
      origin: origin(of: child, aligned: value.alignment, in: size, proposal: proposal), proposal: proposal)
  }

  override var layoutPriority: Double { 0 }

  override var spacing: ViewSpacing {
    var spacing = child.spacing
    if !value.width.isEmpty { spacing.reset(.horizontal) }
    if !value.height.isEmpty { spacing.reset(.vertical) }
    return spacing
  }

  override var label: String { "FlexFrame(\(value.width), \(value.height))" }
}
