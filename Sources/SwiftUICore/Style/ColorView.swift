import Foundation
import Meter

extension Color: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Color, in context: _NodeContext) -> ViewNode { ColorNode(view, context) }

  public static func _updateNode(_ node: ViewNode, with view: Color) { node.as(ColorNode.self).update(view) }
}

/// A colour in the tree: it takes what it is proposed, 10 where that is nothing (facts: engine 4.3-20).
final class ColorNode: LayoutNode {
  private var color: Color

  init(_ color: Color, _ context: _NodeContext) {
    self.color = color
    super.init(context)
  }

  func update(_ color: Color) {
    Counter.nodesUpdated.add()
    self.color = color
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.leafSize }

  override var drawnLeaf: _DrawnLeaf? { _DrawnLeaf(kind: "color", color: color.description) }
  override var label: String { "Color(\(color))" }
}
