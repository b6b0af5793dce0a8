/// A value that a view owns: it lives as long as the view's identity, and writing it invalidates its readers.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private var initial: Value
  /// The storage, of the type `StateLocation<Value>`; without its type here, using it needs no look-up of that type.
  private var link = GraphLink<LocationBase>()

  private var location: StateLocation<Value>? {
    guard let object = link.object else { return nil }
    return unsafeDowncast(object, to: StateLocation<Value>.self)
  }

  public init(wrappedValue value: Value) { initial = value }
  public init(initialValue value: Value) { initial = value }

  public var wrappedValue: Value {
    get {
      guard let location else { return initial }
      return location.get()
    }
    nonmutating set { location?.set(newValue, Graph.transaction) }
  }

  /// A binding to the state. Making one is not a read (facts: engine 4.1-7).
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location, value: location.peek())
  }

  @MainActor public static func _connect(
    _ property: UnsafeMutableRawPointer, previous: UnsafeMutableRawPointer?, in node: BodyNodeBase
  ) {
    let state = property.assumingMemoryBound(to: Self.self)
    if state.pointee.link.object != nil, previous == nil { return }
    let kept = previous?.assumingMemoryBound(to: Self.self).pointee.link.object
    state.pointee.link.object = kept ?? StateLocation(state.pointee.initial, owner: node)
  }

  @MainActor public static func _disconnect(_ property: UnsafeMutableRawPointer) {
    property.assumingMemoryBound(to: Self.self).pointee.location?.disown()
  }

  @MainActor public static func _describe(_ property: UnsafeMutableRawPointer) -> String? {
    property.assumingMemoryBound(to: Self.self).pointee.link.object?.valueDescription
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
extension GraphLink: @unchecked Sendable {}
