import Meter

/// The values that a view inherits.
///
/// A persistent list: a value that is set goes in front of what was there, and every node holds one reference. Looking
/// up walks the list, so it costs what was set above, which in a cell is little.
public struct EnvironmentValues: CustomStringConvertible {
  var head: EnvironmentElement?
  /// Who is asking, when reading is to be recorded.
  unowned(unsafe) var reader: BodyNodeBase?

  /// Nothing set: every key has its default.
  public init() {}

  init(head: EnvironmentElement?) { self.head = head }

  /// The value of a key. Setting it changes this copy only.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let element = element(ObjectIdentifier(key))
      if let reader {
        let read = EnvironmentRead(key: key, element: element)
        MainActor.assumeIsolated { reader.recordRead(of: read) }
      }
      guard let element else { return K.defaultValue }
      return unsafeDowncast(element, to: TypedEnvironmentElement<K>.self).value
    }
    set {
      head = TypedEnvironmentElement<K>(newValue, next: head)
    }
  }

  /// The element that holds the value of a key, nil where the default holds.
  func element(_ key: ObjectIdentifier) -> EnvironmentElement? {
    var element = head
    while let current = element {
      if current.key == key { return current }
      element = current.next
    }
    return nil
  }

  /// Whether both are one list.
  func isIdentical(to other: EnvironmentValues) -> Bool { head === other.head }

  /// Whether a key has equal values in both.
  func hasEqualValue<K: EnvironmentKey>(of key: K.Type, as other: EnvironmentValues) -> Bool {
    EnvironmentElement.areEqual(element(ObjectIdentifier(key)), other.element(ObjectIdentifier(key)), key)
  }

  public var description: String {
    var parts: [String] = []
    var element = head
    while let current = element {
      parts.append(current.description)
      element = current.next
    }
    return "[\(parts.joined(separator: ", "))]"
  }
}

/// One value in the list.
class EnvironmentElement {
  final let key: ObjectIdentifier
  final let next: EnvironmentElement?

  init(key: ObjectIdentifier, next: EnvironmentElement?) {
    self.key = key
    self.next = next
  }

  var description: String { "" }

  static func areEqual<K: EnvironmentKey>(_ a: EnvironmentElement?, _ b: EnvironmentElement?, _ key: K.Type) -> Bool {
    if a === b { return true }
    let first = a.map { unsafeDowncast($0, to: TypedEnvironmentElement<K>.self).value } ?? K.defaultValue
    let second = b.map { unsafeDowncast($0, to: TypedEnvironmentElement<K>.self).value } ?? K.defaultValue
    return Comparator.of(K.Value.self).areEqual(first, second)
  }
}

final class TypedEnvironmentElement<K: EnvironmentKey>: EnvironmentElement {
  let value: K.Value

  init(_ value: K.Value, next: EnvironmentElement?) {
    self.value = value
    super.init(key: ObjectIdentifier(K.self), next: next)
  }

  override var description: String { "\(K.self) = \(value)" }
}

/// That a body read a key, and what it found.
struct EnvironmentRead: @unchecked Sendable {
  let key: any EnvironmentKey.Type
  let element: EnvironmentElement?

  /// Whether the key has an equal value in `environment`.
  func holds(in environment: EnvironmentValues) -> Bool {
    func holds<K: EnvironmentKey>(_ key: K.Type) -> Bool {
      EnvironmentElement.areEqual(element, environment.element(ObjectIdentifier(key)), key)
    }
    return holds(key)
  }
}
