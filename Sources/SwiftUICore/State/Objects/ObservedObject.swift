import Combine

/// An object that a view is given and watches.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  public var wrappedValue: ObjectType
  private var link = GraphLink<ObjectSubscription>()

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Bindings to the object's properties.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectLocation(object: object, keyPath: keyPath), value: object[keyPath: keyPath])
    }
  }

  @MainActor public static func _connect(
    _ property: UnsafeMutableRawPointer, previous: UnsafeMutableRawPointer?, in node: BodyNodeBase
  ) {
    let observed = property.assumingMemoryBound(to: Self.self)
    let before = previous?.assumingMemoryBound(to: Self.self).pointee.link.object
    observed.pointee.link.subscribe(to: observed.pointee.wrappedValue, previous: before, in: node)
  }

  @MainActor public static func _disconnect(_ property: UnsafeMutableRawPointer) {
    property.assumingMemoryBound(to: Self.self).pointee.link.object = nil
  }

  @MainActor public static func _describe(_ property: UnsafeMutableRawPointer) -> String? { nil }
}
