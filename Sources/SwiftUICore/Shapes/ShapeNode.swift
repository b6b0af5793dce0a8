import Foundation
import Meter

/// A shape in the tree.
final class ShapeNode<Content: Shape, Style: ShapeStyle>: LayoutNode {
  private var shape: Content
  private var style: Style

  init(_ shape: Content, _ style: Style, _ context: _NodeContext) {
    self.shape = shape
    self.style = style
    super.init(context)
  }

  func update(_ shape: Content, _ style: Style) {
    Counter.nodesUpdated.add()
    Counter.viewComparisons.add()
    self.style = style
    guard !Comparator.of(Content.self).areEqual(self.shape, shape) else { return }
    self.shape = shape
    invalidateSize()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = shape.sizeThatFits(proposal)
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  override var drawnLeaf: _DrawnLeaf? {
    _DrawnLeaf(kind: "shape", text: "\(Content.self)", color: style._paint(in: environment).name)
  }

  override var label: String { "\(Content.self)" }
}
