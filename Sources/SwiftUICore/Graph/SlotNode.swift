import Foundation

/// A place for one view that may be given several, or none: a root, the content of a background. Several stand below
/// each other, as in a `VStack`; `Layout/` replaces how.
class SlotNode: ContainerNode {
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if children.count == 1 { return children[0].sizeThatFits(proposal) }
    var size = CGSize.zero
    for child in children {
      let answer = child.sizeThatFits(proposal)
      size.width = max(size.width, answer.width)
      size.height += answer.height
    }
    return size
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    if children.count == 1 { return children[0].place(at: .zero, proposal: proposal) }
    var y: CGFloat = 0
    for child in children {
      let answer = child.sizeThatFits(proposal)
      child.place(at: CGPoint(x: (size.width - answer.width) / 2, y: y), proposal: proposal)
      y += answer.height
    }
  }

  override func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    children.count == 1 ? children[0].explicitAlignment(key, in: size, proposal: proposal) : nil
  }

  override var label: String { "Slot" }
}
