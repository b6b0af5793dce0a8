/// How an associated value is kept.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

// Layout libraries keep what they know of a view or guide beside it, by the Objective-C runtime's functions, which Swift
// has on Apple's systems only. Here they are offered for any object: a view releases what is associated with it when it
// goes; other objects' values go at the latest when the table of all of them has doubled.

/// The value associated with an object under a key, which is an address.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  ObjectAssociations.of(object as AnyObject, make: false)?.value(key)
}

/// Associates a value with an object under a key, or with `nil` takes it away.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let associations = ObjectAssociations.of(object as AnyObject, make: value != nil) else { return }
  associations.set(value, key, policy)
}

public func objc_removeAssociatedObjects(_ object: Any) {
  ObjectAssociations.of(object as AnyObject, make: false)?.removeAll()
}

/// What is associated with one object.
final class ObjectAssociations {
  private enum Value {
    case kept(Any)
    case notKept(Reference)
  }

  private struct Reference {
    weak var object: AnyObject?
  }

  private weak var owner: AnyObject?
  private var values: [(key: UnsafeRawPointer, value: Value)] = []

  init(owner: AnyObject?) { self.owner = owner }

  func value(_ key: UnsafeRawPointer) -> Any? {
    switch values.first(where: { $0.key == key })?.value {
    case .kept(let value): value
    case .notKept(let reference): reference.object
    case nil: nil
    }
  }

  func set(_ value: Any?, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
    values.removeAll { $0.key == key }
    guard let value else { return }
    let stored: Value =
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN: .notKept(Reference(object: value as AnyObject))
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        .kept((value as? NSCopying)?.copy(with: nil) ?? value)
      default: .kept(value)
      }
    values.append((key, stored))
  }

  func removeAll() { values.removeAll() }

  // MARK: Of whom

  nonisolated(unsafe) private static var others: [ObjectIdentifier: ObjectAssociations] = [:]
  nonisolated(unsafe) private static var limit = 64
  private static let lock = NSLock()

  static func of(_ object: AnyObject, make: Bool) -> ObjectAssociations? {
    if let view = object as? UIView { return MainActor.reading { of(view, make: make) } }
    return lock.withLock {
      let identifier = ObjectIdentifier(object)
      // Another object may have had the address before.
      if let found = others[identifier], found.owner === object { return found }
      guard make else { return nil }
      if others.count >= limit {
        others = others.filter { $0.value.owner != nil }
        limit = max(64, others.count * 2)
      }
      let made = ObjectAssociations(owner: object)
      others[identifier] = made
      return made
    }
  }

  @MainActor private static func of(_ view: UIView, make: Bool) -> ObjectAssociations? {
    if let found = view.rare?.associations { return found }
    guard make else { return nil }
    let made = ObjectAssociations(owner: view)
    view.makeRare().associations = made
    return made
  }
}
