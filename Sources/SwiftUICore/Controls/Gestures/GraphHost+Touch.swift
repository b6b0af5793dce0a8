import Foundation

/// Touching what a host shows, as a finger would: for tests and for the list that the host is in.
extension _GraphHostBase {
  /// Taps at a point in the host's coordinates. Returns whether something took the tap.
  @discardableResult public final func tap(at point: CGPoint, count: Int = 1) -> Bool {
    send(.tap(count: count, at: point), at: point)
  }

  /// Taps the middle of the first thing drawn whose text, or image name, is `text`.
  @discardableResult public final func tap(_ text: String, count: Int = 1) -> Bool {
    guard let leaf = leaves().first(where: { $0.text == text }) else { return false }
    return tap(at: CGPoint(x: leaf.frame.midX, y: leaf.frame.midY), count: count)
  }

  /// Presses at a point for long.
  @discardableResult public final func longPress(at point: CGPoint) -> Bool { send(.longPress, at: point) }

  /// Moves a finger from one point to another, in one step, and lifts it.
  @discardableResult public final func drag(from start: CGPoint, to end: CGPoint) -> Bool {
    let value = DragGesture.Value(time: Date(timeIntervalSinceReferenceDate: 0), location: end, startLocation: start)
    let isTaken = send(.drag(value, hasEnded: false), at: start)
    return send(.drag(value, hasEnded: true), at: start) || isTaken
  }

  private final func send(_ event: TouchEvent, at point: CGPoint) -> Bool {
    guard let root, let target = root.hit(CGPoint(x: point.x - root.origin.x, y: point.y - root.origin.y)) else {
      return false
    }
    var handlers: [TouchHandler] = []
    var node: LayoutNode? = target
    while let current = node {
      if let handler = current.touchHandler {
        if handler.isPrioritized { handlers.insert(handler, at: 0) } else { handlers.append(handler) }
      }
      node = current.layoutParent
    }
    var isTaken = false
    for handler in handlers where !isTaken || handler.isSimultaneous {
      if handler.handle(event) { isTaken = true }
    }
    return isTaken
  }
}

extension LayoutNode {
  /// The front-most node that is drawn, or that has a content shape, at a point in this node's own coordinates.
  final func hit(_ point: CGPoint) -> LayoutNode? {
    guard allowsHits else { return nil }
    var found: LayoutNode?
    forEachLayoutChild { child in
      let inner = CGPoint(x: point.x - child.origin.x, y: point.y - child.origin.y)
      if let hit = child.hit(inner) { found = hit }
    }
    if let found { return found }
    let isInside = CGRect(origin: .zero, size: placedSize).contains(point)
    return isInside && catchesHits ? self : nil
  }
}
