import Foundation

/// A view that arranges its children in a vertical line.
public struct VStack<Content: View> {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content

  /// - Parameter spacing: The distance between children in points; nil leaves it to the children, 8 by default.
  @inlinable nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode {
    let node = StackNode(context, axis: .vertical, alignment: view.alignment.key, spacing: view.spacing)
    node.content = Content._makeNode(view.content, in: node.childContext)
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = node.as(StackNode.self)
    node.update(alignment: view.alignment.key, spacing: view.spacing)
    Content._updateNode(node.content, with: view.content)
  }
}
