/// A part of the user interface, described by a value.
///
/// The underscored requirements are how a view becomes a node; views with a body have them by default.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }

  /// Makes the node of a new view.
  static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode

  /// Hands a new value of the view to the node that `_makeNode` of the same type made.
  static func _updateNode(_ node: ViewNode, with view: Self)

  /// How many views of a list a view of this type is; nil where that depends on its value.
  static var _rowCount: Int? { get }
}

extension View {
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode {
    if let node = TooDeepNode.inPlace(of: Self.self, in: context) { return node }
    return BodyNode(view, context)
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    if node is TooDeepNode { return }
    node.as(BodyNode<Self>.self).update(view)
  }
}

extension View {
  public static var _rowCount: Int? { Body.self == Never.self ? 1 : Body._rowCount }
}

extension ViewNode {
  /// The node as what it is known to be.
  @inline(__always) public final func `as`<Node: ViewNode>(_ type: Node.Type) -> Node {
    assert(self is Node, "\(self) is no \(Node.self)")
    return unsafeDowncast(self, to: type)
  }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError("Never has no body") }
}

extension View where Body == Never {
  /// A view that is a node by itself has no body. Reached only by calling it by hand.
  public var body: Never { fatalError("body of \(Self.self), which has none") }
}
