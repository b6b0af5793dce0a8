/// A view of a type that is not known where it stands.
///
/// The child's identity is its type: a view of the same type updates it in place, one of another type replaces it, the
/// old one leaving first. `AnyView(AnyView(x))` is `AnyView(x)` (facts: engine 4.2-14).
public struct AnyView {
  fileprivate let box: AnyViewBox

  nonisolated public init<V: View>(_ view: V) {
    if let view = view as? AnyView { self = view } else { box = TypedViewBox(view) }
  }

  nonisolated public init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: View {
  public typealias Body = Never
  public static var _rowCount: Int? { nil }

  public static func _makeNode(_ view: AnyView, in context: _NodeContext) -> ViewNode {
    let node = AnyViewNode(context)
    node.makeChild(branch: 1) { view.box.makeNode(in: $0) }
    node.type = view.box.type
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: AnyView) {
    let node = node.as(AnyViewNode.self)
    if node.type == view.box.type, let child = node.child { return view.box.update(child) }
    node.type = view.box.type
    node.replaceChild(branch: 1, oldLeavesFirst: true) { view.box.makeNode(in: $0) }
  }
}

private final class AnyViewNode: BranchNode {
  var type: ObjectIdentifier?
  override var label: String { "AnyView" }
}

private class AnyViewBox: @unchecked Sendable {
  final let type: ObjectIdentifier
  init(type: ObjectIdentifier) { self.type = type }
  @MainActor func makeNode(in context: _NodeContext) -> ViewNode { fatalError("an AnyView of nothing") }
  @MainActor func update(_ node: ViewNode) {}
}

private final class TypedViewBox<V: View>: AnyViewBox, @unchecked Sendable {
  private let view: V

  init(_ view: V) {
    self.view = view
    super.init(type: ObjectIdentifier(V.self))
  }

  override func makeNode(in context: _NodeContext) -> ViewNode { V._makeNode(view, in: context) }
  override func update(_ node: ViewNode) { V._updateNode(node, with: view) }
}
