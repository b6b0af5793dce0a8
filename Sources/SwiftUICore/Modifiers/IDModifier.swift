import Meter

/// A view whose identity is, beside its place, a value: another value is another view.
public struct IDView<Content, ID: Hashable> {
  var content: Content
  var id: ID

  nonisolated public init(_ content: Content, id: ID) {
    self.content = content
    self.id = id
  }
}

extension IDView: View where Content: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode {
    let node = IDNode<ID>(view.id, context)
    node.makeChild(branch: 1) { Content._makeNode(view.content, in: $0) }
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = node.as(IDNode<ID>.self)
    Counter.nodesUpdated.add()
    if node.id == view.id, let child = node.child { return Content._updateNode(child, with: view.content) }
    node.id = view.id
    node.replaceChild(branch: 1) { Content._makeNode(view.content, in: $0) }
  }
}

final class IDNode<ID: Hashable>: BranchNode {
  var id: ID

  init(_ id: ID, _ context: _NodeContext) {
    self.id = id
    super.init(context)
  }

  override func child(withID id: AnyHashable) -> ViewNode? { AnyHashable(self.id) == id ? self : nil }
  override var label: String { "id(\(id))" }
  override var pathComponent: String? { "id(\(id))" }
}

extension View {
  /// Binds the view's identity to a value: when the value changes, state starts anew.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { IDView(self, id: id) }
}
