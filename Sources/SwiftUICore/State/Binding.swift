/// A two-way connection to a value that is kept elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  /// The transaction that writes through this binding belong to, when it carries an animation.
  public var transaction = Transaction()
  let location: Location<Value>
  /// The value when the binding was made: a view that is given a binding to another value is another view. Nil when
  /// who reads through the binding is known anyway.
  private let value: Value?

  init(location: Location<Value>, value: Value?) {
    self.location = location
    self.value = value
  }

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get) { value, _ in set(value) }
  }

  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    let location = FunctionLocation(get: get, set: set)
    self.init(location: location, value: location.peek())
  }

  /// A binding to a value that never changes; writes are dropped.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value), value: value)
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, transaction.isEmpty ? Graph.transaction : transaction) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    var binding = Binding<Subject>(
      location: MemberLocation(base: location, keyPath: keyPath), value: value?[keyPath: keyPath])
    binding.transaction = transaction
    return binding
  }

  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }
}

extension Binding: DynamicProperty {
  @MainActor public static func _connect(
    _ property: UnsafeMutableRawPointer, previous: UnsafeMutableRawPointer?, in node: BodyNodeBase
  ) {}
  @MainActor public static func _disconnect(_ property: UnsafeMutableRawPointer) {}
}

extension Binding {
  /// A binding to the wrapped value's optional.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(location: OptionalLocation(base: base.location), value: base.location.peek())
  }

  /// A binding to the value inside an optional, nil if there is none now.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.location.get() else { return nil }
    self.init(location: UnwrappedLocation(base: base.location, fallback: value), value: value)
  }

  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(location: HashableLocation(base: base.location), value: AnyHashable(base.location.peek()))
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
  public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }

  public subscript(position: Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      location: ElementLocation(base: location, index: position), value: location.peek()[position])
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}
