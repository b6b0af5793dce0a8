import Foundation
import Meter

/// One of the views that a view resolves to, as a view that can be put elsewhere.
public struct Subview: Identifiable {
  /// What tells a subview from its siblings.
  public struct ID: Hashable {
    let index: Int
  }

  let node: LayoutNode
  public let id: ID
}

extension Subview: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Subview, in context: _NodeContext) -> ViewNode {
    let node = SubviewNode(context)
    node.wrap(view.node)
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Subview) {
    let node = node.as(SubviewNode.self)
    guard node.child !== view.node else { return }
    node.wrap(view.node)
    node.invalidateSize(guides: true)
  }
}

/// Stands where a subview is put.
final class SubviewNode: PlacingNode {
  override var label: String { "Subview" }
}

/// The views that a view resolves to.
public struct SubviewsCollection: RandomAccessCollection {
  let nodes: ContiguousArray<LayoutNode>
  public var startIndex: Int { 0 }
  public var endIndex: Int { nodes.count }
  public subscript(index: Int) -> Subview { Subview(node: nodes[index], id: Subview.ID(index: index)) }
}

/// A view made of the views that another one resolves to.
struct _SubviewsView<Base: View, Result: View> {
  let base: Base
  let transform: (SubviewsCollection) -> Result
}

extension _SubviewsView: View {
  typealias Body = Never

  static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode {
    SubviewsNode(view, context)
  }

  static func _updateNode(_ node: ViewNode, with view: Self) {
    node.as(SubviewsNode<Base, Result>.self).update(view)
  }
}

/// Such a view in the tree. It owns what it resolves and shows what is made of it.
final class SubviewsNode<Base: View, Result: View>: BodyNodeBase {
  private var view: _SubviewsView<Base, Result>
  private var base: ViewNode!
  private var shown: ViewNode?
  private var isDescribing = false

  init(_ view: _SubviewsView<Base, Result>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    base = Base._makeNode(view.base, in: childContext)
    evaluate()
  }

  func update(_ view: _SubviewsView<Base, Result>) {
    Counter.nodesUpdated.add()
    self.view = view
    Base._updateNode(base, with: view.base)
    evaluate()
  }

  override func evaluate() {
    forgetReads()
    var nodes: ContiguousArray<LayoutNode> = []
    base.collectLayoutChildren(into: &nodes)
    isDescribing = true
    let result = track(ViewType.of(_SubviewsView<Base, Result>.self)) {
      view.transform(SubviewsCollection(nodes: nodes))
    }
    if let shown {
      Result._updateNode(shown, with: result)
    } else {
      shown = Result._makeNode(result, in: childContext)
    }
    isDescribing = false
    parent?.structureDidChange()
  }

  /// Other views may be there to be made something of.
  override func structureDidChange() {
    if !isDescribing { markBodyDirty() }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let base { body(base) }
    if let shown { body(shown) }
  }

  override func collectLayoutChildren(into children: inout ContiguousArray<LayoutNode>) {
    shown?.collectLayoutChildren(into: &children)
  }

  override var isSingle: Bool { false }
  override var label: String { "Subviews" }
}

extension Group where Content: View {
  /// Makes something of the views that a view resolves to.
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == _GroupOfSubviews<Base, Result> {
    self.init { _GroupOfSubviews(view: _SubviewsView(base: view, transform: transform)) }
  }
}

/// What `Group(subviews:)` is made of.
public struct _GroupOfSubviews<Base: View, Result: View> {
  let view: _SubviewsView<Base, Result>
}

extension _GroupOfSubviews: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode {
    _SubviewsView._makeNode(view.view, in: context)
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) { _SubviewsView._updateNode(node, with: view.view) }
}
