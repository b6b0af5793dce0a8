import Foundation
import Meter

/// An `HStack` or a `VStack` in the tree, or what stands in for one.
class StackNode: ContainerNode {
  /// Apart from the arrangement, because children ask for it while they are arranged.
  private let axis: Axis
  @exclusivity(unchecked) private var arrangement: StackArrangement
  /// The distance between children; NaN leaves it to the children.
  private var distance: CGFloat

  init(_ context: _NodeContext, axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    arrangement = StackArrangement(axis: axis, alignment: alignment)
    distance = Self.distance(spacing)
    super.init(context)
  }

  deinit { arrangement.deallocate() }

  /// Takes over the stack's values; the content is updated by whoever owns it.
  func update(alignment: AlignmentKey, spacing: CGFloat?) {
    Counter.nodesUpdated.add()
    Counter.viewComparisons.add()
    let distance = Self.distance(spacing)
    let isSameDistance = distance == self.distance || (distance.isNaN && self.distance.isNaN)
    guard alignment != arrangement.alignment || !isSameDistance else { return }
    arrangement.alignment = alignment
    self.distance = distance
    if flags.contains(.childrenResolved) { arrangement.updateGaps(spacing: distance) }
    invalidateSize(guides: true)
  }

  /// A stack's spacing as a distance.
  static func distance(_ spacing: CGFloat?) -> CGFloat {
    guard let spacing else { return .nan }
    return LayoutValue.finite(spacing, or: 0, "stack spacing")
  }

  override func childrenDidChange() { arrangement.reset(children, spacing: distance) }

  override func childSizeDidChange(_ child: LayoutNode) {
    if flags.contains(.childrenResolved) { arrangement.childDidChange(child, spacing: distance) }
    invalidateSize()
  }

  override func childMayAnswerOtherwise(_ child: LayoutNode) {
    if flags.contains(.childrenResolved), arrangement.remembersOther(child) { childSizeDidChange(child) }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    _ = children
    return arrangement.size(proposal)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    _ = children
    arrangement.place(in: self, size, proposal: proposal, movedBackBy: contentOffset)
  }

  /// How far the children are moved back: what a scroll view scrolls.
  var contentOffset: CGPoint { .zero }

  override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard host.mayHaveGuide(key) else { return nil }
    _ = children
    return arrangement.explicitAlignment(key, in: size, proposal: proposal)
  }

  override var spacing: ViewSpacing { StackArrangement.spacing(of: children, axis: axis) }
  override func layoutAxis(of child: LayoutNode) -> Axis? { axis }
  override var label: String { axis == .horizontal ? "HStack" : "VStack" }
}
