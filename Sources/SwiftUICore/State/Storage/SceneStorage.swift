import Foundation

/// A value kept for the scene, which a view reads and writes like a state of its own.
///
/// Models SwiftUI's `SceneStorage`. There is one scene here, which ends with the process: what is kept outlives the
/// views and not the process.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let form: StoredForm<Value>
  private var link = GraphLink<LocationBase>()

  init(_ key: String, _ initial: Value, _ form: StoredForm<Value>) {
    self.key = key
    self.initial = initial
    self.form = form
  }

  private var location: StoredLocation<Value>? {
    link.object.map { unsafeDowncast($0, to: StoredLocation<Value>.self) }
  }

  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, Graph.transaction) }
  }

  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location, value: location.peek())
  }

  @MainActor public static func _connect(
    _ property: UnsafeMutableRawPointer, previous: UnsafeMutableRawPointer?, in node: BodyNodeBase
  ) {
    let storage = property.assumingMemoryBound(to: Self.self)
    if storage.pointee.link.object != nil, previous == nil { return }
    if let before = previous?.assumingMemoryBound(to: Self.self), before.pointee.key == storage.pointee.key,
      let kept = before.pointee.link.object
    {
      storage.pointee.link.object = kept
      return
    }
    let (key, initial, form) = (storage.pointee.key, storage.pointee.initial, storage.pointee.form)
    storage.pointee.link.object = StoredLocation<Value>(
      .of(key, in: nil), load: { form.decode(SceneValues.shared[key]) ?? initial },
      save: { SceneValues.shared[key] = form.encode($0) })
  }

  @MainActor public static func _disconnect(_ property: UnsafeMutableRawPointer) {}

  @MainActor public static func _describe(_ property: UnsafeMutableRawPointer) -> String? {
    property.assumingMemoryBound(to: Self.self).pointee.link.object?.valueDescription
  }
}

/// What the scene keeps. Read and written on the main thread.
private final class SceneValues: @unchecked Sendable {
  static let shared = SceneValues()
  private var values: [String: Any] = [:]

  subscript(key: String) -> Any? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

extension SceneStorage {
  public init(wrappedValue: Bool, _ key: String) where Value == Bool {
    self.init(key, wrappedValue, .plain)
  }

  public init(wrappedValue: Int, _ key: String) where Value == Int {
    self.init(key, wrappedValue, .plain)
  }

  public init(wrappedValue: Double, _ key: String) where Value == Double {
    self.init(key, wrappedValue, .plain)
  }

  public init(wrappedValue: String, _ key: String) where Value == String {
    self.init(key, wrappedValue, .plain)
  }

  public init(wrappedValue: URL, _ key: String) where Value == URL {
    self.init(key, wrappedValue, .url)
  }

  public init(wrappedValue: Data, _ key: String) where Value == Data {
    self.init(key, wrappedValue, .plain)
  }

  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, .raw())
  }

  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String { self.init(key, wrappedValue, .raw()) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? { self.init(key, nil, .optional()) }

  public init(_ key: String) where Value == Int? { self.init(key, nil, .optional()) }

  public init(_ key: String) where Value == Double? { self.init(key, nil, .optional()) }

  public init(_ key: String) where Value == String? { self.init(key, nil, .optional()) }

  public init(_ key: String) where Value == URL? { self.init(key, nil, .optionalURL) }

  public init(_ key: String) where Value == Data? { self.init(key, nil, .optional()) }

  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key, nil, .optionalRaw())
  }

  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(key, nil, .optionalRaw())
  }
}
