/// A value that views hand up to those around them, and how several become one.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

extension ViewNode {
  /// The reduced value of a key over the subtree, nil if nothing in it sets one.
  final func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var value: K.Value?
    forEachChild { $0.collectPreference(key, into: &value) }
    return value
  }

  /// The preferences of the subtree may be others than before: those above who read the key hear of it.
  final func preferenceDidChange<K: PreferenceKey>(_ key: K.Type) {
    guard host.readsPreferences else { return }
    var node = parent
    while let current = node {
      if current.notesPreferenceChange(ObjectIdentifier(key)) { return }
      node = current.parent
    }
  }
}
