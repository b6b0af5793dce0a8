/// A name space of the view's own, for identifiers that several views share.
@propertyWrapper public struct Namespace: DynamicProperty {
  /// An identity that is unique among the name spaces of the process.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private final class Storage: Sendable {
    let id: ID
    init(_ id: ID) { self.id = id }
  }

  nonisolated(unsafe) private static var last = 0
  private var link = GraphLink<Storage>()

  public init() {}

  public var wrappedValue: ID { link.object?.id ?? ID(number: 0) }

  @MainActor public static func _connect(
    _ property: UnsafeMutableRawPointer, previous: UnsafeMutableRawPointer?, in node: BodyNodeBase
  ) {
    let namespace = property.assumingMemoryBound(to: Namespace.self)
    if namespace.pointee.link.object != nil, previous == nil { return }
    if let kept = previous?.assumingMemoryBound(to: Namespace.self).pointee.link.object {
      namespace.pointee.link.object = kept
      return
    }
    last += 1
    namespace.pointee.link.object = Storage(ID(number: last))
  }

  @MainActor public static func _disconnect(_ property: UnsafeMutableRawPointer) {}
  @MainActor public static func _describe(_ property: UnsafeMutableRawPointer) -> String? { nil }
}
