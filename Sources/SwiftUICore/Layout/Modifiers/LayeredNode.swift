import Foundation
import Meter

/// `.overlay` or `.background` in the tree: a child that decides everything, and layers that are given its size.
///
/// Models facts: engine 4.3-26: the layers never change the size and are proposed the owner's. Several views in one
/// layer are each aligned by themselves, as the `ZStack` that holds them would.
class LayeredNode: PlacingNode {
  /// The graph child of the layer. Set by whoever makes the node, right after making it.
  var layer: ViewNode!
  private let isBehind: Bool
  private(set) var alignment: Alignment
  private var resolvedLayers: ContiguousArray<LayoutNode> = []
  private var layersAreResolved = false

  init(_ context: _NodeContext, alignment: Alignment, isBehind: Bool) {
    self.alignment = alignment
    self.isBehind = isBehind
    super.init(context)
  }

  func update(alignment: Alignment) {
    Counter.nodesUpdated.add()
    Counter.viewComparisons.add()
    guard alignment != self.alignment else { return }
    self.alignment = alignment
    invalidatePlacement()
  }

  final var layers: ContiguousArray<LayoutNode> {
    if !layersAreResolved {
      layersAreResolved = true
      resolvedLayers.removeAll(keepingCapacity: true)
      layer?.collectLayoutChildren(into: &resolvedLayers)
      for node in resolvedLayers { node.layoutParent = self }
    }
    return resolvedLayers
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    place(child, at: .zero, proposal, in: size)
    let offered = ProposedViewSize(size)
    for node in layers {
      place(node, at: origin(of: node, in: size, childProposal: proposal, offered), offered, in: size)
    }
  }

  /// Layers are aligned with the child's guides, explicit ones included.
  private func origin(
    of node: LayoutNode, in size: CGSize, childProposal: ProposedViewSize, _ proposal: ProposedViewSize
  ) -> CGPoint {
    let own = node.sizeThatFits(proposal)
    let (x, y) = (alignment.horizontal.key, alignment.vertical.key)
    return CGPoint(
      x: child.guide(x, in: size, proposal: childProposal) - node.guide(x, in: own, proposal: proposal),
      y: child.guide(y, in: size, proposal: childProposal) - node.guide(y, in: own, proposal: proposal))
  }

  override func childSizeDidChange(_ child: LayoutNode) {
    if child === self.child { invalidateSize(guides: true) } else { invalidatePlacement() }
  }

  override func structureDidChange() {
    layersAreResolved = false
    super.structureDidChange()
    invalidatePlacement()
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    if let layer { body(layer) }
  }

  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    if !isBehind { body(child) }
    for node in layers { body(node) }
    if isBehind { body(child) }
  }

  override func layoutAxis(of child: LayoutNode) -> Axis? {
    child === self.child ? super.layoutAxis(of: child) : nil
  }

  override var label: String { isBehind ? "Background" : "Overlay" }
}
