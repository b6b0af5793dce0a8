@_spi(Reflection) import Swift

/// What the graph knows about a type of view (or of dynamic property): how values are compared, and where in a value
/// its dynamic properties stand. Built once per type; a node keeps the one of its view.
final class ViewType {
  let comparator: Comparator
  private let properties: ContiguousArray<Property>

  private struct Property {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  /// Whether a body of this type was seen to read an observable object.
  var readsObservables = false

  /// Whether the view has no dynamic property, so that it can be stored as it comes.
  var isPlain: Bool { properties.isEmpty }

  /// The raw value of the option to pass over fields of unknown kinds.
  private static let ignoresUnknown: UInt32 = 2

  nonisolated(unsafe) private static var known: [ObjectIdentifier: ViewType] = [:]

  static func of<Value>(_ type: Value.Type) -> ViewType {
    if let viewType = known[ObjectIdentifier(type)] { return viewType }
    let viewType = ViewType(comparator: Comparator.of(type), type: type)
    known[ObjectIdentifier(type)] = viewType
    return viewType
  }

  private init(comparator: Comparator, type: Any.Type) {
    self.comparator = comparator
    var properties: ContiguousArray<Property> = []
    _ = _forEachField(of: type, options: .init(rawValue: Self.ignoresUnknown)) { _, offset, type, _ in
      if let type = type as? any DynamicProperty.Type { properties.append(Property(offset: offset, type: type)) }
      return true
    }
    self.properties = properties
  }

  /// Gives each dynamic property of the value at `value` what it needs of the graph: that which its predecessor in the
  /// same place had, or something new.
  @MainActor func connect(
    _ value: UnsafeMutableRawPointer, previous: UnsafeMutableRawPointer?, in node: BodyNodeBase
  ) {
    for property in properties {
      property.type._connect(value + property.offset, previous: previous.map { $0 + property.offset }, in: node)
    }
  }

  /// The value's node has left the tree.
  @MainActor func disconnect(_ value: UnsafeMutableRawPointer) {
    for property in properties { property.type._disconnect(value + property.offset) }
  }

  /// One line for each dynamic property with a value of its own, for a dump.
  @MainActor func describeState(_ value: UnsafeMutableRawPointer) -> [String] {
    properties.compactMap { $0.type._describe(value + $0.offset) }
  }
}
