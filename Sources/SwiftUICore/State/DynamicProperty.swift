/// A stored property of a view that the graph keeps up to date before the view's body is evaluated.
///
/// A structure that conforms may contain other dynamic properties; they are found and connected like the view's own.
public protocol DynamicProperty {
  /// Called before the body is evaluated, when the properties inside are up to date.
  mutating func update()

  /// Gives the property at `property` what it needs of the graph. `previous` is the value that stood there before.
  @MainActor static func _connect(
    _ property: UnsafeMutableRawPointer, previous: UnsafeMutableRawPointer?, in node: BodyNodeBase)

  /// The view has left the tree.
  @MainActor static func _disconnect(_ property: UnsafeMutableRawPointer)

  /// The property's value for a dump, nil if it has none of its own.
  @MainActor static func _describe(_ property: UnsafeMutableRawPointer) -> String?
}

extension DynamicProperty {
  public mutating func update() {}

  @MainActor public static func _connect(
    _ property: UnsafeMutableRawPointer, previous: UnsafeMutableRawPointer?, in node: BodyNodeBase
  ) {
    ViewType.of(Self.self).connect(property, previous: previous, in: node)
    property.assumingMemoryBound(to: Self.self).pointee.update()
  }

  @MainActor public static func _disconnect(_ property: UnsafeMutableRawPointer) {
    ViewType.of(Self.self).disconnect(property)
  }

  @MainActor public static func _describe(_ property: UnsafeMutableRawPointer) -> String? {
    let inner = ViewType.of(Self.self).describeState(property)
    return inner.isEmpty ? nil : inner.joined(separator: ", ")
  }
}
