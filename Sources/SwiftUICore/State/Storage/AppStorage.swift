import Foundation

/// A value kept in user defaults, which a view reads and writes like a state of its own.
///
/// Models SwiftUI's `AppStorage`: every view that reads the key is evaluated again when one of them writes it. Writes to
/// the defaults past this wrapper are seen at the next evaluation (a choice: defaults do not tell of them here).
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let store: GraphLink<UserDefaults>
  private let initial: Value
  private let form: StoredForm<Value>
  private var link = GraphLink<LocationBase>()

  init(_ key: String, _ store: UserDefaults?, _ initial: Value, _ form: StoredForm<Value>) {
    self.key = key
    self.store = GraphLink(object: store)
    self.initial = initial
    self.form = form
  }

  private var defaults: UserDefaults { store.object ?? .standard }

  private var location: StoredLocation<Value>? {
    link.object.map { unsafeDowncast($0, to: StoredLocation<Value>.self) }
  }

  public var wrappedValue: Value {
    get { location?.get() ?? form.decode(defaults.object(forKey: key)) ?? initial }
    nonmutating set {
      if let location { return location.set(newValue, Graph.transaction) }
      defaults.set(form.encode(newValue), forKey: key)
    }
  }

  public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location, value: location.peek()) }
    let copy = self
    return Binding(get: { copy.wrappedValue }, set: { copy.wrappedValue = $0 })
  }

  @MainActor public static func _connect(
    _ property: UnsafeMutableRawPointer, previous: UnsafeMutableRawPointer?, in node: BodyNodeBase
  ) {
    let storage = property.assumingMemoryBound(to: Self.self)
    let before = previous?.assumingMemoryBound(to: Self.self)
    if let before, before.pointee.key == storage.pointee.key,
      before.pointee.store.object === storage.pointee.store.object, let kept = before.pointee.link.object
    {
      storage.pointee.link.object = kept
      return
    }
    if storage.pointee.link.object != nil, before == nil { return }
    let (key, initial, form) = (storage.pointee.key, storage.pointee.initial, storage.pointee.form)
    let defaults = storage.pointee.defaults
    storage.pointee.link.object = StoredLocation<Value>(
      .of(key, in: defaults), load: { form.decode(defaults.object(forKey: key)) ?? initial },
      save: { defaults.set(form.encode($0), forKey: key) })
  }

  @MainActor public static func _disconnect(_ property: UnsafeMutableRawPointer) {}

  @MainActor public static func _describe(_ property: UnsafeMutableRawPointer) -> String? {
    property.assumingMemoryBound(to: Self.self).pointee.link.object?.valueDescription
  }
}

extension AppStorage {
  public init(wrappedValue: Bool, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, store, wrappedValue, .plain)
  }

  public init(wrappedValue: Int, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, store, wrappedValue, .plain)
  }

  public init(wrappedValue: Double, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(key, store, wrappedValue, .plain)
  }

  public init(wrappedValue: String, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(key, store, wrappedValue, .plain)
  }

  public init(wrappedValue: URL, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, store, wrappedValue, .url)
  }

  public init(wrappedValue: Data, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, store, wrappedValue, .plain)
  }

  public init(wrappedValue: Date, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, store, wrappedValue, .plain)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, store, wrappedValue, .raw())
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String { self.init(key, store, wrappedValue, .raw()) }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, nil, .optional())
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(key, store, nil, .optional()) }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store, nil, .optional())
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store, nil, .optional())
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store, nil, .optionalURL)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store, nil, .optional())
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, store, nil, .optional())
  }

  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    self.init(key, store, nil, .optionalRaw())
  }

  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
    self.init(key, store, nil, .optionalRaw())
  }
}
