/// A change made to a view, as a value of its own.
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder func body(content: Content) -> Body
  typealias Content = _ViewModifier_Content<Self>

  /// Makes the node of a modified view.
  static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> ViewNode

  /// Hands a new value of the modified view to the node that `_makeNode` of the same types made.
  static func _updateNode<V: View>(_ node: ViewNode, with view: ModifiedContent<V, Self>)
}

extension ViewModifier {
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in context: _NodeContext
  ) -> ViewNode {
    if let node = TooDeepNode.inPlace(of: Self.self, in: context) { return node }
    return ModifierBodyNode(view, context)
  }

  public static func _updateNode<V: View>(_ node: ViewNode, with view: ModifiedContent<V, Self>) {
    if node is TooDeepNode { return }
    node.as(ModifierBodyNode<V, Self>.self).update(view)
  }
}

extension ViewModifier where Body == Never {
  /// A modifier that is a node by itself has no body. Reached only by calling it by hand.
  public func body(content: Content) -> Never { fatalError("body of \(Self.self), which has none") }
}

/// A modifier with something to animate, by its older name.
@MainActor @preconcurrency public protocol AnimatableModifier: Animatable, ViewModifier {}

/// A view and what is done to it.
@frozen public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  @inlinable nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  public static var _rowCount: Int? { Content._rowCount }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode {
    Modifier._makeNode(view, in: context)
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) { Modifier._updateNode(node, with: view) }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension View {
  /// Applies a modifier.
  @inlinable nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// One modifier after another.
  @inlinable nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that does nothing.
@frozen public struct EmptyModifier: Sendable {
  public static let identity = EmptyModifier()
  @inlinable public init() {}
}

extension EmptyModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, EmptyModifier>, in context: _NodeContext
  ) -> ViewNode { V._makeNode(view.content, in: context) }

  public static func _updateNode<V: View>(_ node: ViewNode, with view: ModifiedContent<V, EmptyModifier>) {
    V._updateNode(node, with: view.content)
  }
}
