/// A list node with one child at most, which may be exchanged for another: conditionals, `AnyView`, `id`.
class BranchNode: ViewNode {
  @exclusivity(unchecked) final private(set) var child: ViewNode?
  /// Which branch the child is of, 0 without one.
  @exclusivity(unchecked) private final var branch = 0

  final func child(ofBranch branch: Int) -> ViewNode? { self.branch == branch ? child : nil }

  final func makeChild(branch: Int, _ make: (_NodeContext) -> ViewNode) {
    self.branch = branch
    child = make(childContext)
  }

  /// The new child appears, then the old one disappears, unless that wants to be gone first (facts: engine 4.2-15).
  final func replaceChild(branch: Int, oldLeavesFirst: Bool = false, _ make: (_NodeContext) -> ViewNode) {
    let old = child
    self.branch = branch
    if let old, oldLeavesFirst || old.leavesAtOnce {
      child = nil
      old.destroy()
      child = make(childContext)
    } else {
      child = make(childContext)
      old?.destroy()
    }
    structureDidChange()
  }

  final func removeChild() {
    guard let old = child else { return }
    child = nil
    branch = 0
    old.destroy()
    structureDidChange()
  }

  override final func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  override func collectLayoutChildren(into children: inout ContiguousArray<LayoutNode>) {
    child?.collectLayoutChildren(into: &children)
  }

  override var leavesAtOnce: Bool { child?.leavesAtOnce ?? false }
  override var label: String { "Branch \(branch)" }
}
