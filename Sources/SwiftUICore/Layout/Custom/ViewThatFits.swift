import Foundation
import Meter

/// A view that shows the first of its children whose ideal size fits into what is proposed, or the last.
public struct ViewThatFits<Content> {
  let axes: Axis.Set
  let content: Content
}

extension ViewThatFits: View where Content: View {
  nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.init(axes: axes, content: content())
  }

  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode {
    let node = ViewThatFitsNode(context, axes: view.axes)
    node.content = Content._makeNode(view.content, in: node.childContext)
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = node.as(ViewThatFitsNode.self)
    node.update(axes: view.axes)
    Content._updateNode(node.content, with: view.content)
  }
}

/// A view that fits, in the tree.
final class ViewThatFitsNode: ContainerNode {
  private var axes: Axis.Set
  private var shown: LayoutNode?

  init(_ context: _NodeContext, axes: Axis.Set) {
    self.axes = axes
    super.init(context)
  }

  func update(axes: Axis.Set) {
    Counter.nodesUpdated.add()
    guard axes != self.axes else { return }
    self.axes = axes
    invalidateSize(guides: true)
  }

  private func choice(_ proposal: ProposedViewSize) -> LayoutNode? {
    let width = axes.contains(.horizontal) ? proposal.width : nil
    let height = axes.contains(.vertical) ? proposal.height : nil
    let ideal = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    let children = children
    for child in children.dropLast() {
      let size = child.sizeThatFits(ideal)
      if size.width <= width ?? .infinity, size.height <= height ?? .infinity { return child }
    }
    return children.last
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    choice(proposal)?.sizeThatFits(proposal) ?? .zero
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    shown = choice(proposal)
    if let shown { place(shown, at: .zero, proposal, in: size) }
  }

  override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard host.mayHaveGuide(key), let child = choice(proposal) else { return nil }
    return child.explicitAlignment(key, in: size, proposal: proposal)
  }

  override func childrenDidChange() { shown = nil }

  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    if let shown { body(shown) }
  }

  override var label: String { "ViewThatFits" }
}
