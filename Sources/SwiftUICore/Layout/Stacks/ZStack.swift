import Foundation

/// A view that lays its children over each other.
public struct ZStack<Content: View> {
  @usableFromInline let alignment: Alignment
  @usableFromInline let content: Content

  @inlinable nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode {
    let node = ZStackNode(context, alignment: view.alignment)
    node.content = Content._makeNode(view.content, in: node.childContext)
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = node.as(ZStackNode.self)
    node.update(alignment: view.alignment)
    Content._updateNode(node.content, with: view.content)
  }
}
