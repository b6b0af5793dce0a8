import Foundation

// Gradients can stand as views: they fill what they are proposed, as a colour does.

extension LinearGradient: View {
  public typealias Body = Never
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode { StyleNode(view, context) }
  public static func _updateNode(_ node: ViewNode, with view: Self) { node.as(StyleNode<Self>.self).update(view) }
}

extension RadialGradient: View {
  public typealias Body = Never
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode { StyleNode(view, context) }
  public static func _updateNode(_ node: ViewNode, with view: Self) { node.as(StyleNode<Self>.self).update(view) }
}

extension AngularGradient: View {
  public typealias Body = Never
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode { StyleNode(view, context) }
  public static func _updateNode(_ node: ViewNode, with view: Self) { node.as(StyleNode<Self>.self).update(view) }
}

extension EllipticalGradient: View {
  public typealias Body = Never
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode { StyleNode(view, context) }
  public static func _updateNode(_ node: ViewNode, with view: Self) { node.as(StyleNode<Self>.self).update(view) }
}

extension MeshGradient: View {
  public typealias Body = Never
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode { StyleNode(view, context) }
  public static func _updateNode(_ node: ViewNode, with view: Self) { node.as(StyleNode<Self>.self).update(view) }
}
