import Meter

/// A view that is updated only when `==` says that its value is another one.
@frozen public struct EquatableView<Content: Equatable> {
  public var content: Content
  @inlinable nonisolated public init(content: Content) { self.content = content }
}

extension EquatableView: View where Content: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode {
    let node = EquatableNode(view.content, context)
    node.makeChild(branch: 1) { Content._makeNode(view.content, in: $0) }
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = node.as(EquatableNode<Content>.self)
    Counter.nodesUpdated.add()
    Counter.viewComparisons.add()
    if node.value == view.content { return }
    node.value = view.content
    if let child = node.child { Content._updateNode(child, with: view.content) }
  }
}

final class EquatableNode<Content: Equatable>: BranchNode {
  var value: Content

  init(_ value: Content, _ context: _NodeContext) {
    self.value = value
    super.init(context)
  }

  override var isSingle: Bool { child?.isSingle ?? false }
  override var label: String { "equatable" }
}

extension View where Self: Equatable {
  /// Has the view compared by its own `==`, even where it is plain data (facts: engine 4.1-3).
  @inlinable nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
