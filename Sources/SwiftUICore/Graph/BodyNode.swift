import Meter

/// The node of a view with a body.
final class BodyNode<V: View>: BodyNodeBase {
  private var view: V
  private let type: ViewType
  private var child: ViewNode!

  init(_ view: V, _ context: _NodeContext) {
    self.view = view
    type = ViewType.of(V.self)
    super.init(context)
    if !type.isPlain { connect(previous: nil) }
    let body = evaluateBody()
    child = V.Body._makeNode(body, in: childContext)
  }

  /// Takes over a new value of the view, unless it equals the one before.
  func update(_ next: V) {
    Counter.nodesUpdated.add()
    guard hasChanged(next) else { return }
    if type.isPlain {
      view = next
    } else {
      var next = next
      withUnsafeMutablePointer(to: &next) { next in
        withUnsafeMutablePointer(to: &view) { view in
          type.connect(UnsafeMutableRawPointer(next), previous: UnsafeMutableRawPointer(view), in: self)
        }
      }
      view = next
    }
    apply(evaluateBody())
  }

  private func hasChanged(_ next: V) -> Bool {
    Counter.viewComparisons.add()
    return withUnsafePointer(to: next) { next in
      withUnsafePointer(to: &view) { view in
        !type.comparator.areEqual(UnsafeRawPointer(next), UnsafeRawPointer(view))
      }
    }
  }

  override func evaluate() {
    if !type.isPlain { connect(previous: nil) }
    apply(evaluateBody())
  }

  private func evaluateBody() -> V.Body {
    Counter.bodyEvaluations.add()
    return track { view.body }
  }

  private func apply(_ body: V.Body) { V.Body._updateNode(child, with: body) }

  private func connect(previous: UnsafeMutableRawPointer?) {
    withUnsafeMutablePointer(to: &view) { view in
      type.connect(UnsafeMutableRawPointer(view), previous: previous, in: self)
    }
  }

  override func didDestroy() {
    super.didDestroy()
    if !type.isPlain {
      withUnsafeMutablePointer(to: &view) { type.disconnect(UnsafeMutableRawPointer($0)) }
    }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  override func collectLayoutChildren(into children: inout ContiguousArray<LayoutNode>) {
    child.collectLayoutChildren(into: &children)
  }

  override var isSingle: Bool { child.isSingle }
  override var leavesAtOnce: Bool { child.leavesAtOnce }
  override var pathComponent: String? { "\(V.self)" }

  override var label: String {
    let state = withUnsafeMutablePointer(to: &view) { type.describeState(UnsafeMutableRawPointer($0)) }
    return state.isEmpty ? "\(V.self)" : "\(V.self) {\(state.joined(separator: ", "))}"
  }
}
