import Foundation

/// A layout node whose layout children are the flattened list below one graph child: a stack, a root, a slot.
@MainActor open class ContainerNode: LayoutNode {
  /// The graph child. Set by whoever makes the node, right after making it.
  @exclusivity(unchecked) public final var content: ViewNode!
  @exclusivity(unchecked) private final var resolved: ContiguousArray<LayoutNode> = []
  /// The children in the order in which they are drawn, where that is another one than theirs.
  @exclusivity(unchecked) private final var paintOrder: [LayoutNode]?

  /// The layout children, flattened once and again after a change of structure.
  public final var children: ContiguousArray<LayoutNode> {
    if !flags.contains(.childrenResolved) { resolve() }
    return resolved
  }

  private final func resolve() {
    flags.insert(.childrenResolved)
    resolved.removeAll(keepingCapacity: true)
    content?.collectLayoutChildren(into: &resolved)
    paintOrder = nil
    for child in resolved {
      child.layoutParent = self
      if child.zIndex != 0 { paintOrder = [] }
    }
    if paintOrder != nil { paintOrder = sortedByZIndex() }
    childrenDidChange()
  }

  /// Higher later, equal ones as they come.
  private final func sortedByZIndex() -> [LayoutNode] {
    resolved.enumerated().sorted { a, b in
      (a.element.zIndex, a.offset) < (b.element.zIndex, b.offset)
    }.map(\.element)
  }

  /// The flattened list is a new one: whatever is kept per child is void.
  open func childrenDidChange() {}

  open override func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }

  open override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    let children = children
    if let paintOrder { return paintOrder.forEach(body) }
    for child in children { body(child) }
  }
}
