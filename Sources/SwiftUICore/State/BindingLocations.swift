/// Reads and writes by closures.
final class FunctionLocation<Value>: Location<Value>, @unchecked Sendable {
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getter = get
    setter = set
  }

  override func get() -> Value { getter() }

  override func peek() -> Value {
    // The value that a binding is made with is not a read of the view that makes it.
    let before = Graph.peeking
    Graph.peeking = true
    defer { Graph.peeking = before }
    return getter()
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    guard !transaction.isEmpty else { return setter(value, transaction) }
    withTransaction(transaction) { setter(value, transaction) }
  }

  // Two pairs of closures are equal if they are the same closures with the same captures.
  override func isEqual(to other: Location<Value>) -> Bool {
    guard let other = other as? FunctionLocation<Value> else { return false }
    return Comparator.of((() -> Value).self).areEqual(getter, other.getter)
      && Comparator.of(((Value, Transaction) -> Void).self).areEqual(setter, other.setter)
  }
}

/// A value that never changes.
final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
  private let value: Value
  init(_ value: Value) { self.value = value }
  override func get() -> Value { value }
  override func isEqual(to other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return Comparator.of(Value.self).areEqual(value, other.value)
  }
}

/// A part of another location's value.
final class MemberLocation<Base, Value>: Location<Value>, @unchecked Sendable {
  private let base: Location<Base>
  private let keyPath: WritableKeyPath<Base, Value>

  init(base: Location<Base>, keyPath: WritableKeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override func get() -> Value { base.get()[keyPath: keyPath] }
  override func peek() -> Value { base.peek()[keyPath: keyPath] }

  override func set(_ value: Value, _ transaction: Transaction) {
    var whole = base.peek()
    whole[keyPath: keyPath] = value
    base.set(whole, transaction)
  }

  override func isEqual(to other: Location<Value>) -> Bool {
    guard let other = other as? MemberLocation<Base, Value> else { return false }
    return base == other.base && keyPath == other.keyPath
  }
}

/// An element of another location's collection.
final class ElementLocation<Base: MutableCollection>: Location<Base.Element>, @unchecked Sendable {
  private let base: Location<Base>
  private let index: Base.Index

  init(base: Location<Base>, index: Base.Index) {
    self.base = base
    self.index = index
  }

  override func get() -> Base.Element { base.get()[index] }
  override func peek() -> Base.Element { base.peek()[index] }

  override func set(_ value: Base.Element, _ transaction: Transaction) {
    var whole = base.peek()
    whole[index] = value
    base.set(whole, transaction)
  }

  override func isEqual(to other: Location<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation<Base> else { return false }
    return base == other.base && index == other.index
  }
}

/// A property of an object, by reference.
final class ObjectLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override func get() -> Value { object[keyPath: keyPath] }

  override func set(_ value: Value, _ transaction: Transaction) {
    guard !transaction.isEmpty else {
      object[keyPath: keyPath] = value
      return
    }
    withTransaction(transaction) { object[keyPath: keyPath] = value }
  }

  override func isEqual(to other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}

/// Another location's value as an optional; writing nil does nothing.
final class OptionalLocation<Value>: Location<Value?>, @unchecked Sendable {
  private let base: Location<Value>
  init(base: Location<Value>) { self.base = base }
  override func get() -> Value? { base.get() }
  override func peek() -> Value? { base.peek() }
  override func set(_ value: Value?, _ transaction: Transaction) {
    if let value { base.set(value, transaction) }
  }
  override func isEqual(to other: Location<Value?>) -> Bool {
    (other as? OptionalLocation<Value>).map { $0.base == base } ?? false
  }
}

/// What is inside another location's optional; the last value seen when it has become nil.
final class UnwrappedLocation<Value>: Location<Value>, @unchecked Sendable {
  private let base: Location<Value?>
  private let fallback: Value

  init(base: Location<Value?>, fallback: Value) {
    self.base = base
    self.fallback = fallback
  }

  override func get() -> Value { base.get() ?? fallback }
  override func peek() -> Value { base.peek() ?? fallback }
  override func set(_ value: Value, _ transaction: Transaction) { base.set(value, transaction) }
  override func isEqual(to other: Location<Value>) -> Bool {
    (other as? UnwrappedLocation<Value>).map { $0.base == base } ?? false
  }
}

/// Another location's value, erased to `AnyHashable`.
final class HashableLocation<Value: Hashable>: Location<AnyHashable>, @unchecked Sendable {
  private let base: Location<Value>
  init(base: Location<Value>) { self.base = base }
  override func get() -> AnyHashable { AnyHashable(base.get()) }
  override func peek() -> AnyHashable { AnyHashable(base.peek()) }
  override func set(_ value: AnyHashable, _ transaction: Transaction) {
    if let value = value.base as? Value { base.set(value, transaction) }
  }
  override func isEqual(to other: Location<AnyHashable>) -> Bool {
    (other as? HashableLocation<Value>).map { $0.base == base } ?? false
  }
}
