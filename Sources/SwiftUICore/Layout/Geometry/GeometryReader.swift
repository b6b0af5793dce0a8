import Foundation
import Meter

/// A view whose content is a function of its own size and place.
///
/// It takes what it is proposed, 10 where that is nothing (a choice; facts: engine 2, known doubts). Its closure runs
/// when the view is placed with another size; the body around it does not (facts: 4.6-42).
public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode {
    let node = GeometryReaderNode(context)
    let content = GeometryContentNode(view, node.childContext)
    node.content = content
    node.describe = { content.evaluate(for: $0) }
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = node.as(GeometryReaderNode.self)
    node.content.as(GeometryContentNode<Content>.self).update(view)
  }
}

/// A geometry reader in the tree.
final class GeometryReaderNode: ContainerNode {
  /// Has the content described for this node's geometry.
  var describe: (GeometryProxy) -> Void = { _ in }
  private var describedSize: CGSize?
  private var isDescribing = false

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.leafSize }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    if describedSize != size {
      describedSize = size
      isDescribing = true
      describe(GeometryProxy(self, size: size))
      isDescribing = false
    }
    let proposal = ProposedViewSize(size)
    for child in children { place(child, at: .zero, proposal, in: size) }
  }

  override func childSizeDidChange(_ child: LayoutNode) { invalidatePlacement() }

  override func structureDidChange() {
    flags.remove(.childrenResolved)
    // What the reader describes while it is placed is placed right after.
    if !isDescribing { invalidatePlacement() }
  }

  override var label: String { "GeometryReader" }
}

/// The description of a geometry reader's content, made when the geometry is first known.
final class GeometryContentNode<Content: View>: BodyNodeBase {
  private var view: GeometryReader<Content>
  private var proxy: GeometryProxy?
  private var child: ViewNode?

  init(_ view: GeometryReader<Content>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
  }

  /// Closures are not compared: the content may be another one.
  func update(_ view: GeometryReader<Content>) {
    Counter.nodesUpdated.add()
    self.view = view
    if proxy != nil { evaluate() }
  }

  func evaluate(for proxy: GeometryProxy) {
    self.proxy = proxy
    evaluate()
  }

  override func evaluate() {
    guard let proxy else { return }
    forgetReads()
    Counter.bodyEvaluations.add(for: GeometryReader<Content>.self)
    let content = track(ViewType.of(GeometryReader<Content>.self)) { view.content(proxy) }
    if let child { return Content._updateNode(child, with: content) }
    child = Content._makeNode(content, in: childContext)
    structureDidChange()
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }
}
