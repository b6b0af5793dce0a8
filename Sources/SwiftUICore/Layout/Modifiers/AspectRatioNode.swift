import Foundation

/// `.aspectRatio()` in the tree.
///
/// Models facts: engine 4.3-27: of the scales that the two sides of the proposal ask for, the smaller one fits and the
/// larger one fills. A side that is not proposed asks for no limit: filling then has none either, except around content
/// that has a size of its own (a picture), whose missing side follows from the proposed one; that exception is a choice.
final class AspectRatioNode: ModifierNode<_AspectRatioLayout> {
  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    if proposal.width == nil && proposal.height == nil { return proposal }
    var base = CGSize(width: value.ratio ?? 0, height: 1)
    if value.ratio == nil { base = child.sizeThatFits(.unspecified) }
    guard base.width > 0, base.height > 0, base.width.isFinite, base.height.isFinite else { return proposal }
    let across = (proposal.width ?? .infinity) / base.width
    let down = (proposal.height ?? .infinity) / base.height
    var scale = value.contentMode == .fit ? min(across, down) : max(across, down)
    if scale == .infinity, value.contentMode == .fill, child.hasIntrinsicRatio { scale = min(across, down) }
    return ProposedViewSize(width: base.width * scale, height: base.height * scale)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(childProposal(proposal)) }

  override func childPlacement(in size: CGSize, proposal: ProposedViewSize) -> ChildPlacement {
    ChildPlacement(origin: .zero, proposal: childProposal(proposal))
  }

  override var layoutPriority: Double { 0 }

  override var label: String { "AspectRatio" }
}
