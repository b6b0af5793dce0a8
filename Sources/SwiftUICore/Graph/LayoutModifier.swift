import Foundation

/// A modifier that is a layout node around each view that it modifies.
///
/// `UnaryLayout` makes one out of a structure that measures and places; a modifier that needs a node class of its own
/// (a background has a second child) implements the two requirements.
public protocol _LayoutModifier: ViewModifier where Body == Never {
  /// Makes the node. The kernel gives it its child.
  static func _makeLayoutNode(_ modifier: Self, in context: _NodeContext) -> WrapperNode

  /// Hands a new value of the modifier to the node: compare, take over, invalidate what depends on it.
  static func _updateLayoutNode(_ node: WrapperNode, with modifier: Self)

  /// The environment that the modified view gets, for a modifier that changes it.
  static func _environment(for modifier: Self, in environment: EnvironmentValues) -> EnvironmentValues
}

extension _LayoutModifier {
  public static func _environment(for modifier: Self, in environment: EnvironmentValues) -> EnvironmentValues {
    environment
  }

  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in context: _NodeContext
  ) -> ViewNode {
    let inner = _NodeContext(
      host: context.host, parent: context.parent, environment: context.environment, depth: context.depth + 1)
    let content = V._makeNode(view.content, in: inner)
    guard content.isSingle else { return LayoutListNode(context, content: content, modifier: view.modifier) }
    let node = _makeLayoutNode(view.modifier, in: context)
    node.content = content
    content.parent = node
    return node
  }

  public static func _updateNode<V: View>(_ node: ViewNode, with view: ModifiedContent<V, Self>) {
    if !node.isSingle {
      let list = node.as(LayoutListNode<Self>.self)
      list.update(view.modifier)
      return V._updateNode(list.content, with: view.content)
    }
    let node = node.as(WrapperNode.self)
    _updateLayoutNode(node, with: view.modifier)
    if let content = node.content { V._updateNode(content, with: view.content) }
  }
}

/// A layout modifier as a structure that measures and places one child.
@MainActor @preconcurrency public protocol UnaryLayout: _LayoutModifier {
  /// The answer to `proposal`.
  func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize

  /// Places the child in a rectangle of `size`, the answer to `proposal`, whose origin is zero.
  func place(_ child: LayoutNode, in size: CGSize, proposal: ProposedViewSize)

  /// The priority that the modified view has in a stack; 0 unless the modifier sets it or lets it through.
  func layoutPriority(_ child: LayoutNode) -> Double

  /// A guide that is set by the modifier, or by the child and let through.
  func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, child: LayoutNode
  ) -> CGFloat?

  /// The order in which the modified view is painted among its siblings.
  func zIndex(_ child: LayoutNode) -> Double
}

extension UnaryLayout {
  public func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize { child.sizeThatFits(proposal) }

  public func place(_ child: LayoutNode, in size: CGSize, proposal: ProposedViewSize) {
    child.place(at: .zero, proposal: proposal)
  }

  public func layoutPriority(_ child: LayoutNode) -> Double { 0 }

  public func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, child: LayoutNode
  ) -> CGFloat? {
    child.explicitAlignment(key, in: child.sizeThatFits(proposal), proposal: proposal)
  }

  public func zIndex(_ child: LayoutNode) -> Double { child.zIndex }

  public static func _makeLayoutNode(_ modifier: Self, in context: _NodeContext) -> WrapperNode {
    UnaryLayoutNode(modifier, context)
  }

  public static func _updateLayoutNode(_ node: WrapperNode, with modifier: Self) {
    node.as(UnaryLayoutNode<Self>.self).update(modifier)
  }
}
