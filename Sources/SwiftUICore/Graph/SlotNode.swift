import Foundation

/// A place for one view that may be given several, or none: a root, the content of a scroll view. Several stand below
/// each other, as in a `VStack`; one has the place to itself.
class SlotNode: StackNode {
  init(_ context: _NodeContext) {
    super.init(context, axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    children.count == 1 ? children[0].sizeThatFits(proposal) : super.computeSize(proposal)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    guard children.count == 1 else { return super.placeChildren(in: size, proposal: proposal) }
    place(children[0], at: .zero, proposal, in: size)
  }

  override func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    children.count == 1
      ? children[0].explicitAlignment(key, in: size, proposal: proposal)
      : super.explicitAlignment(key, in: size, proposal: proposal)
  }

  override func layoutAxis(of child: LayoutNode) -> Axis? { children.count == 1 ? nil : .vertical }

  override var label: String { "Slot" }
}
