import Meter

/// Sets a value of the environment for what it modifies.
public struct _EnvironmentKeyWritingModifier<Value> {
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  public var value: Value

  nonisolated public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }
}

extension _EnvironmentKeyWritingModifier: _GraphModifier {
  public typealias Node = EnvironmentKeyPathNode<Value>
}

/// Changes a value of the environment for what it modifies.
public struct _EnvironmentKeyTransformModifier<Value> {
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  public var transform: (inout Value) -> Void

  nonisolated public init(
    keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) {
    self.keyPath = keyPath
    self.transform = transform
  }
}

extension _EnvironmentKeyTransformModifier: _GraphModifier {
  public typealias Node = EnvironmentTransformNode<Value>
}

/// Sets the value of a key of the environment without the way through a key path.
public struct _EnvironmentValueModifier<Key: EnvironmentKey> {
  public var value: Key.Value

  nonisolated public init(_ value: Key.Value) { self.value = value }
}

extension _EnvironmentValueModifier: _GraphModifier {
  public typealias Node = EnvironmentValueNode<Key>
}

/// A node whose content has another environment than itself.
@MainActor public class EnvironmentNode<Modifier>: GraphModifierNode<Modifier> {
  /// What the content is given.
  private final var inner: EnvironmentValues?

  /// The content's environment, made from the one above.
  func derive(from environment: EnvironmentValues) -> EnvironmentValues { environment }

  /// Whether `modifier` gives the content the same as `old` did.
  func isEqual(to old: Modifier) -> Bool { false }

  public final override var contentContext: _NodeContext {
    var context = childContext
    let inner = derive(from: environment)
    self.inner = inner
    context.environment = inner
    return context
  }

  public final override func modifierWillChange(from old: Modifier) {
    Counter.viewComparisons.add()
    guard !isEqual(to: old) else { return }
    handDown()
  }

  public final override func setEnvironment(_ environment: EnvironmentValues) {
    if environment.isIdentical(to: self.environment) { return }
    self.environment = environment
    handDown()
  }

  private final func handDown() {
    let inner = derive(from: environment)
    self.inner = inner
    content.setEnvironment(inner)
  }
}

public final class EnvironmentKeyPathNode<Value>: EnvironmentNode<_EnvironmentKeyWritingModifier<Value>> {
  override func derive(from environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment[keyPath: modifier.keyPath] = modifier.value
    return environment
  }

  override func isEqual(to old: _EnvironmentKeyWritingModifier<Value>) -> Bool {
    modifier.keyPath == old.keyPath && Comparator.of(Value.self).areEqual(modifier.value, old.value)
  }

  public override var label: String { "environment(\(modifier.value))" }
}

public final class EnvironmentValueNode<Key: EnvironmentKey>: EnvironmentNode<_EnvironmentValueModifier<Key>> {
  override func derive(from environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment[Key.self] = modifier.value
    return environment
  }

  override func isEqual(to old: _EnvironmentValueModifier<Key>) -> Bool {
    Comparator.of(Key.Value.self).areEqual(modifier.value, old.value)
  }

  public override var label: String { "environment(\(Key.self) = \(modifier.value))" }
}

public final class EnvironmentTransformNode<Value>: EnvironmentNode<_EnvironmentKeyTransformModifier<Value>> {
  private var keyPath: WritableKeyPath<EnvironmentValues, Value>?
  private var kept: EnvironmentValues?

  override func derive(from environment: EnvironmentValues) -> EnvironmentValues {
    let keyPath = keyPath ?? modifier.keyPath
    self.keyPath = keyPath
    // The first key path stays: with another one SwiftUI leaves the values as they are (oracle
    // B-environment-transform-keypath-switch).
    if let kept, keyPath != modifier.keyPath {
      content.markEnvironmentReadersDirty()
      return kept
    }
    var environment = environment
    modifier.transform(&environment[keyPath: keyPath])
    kept = environment
    return environment
  }
}

extension ViewNode {
  /// Has every body below that reads the environment evaluated again, whatever it read.
  final func markEnvironmentReadersDirty() {
    (self as? BodyNodeBase)?.markDirtyIfReadingEnvironment()
    forEachChild { $0.markEnvironmentReadersDirty() }
  }
}

extension View {
  /// Sets a value of the environment for this view and what is in it.
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Changes a value of the environment for this view and what is in it.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }

  /// Places an observable object in the environment, found by its type.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_EnvironmentValueModifier<ObservableKey<T>>(object))
  }

  /// Places an object in the environment for `@EnvironmentObject`, found by its type.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EnvironmentValueModifier<EnvironmentObjectKey<T>>(object))
  }

  /// Sets the value of a key that has no key path.
  nonisolated func environmentValue<K: EnvironmentKey>(_ key: K.Type, _ value: K.Value) -> some View {
    modifier(_EnvironmentValueModifier<K>(value))
  }
}

/// Where `environment(_:)` keeps an observable object.
enum ObservableKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

/// Where `environmentObject(_:)` keeps an object.
enum EnvironmentObjectKey<Object: ObservableObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}
