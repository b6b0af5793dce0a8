import Foundation

/// The root of a host's tree: one slot for the root view, centred in the host.
final class RootNode: SlotNode {
  private var hostSize = CGSize.zero
  private var safeArea = EdgeInsets()

  func layOut(in size: CGSize, safeArea: EdgeInsets) {
    let width = max(size.width - safeArea.leading - safeArea.trailing, 0)
    let height = max(size.height - safeArea.top - safeArea.bottom, 0)
    let proposal = ProposedViewSize(width: width, height: height)
    let own = sizeThatFits(proposal)
    place(
      at: CGPoint(
        x: safeArea.leading + (width - own.width) / 2, y: safeArea.top + (height - own.height) / 2),
      proposal: proposal)
  }

  override var label: String { "Root" }
}
