import Foundation

/// `.frame(width:height:alignment:)` in the tree.
final class FrameNode: ModifierNode<_FrameLayout> {
  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: value.width ?? proposal.width, height: value.height ?? proposal.height)
  }

  /// Where the child stands changes with the alignment only, unless the size does.
  override func valueDidChange(from old: _FrameLayout) { invalidateSize(guides: value.alignment != old.alignment) }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if let width = value.width, let height = value.height { return CGSize(width: width, height: height) }
    let size = child.sizeThatFits(childProposal(proposal))
    return CGSize(width: value.width ?? size.width, height: value.height ?? size.height)
  }

  override func childPlacement(in size: CGSize, proposal: ProposedViewSize) -> ChildPlacement {
    let proposal = childProposal(proposal)
    return ChildPlacement(
      origin: origin(of: child, aligned: value.alignment, in: size, proposal: proposal), proposal: proposal)
  }

  override var layoutPriority: Double { 0 }

  override var spacing: ViewSpacing {
    var spacing = child.spacing
    if value.width != nil { spacing.reset(.horizontal) }
    if value.height != nil { spacing.reset(.vertical) }
    return spacing
  }

  override var label: String {
    let parts = [value.width.map { "width: \($0)" }, value.height.map { "height: \($0)" }]
    return "Frame(\(parts.compactMap { $0 }.joined(separator: ", ")))"
  }
}
