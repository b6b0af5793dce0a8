import Meter

/// A view that is shown by something that is no part of the graph: for bridges. Its dynamic properties work as those of
/// a view with a body; what a body would be evaluated for, `_describe(to:)` is called for.
@MainActor @preconcurrency public protocol _ForeignView: View where Body == Never {
  /// The rectangle of what is shown.
  associatedtype _Leaf: LayoutNode

  static func _makeLeaf(in context: _NodeContext) -> _Leaf

  /// Brings what is shown up to date with the view. What is read here, the view depends on.
  func _describe(to leaf: _Leaf)
}

extension _ForeignView {
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode { ForeignNode(view, context) }
  public static func _updateNode(_ node: ViewNode, with view: Self) { node.as(ForeignNode<Self>.self).update(view) }
}

/// The node of a `_ForeignView`.
final class ForeignNode<V: _ForeignView>: BodyNodeBase {
  private var view: V
  private let type: ViewType
  private var leaf: V._Leaf!

  init(_ view: V, _ context: _NodeContext) {
    self.view = view
    type = ViewType.of(V.self)
    super.init(context)
    leaf = V._makeLeaf(in: childContext)
    connect(nil)
    describe()
  }

  func update(_ next: V) {
    Counter.nodesUpdated.add()
    Counter.viewComparisons.add()
    let isSame = withUnsafePointer(to: next) { next in
      withUnsafePointer(to: &view) { type.comparator.areEqual(UnsafeRawPointer(next), UnsafeRawPointer($0)) }
    }
    guard !isSame else { return }
    forgetReads()
    var old = view
    view = next
    withUnsafeMutablePointer(to: &old) { connect(UnsafeMutableRawPointer($0)) }
    describe()
  }

  override func evaluate() {
    forgetReads()
    connect(nil)
    describe()
  }

  private func connect(_ previous: UnsafeMutableRawPointer?) {
    guard !type.isPlain else { return }
    withUnsafeMutablePointer(to: &view) { type.connect(UnsafeMutableRawPointer($0), previous: previous, in: self) }
  }

  private func describe() {
    guard !lacksObject else {
      _ = track(type, ForeignAttempt(self).result)
      return
    }
    track(type) { describeLeaf() }
  }

  fileprivate func describeLeaf() { view._describe(to: leaf) }

  override func didDestroy() {
    super.didDestroy()
    if !type.isPlain {
      withUnsafeMutablePointer(to: &view) { type.disconnect(UnsafeMutableRawPointer($0)) }
    }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let leaf { body(leaf) }
  }

  override var isSingle: Bool { true }
  override var pathComponent: String? { "\(V.self)" }
  override var label: String { "\(V.self)" }
}

/// The description of a foreign view that may read something that is not there.
private final class ForeignAttempt<V: _ForeignView>: Attempt<Void> {
  private unowned let node: ForeignNode<V>
  init(_ node: ForeignNode<V>) { self.node = node }
  override func run() { node.describeLeaf() }
}
