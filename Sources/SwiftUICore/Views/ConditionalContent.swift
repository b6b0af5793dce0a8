/// One of two views: an `if` with an `else`, or a `switch`. Each branch has an identity of its own.
@frozen public struct _ConditionalContent<TrueContent, FalseContent> {
  @frozen public enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  @usableFromInline var storage: Storage
  @usableFromInline init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
  public static var _rowCount: Int? { TrueContent._rowCount == FalseContent._rowCount ? TrueContent._rowCount : nil }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode {
    let node = BranchNode(context)
    switch view.storage {
    case .trueContent(let content):
      node.makeChild(branch: 1) { TrueContent._makeNode(content, in: $0) }
    case .falseContent(let content):
      node.makeChild(branch: 2) { FalseContent._makeNode(content, in: $0) }
    }
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = node.as(BranchNode.self)
    switch view.storage {
    case .trueContent(let content):
      if let child = node.child(ofBranch: 1) { return TrueContent._updateNode(child, with: content) }
      node.replaceChild(branch: 1) { TrueContent._makeNode(content, in: $0) }
    case .falseContent(let content):
      if let child = node.child(ofBranch: 2) { return FalseContent._updateNode(child, with: content) }
      node.replaceChild(branch: 2) { FalseContent._makeNode(content, in: $0) }
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public static var _rowCount: Int? { nil }

  public static func _makeNode(_ view: Wrapped?, in context: _NodeContext) -> ViewNode {
    let node = BranchNode(context)
    if let content = view { node.makeChild(branch: 1) { Wrapped._makeNode(content, in: $0) } }
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Wrapped?) {
    let node = node.as(BranchNode.self)
    guard let content = view else { return node.removeChild() }
    if let child = node.child(ofBranch: 1) { return Wrapped._updateNode(child, with: content) }
    node.replaceChild(branch: 1) { Wrapped._makeNode(content, in: $0) }
  }
}
