import Foundation

/// What a touch can do to a view.
enum TouchEvent {
  case tap(count: Int, at: CGPoint)
  case longPress
  case drag(DragGesture.Value, hasEnded: Bool)
}

/// A modifier that lets the view be touched: what it does with an event that reaches it.
struct TouchHandler {
  /// A name for dumps.
  let name: String
  /// Returns whether the event was taken.
  let handle: @MainActor (TouchEvent) -> Bool
  /// Whether the handler looks at an event without keeping it from those around the view.
  var isSimultaneous = false
  /// Whether the handler comes before those inside the view.
  var isPrioritized = false
}

/// A handler around a view.
struct _TouchModifier {
  let handler: TouchHandler
}

extension _TouchModifier: _LayoutModifier {
  static func _makeLayoutNode(_ modifier: Self, in context: _NodeContext) -> WrapperNode {
    TouchNode(modifier.handler, context)
  }

  static func _updateLayoutNode(_ node: WrapperNode, with modifier: Self) {
    node.as(TouchNode.self).handler = modifier.handler
  }
}

/// A view that can be touched, in the tree.
final class TouchNode: PlacingNode {
  var handler: TouchHandler

  init(_ handler: TouchHandler, _ context: _NodeContext) {
    self.handler = handler
    super.init(context)
  }

  override var touchHandler: TouchHandler? { environment.isEnabled ? handler : nil }
  override var label: String { handler.name }
}
