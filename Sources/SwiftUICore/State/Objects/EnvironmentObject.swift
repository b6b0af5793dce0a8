import Combine

/// An object that a view finds in its environment by type and watches.
///
/// A body that reads an object that is not there is given up: the view shows nothing, and a warning names it, where
/// Apple's would stop the program. Declaring one and not reading it is no fault.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: GraphLink<ObjectType> = GraphLink()
  private var link = GraphLink<ObjectSubscription>()

  public init() {}

  public var wrappedValue: ObjectType {
    guard let object = object.object else {
      Graph.leaveEvaluation(missing: "\(ObjectType.self)")
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) "
          + "may be missing as an ancestor of this view.")
    }
    return object
  }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Bindings to the object's properties.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  @MainActor public static func _connect(
    _ property: UnsafeMutableRawPointer, previous: UnsafeMutableRawPointer?, in node: BodyNodeBase
  ) {
    let property = property.assumingMemoryBound(to: Self.self)
    guard let object = node.dependOnEnvironment(EnvironmentObjectKey<ObjectType>.self) else {
      node.lacksObject = true
      property.pointee.object.object = nil
      return
    }
    property.pointee.object.object = object
    let before = previous?.assumingMemoryBound(to: Self.self).pointee.link.object
    property.pointee.link.subscribe(to: object, previous: before, in: node)
  }

  @MainActor public static func _disconnect(_ property: UnsafeMutableRawPointer) {
    property.assumingMemoryBound(to: Self.self).pointee.link.object = nil
  }

  @MainActor public static func _describe(_ property: UnsafeMutableRawPointer) -> String? { nil }
}
