import Foundation
import Meter

/// An action for when something that is made of a view's geometry differs.
public struct _GeometryActionModifier<Value: Equatable> {
  var transform: (GeometryProxy) -> Value
  var action: (Value, Value) -> Void
}

extension _GeometryActionModifier: _LayoutModifier {
  public typealias Body = Never

  public static func _makeLayoutNode(_ modifier: Self, in context: _NodeContext) -> WrapperNode {
    GeometryActionNode(modifier, context)
  }

  public static func _updateLayoutNode(_ node: WrapperNode, with modifier: Self) {
    node.as(GeometryActionNode<Value>.self).update(modifier)
  }
}

/// Looks at its geometry after each layout in which that, or the modifier, has changed. The action runs for the first
/// value and then for each that differs, behind the layout (facts: engine 4.6-41). A value that comes back within one
/// update, among the last three, ends the circle (facts: 4.1-11).
final class GeometryActionNode<Value: Equatable>: PlacingNode {
  private var modifier: _GeometryActionModifier<Value>
  private var value: Value?
  private var seen: CGRect?
  private var seed = -1
  private var recent: ContiguousArray<Value> = []
  private var pending: ContiguousArray<(old: Value, new: Value)> = []

  private static var memory: Int { 3 }

  init(_ modifier: _GeometryActionModifier<Value>, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
    host.addLayoutObserver(self)
  }

  func update(_ modifier: _GeometryActionModifier<Value>) {
    Counter.nodesUpdated.add()
    self.modifier = modifier
    // The transform may be another one: it is asked again after the next layout.
    seen = nil
    host.requestLayout()
  }

  override func layoutDidEnd() {
    guard flags.contains(.placed) else { return }
    let frame = CGRect(origin: origin(in: .global), size: placedSize)
    guard frame != seen else { return }
    seen = frame
    let next = modifier.transform(GeometryProxy(self))
    if let value, value == next { return }
    guard !isCircle(next) else {
      RuntimeIssue.report(
        "onGeometryChangeCycle", "onGeometryChange(for: \(Value.self)) action tried to update in a circle: \(path)")
      return
    }
    pending.append((value ?? next, next))
    value = next
    host.enqueueAction(self, 0)
  }

  private func isCircle(_ next: Value) -> Bool {
    if seed != host.seed {
      seed = host.seed
      recent.removeAll(keepingCapacity: true)
    }
    if recent.contains(next) { return true }
    recent.append(next)
    if recent.count > Self.memory { recent.removeFirst() }
    return false
  }

  override func runAction(_ kind: Int) {
    guard !pending.isEmpty else { return }
    let (old, new) = pending.removeFirst()
    modifier.action(old, new)
  }

  override var label: String { "onGeometryChange" }
}

extension View {
  /// Runs an action with a value made of the view's geometry, at first and when it differs.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier(transform: transform, action: { _, new in action(new) }))
  }

  /// Runs an action with the old and the new value made of the view's geometry, at first and when it differs.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier(transform: transform, action: action))
  }
}
