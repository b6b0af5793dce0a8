import Meter

/// A modifier that is a node of the graph and no rectangle: what it modifies lays out as if it were not there.
public protocol _GraphModifier: ViewModifier where Body == Never {
  associatedtype Node: GraphModifierNode<Self>
}

extension _GraphModifier {
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in context: _NodeContext
  ) -> ViewNode {
    let node = Node(view.modifier, context)
    node.content = V._makeNode(view.content, in: node.contentContext)
    node.contentDidMake()
    return node
  }

  public static func _updateNode<V: View>(_ node: ViewNode, with view: ModifiedContent<V, Self>) {
    let node = node.as(Node.self)
    Counter.nodesUpdated.add()
    let old = node.modifier
    node.modifier = view.modifier
    node.modifierWillChange(from: old)
    V._updateNode(node.content, with: view.content)
    node.modifierDidChange(from: old)
  }
}

/// The node of a `_GraphModifier`.
@MainActor open class GraphModifierNode<Modifier>: ViewNode {
  @exclusivity(unchecked) public final internal(set) var modifier: Modifier
  @exclusivity(unchecked) public final internal(set) var content: ViewNode!

  public required init(_ modifier: Modifier, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  /// What the modified view is made in.
  open var contentContext: _NodeContext { childContext }

  /// The modified view has its node.
  open func contentDidMake() {}

  /// The modifier has a new value, the modified view not yet.
  open func modifierWillChange(from old: Modifier) {}

  /// The modified view has its new value too.
  open func modifierDidChange(from old: Modifier) {}

  public final override func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }

  open override func collectLayoutChildren(into children: inout ContiguousArray<LayoutNode>) {
    content.collectLayoutChildren(into: &children)
  }

  open override var isSingle: Bool { content.isSingle }
  open override var leavesAtOnce: Bool { content.leavesAtOnce }
  open override var label: String { "\(Modifier.self)" }
}
