/// A layout modifier on a content of several views: each gets a wrapper of its own, as SwiftUI does.
final class LayoutListNode<Modifier: _LayoutModifier>: ViewNode {
  let content: ViewNode
  private var modifier: Modifier
  private var wrappers: ContiguousArray<WrapperNode> = []
  private var inner: ContiguousArray<LayoutNode> = []

  init(_ context: _NodeContext, content: ViewNode, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
    super.init(context)
    content.parent = self
  }

  func update(_ modifier: Modifier) {
    self.modifier = modifier
    for wrapper in wrappers { Modifier._updateLayoutNode(wrapper, with: modifier) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    body(content)
    for wrapper in wrappers { body(wrapper) }
  }

  override func collectLayoutChildren(into children: inout ContiguousArray<LayoutNode>) {
    if !flags.contains(.childrenResolved) { resolve() }
    for wrapper in wrappers { children.append(wrapper) }
  }

  // Each view needs its wrapper, so all of them are made: a lazy container's rows should bring their own modifiers.
  override func collectLazySegments(into segments: inout ContiguousArray<LazySegment>) {
    var children: ContiguousArray<LayoutNode> = []
    collectLayoutChildren(into: &children)
    for child in children { segments.append(.view(child)) }
  }

  private func resolve() {
    flags.insert(.childrenResolved)
    var found: ContiguousArray<LayoutNode> = []
    content.collectLayoutChildren(into: &found)
    var next: ContiguousArray<WrapperNode> = []
    next.reserveCapacity(found.count)
    // Children mostly stay where they are, so each search starts behind the last hit.
    var start = 0
    for child in found {
      if let index = index(of: child, from: start) {
        next.append(wrappers[index])
        start = index + 1
      } else {
        let wrapper = Modifier._makeLayoutNode(modifier, in: childContext)
        wrapper.wrap(child)
        next.append(wrapper)
      }
    }
    let old = wrappers
    wrappers = next
    inner = found
    for wrapper in old where !wrapper.child.isAlive { wrapper.destroy() }
  }

  private func index(of child: LayoutNode, from start: Int) -> Int? {
    for index in start..<max(start, inner.count) where inner[index] === child { return index }
    for index in 0..<min(start, inner.count) where inner[index] === child { return index }
    return nil
  }

  override func structureDidChange() {
    flags.remove(.childrenResolved)
    super.structureDidChange()
  }

  override var label: String { "\(Modifier.self)…" }
}
