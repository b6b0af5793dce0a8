import Foundation

/// A layout node around exactly one other: a layout modifier.
///
/// It owns its graph content, unless a `LayoutListNode` made it for one child of a content of several views.
@MainActor open class WrapperNode: LayoutNode {
  /// The graph child, nil when the wrapped child belongs to a list.
  @exclusivity(unchecked) public final internal(set) var content: ViewNode?
  @exclusivity(unchecked) private final var wrapped: LayoutNode?

  /// The layout node inside.
  public final var child: LayoutNode {
    if flags.contains(.childrenResolved), let wrapped { return wrapped }
    return resolve()
  }

  private final func resolve() -> LayoutNode {
    flags.insert(.childrenResolved)
    if let content {
      if let node = content as? LayoutNode {
        wrapped = node
      } else {
        var found: ContiguousArray<LayoutNode> = []
        content.collectLayoutChildren(into: &found)
        wrapped = found.first
      }
    }
    let node = wrapped ?? EmptyLayoutNode(childContext)
    wrapped = node
    node.layoutParent = self
    return node
  }

  /// Wraps a child that a list owns.
  final func wrap(_ child: LayoutNode) {
    wrapped = child
    child.layoutParent = self
    flags.insert(.childrenResolved)
  }

  open override func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }

  open override func forEachLayoutChild(_ body: (LayoutNode) -> Void) { body(child) }

  open override func structureDidChange() {
    // The child of a list's wrapper is fixed; the list makes another wrapper for another child.
    guard content != nil else { return }
    super.structureDidChange()
  }

  open override func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  open override var leavesAtOnce: Bool { content?.leavesAtOnce ?? false }
  open override var zIndex: Double { child.zIndex }
}

/// A rectangle of no size, where a view is expected and there is none.
final class EmptyLayoutNode: LayoutNode {
  override var label: String { "Empty" }
}
