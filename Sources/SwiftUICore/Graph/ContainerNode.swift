import Foundation

/// A layout node whose layout children are the flattened list below one graph child: a stack, a root, a slot.
@MainActor open class ContainerNode: LayoutNode {
  /// The graph child. Set by whoever makes the node, right after making it.
  public final var content: ViewNode!
  private final var resolved: ContiguousArray<LayoutNode> = []

  /// The layout children, flattened once and again after a change of structure.
  public final var children: ContiguousArray<LayoutNode> {
    if !flags.contains(.childrenResolved) { resolve() }
    return resolved
  }

  private final func resolve() {
    flags.insert(.childrenResolved)
    resolved.removeAll(keepingCapacity: true)
    content?.collectLayoutChildren(into: &resolved)
    for child in resolved { child.layoutParent = self }
    childrenDidChange()
  }

  /// The flattened list is a new one: whatever is kept per child is void.
  open func childrenDidChange() {}

  open override func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }

  open override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    for child in children { body(child) }
  }
}
