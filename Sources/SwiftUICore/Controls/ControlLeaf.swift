import Foundation
import Meter

/// A drawn part of a control with a size of its own: a switch, a spinner, a bar, a field.
struct ControlLeaf: Equatable {
  /// What it is, in dumps and among the drawn leaves.
  var kind: StaticString
  /// What it shows.
  var text: String?
  /// nil takes what is proposed, 10 where that is nothing.
  var width: CGFloat?
  var height: CGFloat?

  static func == (a: ControlLeaf, b: ControlLeaf) -> Bool {
    a.text == b.text && a.width == b.width && a.height == b.height && a.kind.description == b.kind.description
  }
}

extension ControlLeaf: View {
  typealias Body = Never
  static func _makeNode(_ view: ControlLeaf, in context: _NodeContext) -> ViewNode { ControlLeafNode(view, context) }
  static func _updateNode(_ node: ViewNode, with view: ControlLeaf) { node.as(ControlLeafNode.self).update(view) }
}

/// A drawn part of a control in the tree.
final class ControlLeafNode: LayoutNode {
  private var leaf: ControlLeaf

  init(_ leaf: ControlLeaf, _ context: _NodeContext) {
    self.leaf = leaf
    super.init(context)
  }

  func update(_ leaf: ControlLeaf) {
    Counter.nodesUpdated.add()
    Counter.viewComparisons.add()
    guard leaf != self.leaf else { return }
    self.leaf = leaf
    invalidateSize()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let offered = proposal.leafSize
    return CGSize(width: leaf.width ?? offered.width, height: leaf.height ?? offered.height)
  }

  override var drawnLeaf: _DrawnLeaf? { _DrawnLeaf(kind: "\(leaf.kind)", text: leaf.text) }
  override var label: String { "\(leaf.kind)" }
}
