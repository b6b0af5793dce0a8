/// A value read from the view's environment. The view's body is evaluated again when a value that it read changes.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object(any EnvironmentObjectReader<Value>.Type)
  }

  private let source: Source
  private var link = EnvironmentLink()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// An object placed by `environment(_:)`. A body that reads one and is given none is given up, with a
  /// warning.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .object(RequiredObjectReader<Value>.self)
  }

  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object(OptionalObjectReader<T>.self)
  }

  public var wrappedValue: Value {
    switch source {
    case .keyPath(let keyPath): link.values[keyPath: keyPath]
    case .object(let reader): reader.read(link.values)
    }
  }

  @MainActor public static func _connect(
    _ property: UnsafeMutableRawPointer, previous: UnsafeMutableRawPointer?, in node: BodyNodeBase
  ) {
    let environment = property.assumingMemoryBound(to: Self.self)
    environment.pointee.link.connect(to: node)
    if case .object(let reader) = environment.pointee.source { reader.prepare(node) }
  }

  @MainActor public static func _disconnect(_ property: UnsafeMutableRawPointer) {}
  @MainActor public static func _describe(_ property: UnsafeMutableRawPointer) -> String? { nil }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

/// The environment of a view's node, kept in the view: closures see what the last body saw.
struct EnvironmentLink: IgnoredInComparison {
  private var head: EnvironmentElement?
  /// The node that the view belongs to, to be compared only: it may be gone.
  private var node: UnsafeMutableRawPointer?

  @MainActor mutating func connect(to node: BodyNodeBase) {
    head = node.environment.head
    self.node = Unmanaged.passUnretained(node).toOpaque()
  }

  /// The environment, with reading recorded while the node's body is being evaluated.
  var values: EnvironmentValues {
    var values = EnvironmentValues(head: head)
    if let current = Graph.current, node == Unmanaged.passUnretained(current).toOpaque() {
      values.reader = unsafeDowncast(current, to: BodyNodeBase.self)
    }
    return values
  }
}

/// Reads an observable object from an environment.
private protocol EnvironmentObjectReader<Value> {
  associatedtype Value
  static func read(_ values: EnvironmentValues) -> Value
  /// Called before the body is evaluated.
  @MainActor static func prepare(_ node: BodyNodeBase)
}

private enum RequiredObjectReader<Object: AnyObject & Observable>: EnvironmentObjectReader {
  static func read(_ values: EnvironmentValues) -> Object {
    guard let object = values[ObservableKey<Object>.self] else {
      Graph.leaveEvaluation(missing: "\(Object.self)")
      fatalError("No Observable object of type \(Object.self) found, and this is no body that could be left out")
    }
    return object
  }

  static func prepare(_ node: BodyNodeBase) {
    if node.dependOnEnvironment(ObservableKey<Object>.self) == nil { node.lacksObject = true }
  }
}

private enum OptionalObjectReader<Object: AnyObject & Observable>: EnvironmentObjectReader {
  static func read(_ values: EnvironmentValues) -> Object? { values[ObservableKey<Object>.self] }
  static func prepare(_ node: BodyNodeBase) {}
}
