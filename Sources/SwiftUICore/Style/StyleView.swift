import Foundation
import Meter

/// A rectangle of a style, as a background or an overlay is made of.
struct _StyleView<Style: ShapeStyle> {
  let style: Style
}

extension _StyleView: View {
  typealias Body = Never

  static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode { StyleNode(view.style, context) }
  static func _updateNode(_ node: ViewNode, with view: Self) { node.as(StyleNode<Style>.self).update(view.style) }
}

/// A rectangle of a style in the tree.
final class StyleNode<Style: ShapeStyle>: LayoutNode {
  private var style: Style

  init(_ style: Style, _ context: _NodeContext) {
    self.style = style
    super.init(context)
  }

  func update(_ style: Style) {
    Counter.nodesUpdated.add()
    self.style = style
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.leafSize }

  override var drawnLeaf: _DrawnLeaf? { _DrawnLeaf(kind: "color", color: style._paint(in: environment).name) }
  override var label: String { "Style" }
}
