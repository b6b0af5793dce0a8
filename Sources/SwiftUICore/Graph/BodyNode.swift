import Meter

/// The node of a view with a body.
final class BodyNode<V: View>: BodyNodeBase {
  @exclusivity(unchecked) private var view: V
  private let type: ViewType
  @exclusivity(unchecked) private var child: ViewNode?
  @exclusivity(unchecked) private var isMade = false

  init(_ view: V, _ context: _NodeContext) {
    self.view = view
    type = ViewType.of(V.self)
    super.init(context)
    connect()
    apply()
  }

  /// Takes over a new value of the view, unless it equals the one before.
  func update(_ next: V) {
    Counter.nodesUpdated.add()
    guard hasChanged(next) else { return }
    forgetReads()
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
    apply()
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
    forgetReads()
    connect()
    apply()
  }

  private func connect() {
    guard !type.isPlain else { return }
    withUnsafeMutablePointer(to: &view) { view in
      type.connect(UnsafeMutableRawPointer(view), previous: nil, in: self)
    }
  }

  /// Evaluates the body and hands it to the child; a view whose body reads an object that is not there has none.
  private func apply() {
    Counter.bodyEvaluations.add(for: V.self)
    guard !lacksObject else { return applyAttempt() }
    apply(track(type) { view.body })
  }

  private func applyAttempt() {
    let attempt = BodyAttempt(self)
    if let body = track(type, attempt.result) { apply(body) } else { removeChild() }
  }

  fileprivate func evaluatedBody() -> V.Body { view.body }

  private func apply(_ body: V.Body) {
    if let child { return V.Body._updateNode(child, with: body) }
    child = V.Body._makeNode(body, in: childContext)
    if isMade { structureDidChange() }
    isMade = true
  }

  private func removeChild() {
    flags.remove(.bodyDirty)
    isMade = true
    guard let old = child else { return }
    child = nil
    old.destroy()
    structureDidChange()
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
    child?.collectLayoutChildren(into: &children)
  }

  override var isSingle: Bool { child?.isSingle ?? false }
  override var leavesAtOnce: Bool { child?.leavesAtOnce ?? false }
  override var pathComponent: String? { "\(V.self)" }

  override var label: String {
    let state = withUnsafeMutablePointer(to: &view) { type.describeState(UnsafeMutableRawPointer($0)) }
    return state.isEmpty ? "\(V.self)" : "\(V.self) {\(state.joined(separator: ", "))}"
  }
}

/// The evaluation of a body that may read something that is not there.
private final class BodyAttempt<V: View>: Attempt<V.Body> {
  private unowned let node: BodyNode<V>
  init(_ node: BodyNode<V>) { self.node = node }
  override func run() -> V.Body { node.evaluatedBody() }
}
