import Foundation

/// A view whose content can scroll to one of its views.
public struct ScrollViewReader<Content> {
  let content: (ScrollViewProxy) -> Content
}

/// Scrolls the views of a reader.
public struct ScrollViewProxy {
  let anchor: ScrollReaderAnchor

  /// Scrolls until the view with the id is in sight. Views that were not made yet are not found: a limit of the model.
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
    guard let node, let target = Self.find(id, below: node) else { return }
    var children: ContiguousArray<LayoutNode> = []
    target.collectLayoutChildren(into: &children)
    guard let view = children.first else { return }
    var position = view.origin
    var parent = view.layoutParent
    while let current = parent {
      if let scroll = current as? ScrollNode {
        return scroll.scroll(to: Self.offset(of: CGRect(origin: position, size: view.placedSize), in: scroll, anchor))
      }
      position = CGPoint(x: position.x + current.origin.x, y: position.y + current.origin.y)
      parent = current.layoutParent
    }
  }

  @MainActor private static func offset(of frame: CGRect, in scroll: ScrollNode, _ anchor: UnitPoint?) -> CGPoint {
    let (offset, room) = (scroll.contentOffset, scroll.viewport)
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

  @MainActor private static func find<ID: Hashable>(_ id: ID, below node: ViewNode) -> ViewNode? {
    if let found = node.child(withID: AnyHashable(id)) { return found }
    var result: ViewNode?
    node.forEachChild { if result == nil { result = find(id, below: $0) } }
    return result
  }
}

/// A scroll view reader in the tree.
final class ScrollReaderNode: ViewNode {
  var content: ViewNode!
  let anchor = ScrollReaderAnchor()

  override init(_ context: _NodeContext) {
    super.init(context)
    anchor.node = self
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }

  override var isSingle: Bool { content.isSingle }
  override var label: String { "ScrollViewReader" }
}
