import Foundation

/// A view whose content can scroll to one of its views.
public struct ScrollViewReader<Content> {
  let content: (ScrollViewProxy) -> Content
}

/// Scrolls the views of a reader.
public struct ScrollViewProxy {
  let anchor: ScrollReaderAnchor

  /// Scrolls until the view with the id is in sight. A row of a lazy container need not have been made: it is found by
  /// the id that its `ForEach` gives it.
  @MainActor @preconcurrency public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    self.anchor.scroll(to: id, at: anchor)
  }
}

extension ScrollViewReader: View where Content: View {
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode {
    let node = ScrollReaderNode(context)
    node.content = Content._makeNode(view.content(ScrollViewProxy(anchor: node.anchor)), in: node.childContext)
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = node.as(ScrollReaderNode.self)
    Content._updateNode(node.content, with: view.content(ScrollViewProxy(anchor: node.anchor)))
  }
}

/// What a proxy holds on to: the reader's node, as long as it is there.
final class ScrollReaderAnchor: @unchecked Sendable {
  weak var node: ScrollReaderNode?

  @MainActor func scroll<ID: Hashable>(to id: ID, at anchor: UnitPoint?) {
    node?.scroll(to: AnyHashable(id), at: anchor)
  }
}

/// A scroll view reader in the tree.
///
/// A row that is not in view lies where its neighbours' lengths, mostly estimated, put it: the reader scrolls there, the
/// next layout makes the row, and what the estimate missed by is put right then.
final class ScrollReaderNode: ViewNode {
  private struct Target {
    let id: AnyHashable
    let anchor: UnitPoint?
    var attempts: Int
  }

  var content: ViewNode!
  let anchor = ScrollReaderAnchor()
  private var target: Target?
  private var isObserving = false

  /// How often a position is put right that was estimated.
  private static var attempts: Int { 8 }

  override init(_ context: _NodeContext) {
    super.init(context)
    anchor.node = self
  }

  func scroll(to id: AnyHashable, at anchor: UnitPoint?) {
    target = Target(id: id, anchor: anchor, attempts: Self.attempts)
    if !isObserving {
      isObserving = true
      host.addLayoutObserver(self)
    }
    if !approach() { host.requestLayout() }
  }

  override func layoutDidEnd() {
    if target != nil, !approach() { target = nil }
  }

  /// Scrolls to where the target seems to lie; there is nothing left to do when it lies where it seemed to. Returns
  /// whether the target was found: what was not laid out yet lies nowhere.
  private func approach() -> Bool {
    guard var target, target.attempts > 0, let (scroll, frame) = frame(of: target.id),
      scroll.flags.contains(.placed)
    else { return false }
    let before = scroll.offset
    scroll.scroll(to: Self.offset(of: frame, in: scroll, target.anchor))
    target.attempts -= 1
    self.target = scroll.offset == before ? nil : target
    return true
  }

  /// The scroll view around the target, and the target in that view's coordinates.
  private func frame(of id: AnyHashable) -> (ScrollNode, CGRect)? {
    guard var (parent, frame) = Self.find(id, below: self) else { return nil }
    while let current = parent {
      if let scroll = current as? ScrollNode { return (scroll, frame) }
      frame = frame.offsetBy(dx: current.origin.x, dy: current.origin.y)
      parent = current.layoutParent
    }
    return nil
  }

  private static func find(_ id: AnyHashable, below node: ViewNode) -> (LayoutNode?, CGRect)? {
    if let lazy = node as? any LazyContainer, let frame = lazy.estimatedFrame(ofRow: id) { return (lazy, frame) }
    if let target = node.child(withID: id) {
      var children: ContiguousArray<LayoutNode> = []
      target.collectLayoutChildren(into: &children)
      guard let view = children.first else { return nil }
      return (view.layoutParent, CGRect(origin: view.origin, size: view.placedSize))
    }
    var result: (LayoutNode?, CGRect)?
    node.forEachChild { if result == nil { result = find(id, below: $0) } }
    return result
  }

  private static func offset(of frame: CGRect, in scroll: ScrollNode, _ anchor: UnitPoint?) -> CGPoint {
    let (offset, room) = (scroll.offset, scroll.room)
    let frame = frame.offsetBy(dx: -scroll.margins.leading, dy: -scroll.margins.top)
    guard let anchor else {
      func least(_ start: CGFloat, _ end: CGFloat, _ room: CGFloat) -> CGFloat {
        start < 0 ? start : end > room ? min(start, end - room) : 0
      }
      return CGPoint(
        x: offset.x + least(frame.minX, frame.maxX, room.width),
        y: offset.y + least(frame.minY, frame.maxY, room.height))
    }
    return CGPoint(
      x: offset.x + frame.minX + frame.width * anchor.x - room.width * anchor.x,
      y: offset.y + frame.minY + frame.height * anchor.y - room.height * anchor.y)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }

  override var isSingle: Bool { content.isSingle }
  override var label: String { "ScrollViewReader" }
}
