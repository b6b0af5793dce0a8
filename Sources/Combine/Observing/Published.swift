/// A property of a class that tells subscribers of the object and of itself before it changes.
@propertyWrapper public struct Published<Value>: PublishedField {
  // The only field: `PublishedFields` reads it by offset.
  @usableFromInline let storage: _PublishedBox<Value>

  @inlinable public init(wrappedValue: Value) { storage = _PublishedBox(wrappedValue) }

  @inlinable public init(initialValue: Value) { storage = _PublishedBox(initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  // Inlined, the two key paths become plain accesses.
  @inlinable
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.value = newValue }
  }

  /// The property's publisher: replays the current value, then sends each new one before it is stored.
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    // `assign(to: &$property)` writes back what it was handed.
    set {}
  }

  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let storage: _PublishedBox<Value>

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Value, Downstream.Failure == Never {
      storage.subscribe(subscriber)
    }
  }
}
