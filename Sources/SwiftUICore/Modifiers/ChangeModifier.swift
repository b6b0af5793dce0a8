import Meter

/// An action for when a value differs from the one before.
public struct _ValueActionModifier<Value: Equatable> {
  var value: Value
  var runsInitially: Bool
  var action: (Value, Value) -> Void
  /// The deprecated form with one parameter runs the action of the value before, with what that captured.
  var usesOldAction: Bool

  nonisolated init(
    value: Value, runsInitially: Bool, usesOldAction: Bool = false, action: @escaping (Value, Value) -> Void
  ) {
    self.value = value
    self.runsInitially = runsInitially
    self.usesOldAction = usesOldAction
    self.action = action
  }
}

extension _ValueActionModifier: _GraphModifier {
  public typealias Node = ValueActionNode<Value>
}

/// Remembers the last value; the action runs after each update in which the value differs (facts: engine 4.1-10), at
/// most twice in one, as a guard against circles (facts: 4.1-11).
public final class ValueActionNode<Value: Equatable>: GraphModifierNode<_ValueActionModifier<Value>> {
  private var pending: ContiguousArray<() -> Void> = []
  private var seed = -1
  private var dispatches = 0

  private static var dispatchLimit: Int { 2 }

  public override func contentDidMake() {
    guard modifier.runsInitially else { return }
    dispatch(modifier.value, modifier.value, modifier.action)
  }

  public override func modifierDidChange(from old: _ValueActionModifier<Value>) {
    Counter.viewComparisons.add()
    guard old.value != modifier.value else { return }
    dispatch(old.value, modifier.value, modifier.usesOldAction ? old.action : modifier.action)
  }

  private func dispatch(_ old: Value, _ new: Value, _ action: @escaping (Value, Value) -> Void) {
    if seed != host.seed {
      seed = host.seed
      dispatches = 0
    }
    guard dispatches < Self.dispatchLimit else {
      RuntimeIssue.report(
        "onChangeCycle", "onChange(of: \(Value.self)) action tried to update multiple times per frame: \(path)")
      return
    }
    dispatches += 1
    pending.append { action(old, new) }
    host.enqueueAction(self, 0)
  }

  public override func runAction(_ kind: Int) {
    if !pending.isEmpty { pending.removeFirst()() }
  }

  public override var label: String { "onChange(of: \(modifier.value))" }
}

extension View {
  /// Runs an action with the old and the new value after an update in which `value` has changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, runsInitially: initial, action: action))
  }

  /// Runs an action after an update in which `value` has changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, runsInitially: initial, action: { _, _ in action() }))
  }

  /// Runs an action with the new value after an update in which `value` has changed. The action is that of the view
  /// before the change.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(
      _ValueActionModifier(value: value, runsInitially: false, usesOldAction: true, action: { _, new in action(new) }))
  }
}
