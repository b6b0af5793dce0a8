import Foundation

extension View {
  nonisolated private func touch<G: Gesture>(
    _ name: String, _ gesture: G, isSimultaneous: Bool = false, isPrioritized: Bool = false
  ) -> some View {
    let gesture = Unchecked(gesture)
    return modifier(
      _TouchModifier(
        handler: TouchHandler(
          name: name,
          handle: { event in
            guard let value = gesture.value._value(of: _TouchEvent(event: event)) else { return false }
            var hasEnded = true
            if case .drag(_, let ended) = event { hasEnded = ended }
            gesture.value._run(value, hasEnded: hasEnded)
            return true
          }, isSimultaneous: isSimultaneous, isPrioritized: isPrioritized)))
  }

  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    touch("gesture", gesture)
  }

  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { touch("simultaneousGesture", gesture, isSimultaneous: true) }

  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { touch("highPriorityGesture", gesture, isPrioritized: true) }

  /// Runs `action` when the view is tapped `count` times.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    let action = Unchecked(action)
    return modifier(
      _TouchModifier(
        handler: TouchHandler(name: "onTapGesture") { event in
          guard case .tap(let taps, _) = event, taps == count else { return false }
          action.value()
          return true
        }))
  }

  /// Runs `action` with the place when the view is tapped `count` times.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    let action = Unchecked(action)
    return modifier(
      _TouchModifier(
        handler: TouchHandler(name: "onTapGesture") { event in
          guard case .tap(let taps, let point) = event, taps == count else { return false }
          action.value(point)
          return true
        }))
  }

  /// Runs `action` when the view is pressed for long.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let action = Unchecked(action)
    return modifier(
      _TouchModifier(
        handler: TouchHandler(name: "onLongPressGesture") { event in
          guard case .longPress = event else { return false }
          action.value()
          return true
        }))
  }

  /// The older order of the parameters.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }

  /// Whether the view can be touched.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_HitTestingModifier(isEnabled: enabled))
  }
}

/// Whether a view can be touched.
public struct _HitTestingModifier: Equatable, Sendable {
  let isEnabled: Bool
}

extension _HitTestingModifier: _LayoutModifier {
  public static func _makeLayoutNode(_ modifier: Self, in context: _NodeContext) -> WrapperNode {
    HitTestingNode(context, modifier)
  }

  public static func _updateLayoutNode(_ node: WrapperNode, with modifier: Self) {
    node.as(HitTestingNode.self).update(modifier)
  }
}

/// `.allowsHitTesting()` in the tree.
final class HitTestingNode: ModifierNode<_HitTestingModifier> {
  override func valueDidChange(from old: _HitTestingModifier) {}
  override var allowsHits: Bool { value.isEnabled }
  override var label: String { "allowsHitTesting(\(value.isEnabled))" }
}
