import Combine
import Meter

/// An object that a view makes and owns: once for the life of the view's identity, when its body is first evaluated.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var link = GraphLink<Storage>()

  /// What is kept: the object, and the subscription to it.
  private final class Storage {
    let object: ObjectType
    var subscription = GraphLink<ObjectSubscription>()
    init(_ object: ObjectType) { self.object = object }
  }

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object. Outside of a view in a tree, a new one each time.
  public var wrappedValue: ObjectType { link.object?.object ?? make() }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  @MainActor public static func _connect(
    _ property: UnsafeMutableRawPointer, previous: UnsafeMutableRawPointer?, in node: BodyNodeBase
  ) {
    let state = property.assumingMemoryBound(to: Self.self)
    if state.pointee.link.object != nil, previous == nil { return }
    if let kept = previous?.assumingMemoryBound(to: Self.self).pointee.link.object {
      state.pointee.link.object = kept
      return
    }
    let storage = Storage(state.pointee.make())
    Counter.stateInits.add()
    storage.subscription.subscribe(to: storage.object, previous: nil, in: node)
    state.pointee.link.object = storage
  }

  @MainActor public static func _disconnect(_ property: UnsafeMutableRawPointer) {
    property.assumingMemoryBound(to: Self.self).pointee.link.object?.subscription.object = nil
  }

  @MainActor public static func _describe(_ property: UnsafeMutableRawPointer) -> String? {
    property.assumingMemoryBound(to: Self.self).pointee.link.object.map { "\($0.object)" }
  }
}
