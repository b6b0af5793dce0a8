import Foundation
import Meter

/// The node of a `UnaryLayout`.
final class UnaryLayoutNode<Modifier: UnaryLayout>: WrapperNode {
  private(set) var modifier: Modifier

  init(_ modifier: Modifier, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  func update(_ next: Modifier) {
    Counter.nodesUpdated.add()
    Counter.viewComparisons.add()
    if Comparator.of(Modifier.self).areEqual(modifier, next) { return }
    modifier = next
    invalidateSize(guides: true)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    modifier.sizeThatFits(proposal, child: child)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    modifier.place(child, in: size, proposal: proposal)
  }

  override var layoutPriority: Double { modifier.layoutPriority(child) }
  override var zIndex: Double { modifier.zIndex(child) }

  override func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    modifier.explicitAlignment(key, in: size, proposal: proposal, child: child)
  }

  override var label: String { "\(Modifier.self)" }
}
