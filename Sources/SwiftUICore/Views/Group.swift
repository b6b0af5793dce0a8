/// Several views as one, with no effect of its own: what is done to a group is done to each view in it.
@frozen public struct Group<Content> {
  @usableFromInline var content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never
  public static var _rowCount: Int? { Content._rowCount }

  @inlinable nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  // A group needs no node: its content's stands for it.
  public static func _makeNode(_ view: Group<Content>, in context: _NodeContext) -> ViewNode {
    Content._makeNode(view.content, in: context)
  }

  public static func _updateNode(_ node: ViewNode, with view: Group<Content>) {
    Content._updateNode(node, with: view.content)
  }
}
