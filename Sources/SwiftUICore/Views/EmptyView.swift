/// A view that is nothing.
@frozen public struct EmptyView: Sendable {
  @inlinable public init() {}
}

extension EmptyView: View {
  public typealias Body = Never
  public static var _rowCount: Int? { 0 }

  public static func _makeNode(_ view: EmptyView, in context: _NodeContext) -> ViewNode { EmptyNode(context) }
  public static func _updateNode(_ node: ViewNode, with view: EmptyView) {}
}

final class EmptyNode: ViewNode {
  override var label: String { "EmptyView" }
}
