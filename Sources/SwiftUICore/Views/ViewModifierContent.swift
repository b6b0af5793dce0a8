import Meter

/// What a modifier's body is given to stand for the modified view.
public struct _ViewModifier_Content<Modifier> {
  fileprivate let provider: ModifierContentProvider
}

extension _ViewModifier_Content: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode {
    view.provider.makeContent(in: context)
  }

  // The modified view's new value comes from the modifier's own node.
  public static func _updateNode(_ node: ViewNode, with view: Self) {}
}

/// The node of a modifier with a body. It knows the nodes that stand for the modified view, mostly one.
class ModifierContentProvider: BodyNodeBase {
  fileprivate func makeContent(in context: _NodeContext) -> ViewNode { fatalError("a modifier of nothing") }
}

final class ModifierBodyNode<V: View, Modifier: ViewModifier>: ModifierContentProvider {
  private var view: ModifiedContent<V, Modifier>
  private let type: ViewType
  private var child: ViewNode?
  private var contents: ContiguousArray<ViewNode> = []

  init(_ view: ModifiedContent<V, Modifier>, _ context: _NodeContext) {
    self.view = view
    type = ViewType.of(Modifier.self)
    super.init(context)
    connect()
    if let body = evaluateBody() { child = Modifier.Body._makeNode(body, in: childContext) }
  }

  func update(_ next: ModifiedContent<V, Modifier>) {
    Counter.nodesUpdated.add()
    view.content = next.content
    if hasChanged(next.modifier) {
      forgetReads()
      var modifier = next.modifier
      withUnsafeMutablePointer(to: &modifier) { next in
        withUnsafeMutablePointer(to: &view.modifier) { old in
          type.connect(UnsafeMutableRawPointer(next), previous: UnsafeMutableRawPointer(old), in: self)
        }
      }
      view.modifier = modifier
      apply(evaluateBody())
    }
    contents.removeAll { !$0.isAlive }
    for content in contents { V._updateNode(content, with: next.content) }
  }

  private func hasChanged(_ next: Modifier) -> Bool {
    Counter.viewComparisons.add()
    return !type.comparator.areEqual(view.modifier, next)
  }

  override func evaluate() {
    forgetReads()
    connect()
    apply(evaluateBody())
  }

  private func connect() {
    guard !type.isPlain else { return }
    withUnsafeMutablePointer(to: &view.modifier) { modifier in
      type.connect(UnsafeMutableRawPointer(modifier), previous: nil, in: self)
    }
  }

  /// The body, nil if it reads an object that is not there.
  private func evaluateBody() -> Modifier.Body? {
    Counter.bodyEvaluations.add(for: Modifier.self)
    guard !lacksObject else { return track(type, ModifierBodyAttempt(self).result) }
    return track(type) { evaluatedBody() }
  }

  fileprivate func evaluatedBody() -> Modifier.Body {
    view.modifier.body(content: _ViewModifier_Content(provider: self))
  }

  private func apply(_ body: Modifier.Body?) {
    guard let body else { return removeChild() }
    if let child { return Modifier.Body._updateNode(child, with: body) }
    child = Modifier.Body._makeNode(body, in: childContext)
    structureDidChange()
  }

  private func removeChild() {
    guard let old = child else { return }
    child = nil
    old.destroy()
    structureDidChange()
  }

  fileprivate override func makeContent(in context: _NodeContext) -> ViewNode {
    let node = V._makeNode(view.content, in: context)
    contents.append(node)
    return node
  }

  override func didDestroy() {
    super.didDestroy()
    contents = []
    guard !type.isPlain else { return }
    withUnsafeMutablePointer(to: &view.modifier) { type.disconnect(UnsafeMutableRawPointer($0)) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  override func collectLayoutChildren(into children: inout ContiguousArray<LayoutNode>) {
    child?.collectLayoutChildren(into: &children)
  }

  override var isSingle: Bool { child?.isSingle ?? false }
  override var leavesAtOnce: Bool { child?.leavesAtOnce ?? false }
  override var pathComponent: String? { "\(Modifier.self)" }
  override var label: String { "\(Modifier.self)" }
}

/// The evaluation of a modifier's body that may read something that is not there.
private final class ModifierBodyAttempt<V: View, Modifier: ViewModifier>: Attempt<Modifier.Body> {
  private unowned let node: ModifierBodyNode<V, Modifier>
  init(_ node: ModifierBodyNode<V, Modifier>) { self.node = node }
  override func run() -> Modifier.Body { node.evaluatedBody() }
}
