import Meter

/// Hands a value up; what is in the modified view is not heard above it.
public struct _PreferenceWritingModifier<Key: PreferenceKey> {
  var value: Key.Value
}

extension _PreferenceWritingModifier: _GraphModifier {
  public typealias Node = PreferenceWriterNode<Key>
}

public final class PreferenceWriterNode<Key: PreferenceKey>: GraphModifierNode<_PreferenceWritingModifier<Key>> {
  public override func contentDidMake() { preferenceDidChange(Key.self) }

  public override func modifierDidChange(from old: _PreferenceWritingModifier<Key>) {
    Counter.viewComparisons.add()
    if !Comparator.of(Key.Value.self).areEqual(old.value, modifier.value) { preferenceDidChange(Key.self) }
  }

  public override func didDestroy() { preferenceDidChange(Key.self) }

  override func notesPreferenceChange(_ key: ObjectIdentifier) -> Bool { key == ObjectIdentifier(Key.self) }

  override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    guard K.self == Key.self, let own = modifier.value as? K.Value else {
      return super.collectPreference(key, into: &value)
    }
    value.reduce(with: own, key)
  }
}

/// Changes the value that the modified view hands up.
public struct _PreferenceTransformModifier<Key: PreferenceKey> {
  var transform: (inout Key.Value) -> Void
}

extension _PreferenceTransformModifier: _GraphModifier {
  public typealias Node = PreferenceTransformNode<Key>
}

public final class PreferenceTransformNode<Key: PreferenceKey>: GraphModifierNode<_PreferenceTransformModifier<Key>> {
  public override func contentDidMake() { preferenceDidChange(Key.self) }
  public override func modifierDidChange(from old: _PreferenceTransformModifier<Key>) { preferenceDidChange(Key.self) }
  public override func didDestroy() { preferenceDidChange(Key.self) }

  override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    guard K.self == Key.self else { return super.collectPreference(key, into: &value) }
    var own = preference(Key.self) ?? Key.defaultValue
    modifier.transform(&own)
    if let own = own as? K.Value { value.reduce(with: own, key) }
  }
}

/// An action for when the value that the modified view hands up differs.
public struct _PreferenceActionModifier<Key: PreferenceKey> where Key.Value: Equatable {
  var action: (Key.Value) -> Void
}

extension _PreferenceActionModifier: _GraphModifier {
  public typealias Node = PreferenceActionNode<Key>
}

/// The action runs for the first value, and after each update in which the value differs.
public final class PreferenceActionNode<Key: PreferenceKey>: GraphModifierNode<_PreferenceActionModifier<Key>>
where Key.Value: Equatable {
  private var value: Key.Value?
  private var isDirty = false
  private var seed = -1
  private var dispatches = 0

  private static var dispatchLimit: Int { 2 }

  public override func contentDidMake() {
    host.readsPreferences = true
    markDirty()
  }

  override func notesPreferenceChange(_ key: ObjectIdentifier) -> Bool {
    if key == ObjectIdentifier(Key.self) { markDirty() }
    return false
  }

  private func markDirty() {
    guard !isDirty else { return }
    isDirty = true
    host.dirtyPreferences.insert(self)
  }

  override func settlePreference() {
    isDirty = false
    guard isAlive else { return }
    let next = preference(Key.self) ?? Key.defaultValue
    if let value, value == next { return }
    value = next
    if seed != host.seed {
      seed = host.seed
      dispatches = 0
    }
    guard dispatches < Self.dispatchLimit else {
      RuntimeIssue.report(
        "onPreferenceChangeCycle", "Bound preference \(Key.self) tried to update multiple times per frame: \(path)")
      return
    }
    dispatches += 1
    host.enqueueAction(self, 0)
  }

  public override func runAction(_ kind: Int) {
    if let value { modifier.action(value) }
  }

  public override var label: String { "onPreferenceChange(\(Key.self))" }
}

extension Optional {
  /// Reduces a key's value so far with the next one.
  mutating func reduce<K: PreferenceKey>(with next: Wrapped, _ key: K.Type) where Wrapped == K.Value {
    guard var value = self else {
      self = next
      return
    }
    K.reduce(value: &value, nextValue: { next })
    self = value
  }
}

extension View {
  /// Hands a value up to the views around this one.
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  /// Changes the value that this view hands up.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }

  /// Runs an action with the value that this view hands up, at first and when it differs.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }
}
