@_spi(Reflection) import Swift
import Synchronization

/// Finds the `@Published` storage of an object: once per class by reflection, then by offset.
enum PublishedFields {
  /// A weak table for objects that have no `@Published` property to keep their publisher.
  private struct Table: ~Copyable {
    struct Entry {
      weak var object: AnyObject?
      let publisher: ObservableObjectPublisher
    }
    var entries: [ObjectIdentifier: Entry] = [:]
    /// Dead entries are swept when the table has doubled since the last sweep.
    var sweepSize = 32
  }

  nonisolated(unsafe) private static var offsetsByClass: [ObjectIdentifier: [Int]] = [:]
  /// The class asked for last, which is the likeliest to be asked for next.
  nonisolated(unsafe) private static var last: (type: ObjectIdentifier, offsets: [Int])?
  nonisolated(unsafe) private static var table = Table()
  private static let lock = Lock()

  /// The publisher of `object`, made and handed to its `@Published` storage the first time.
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.lock()
    defer { lock.unlock() }
    let offsets = offsets(of: type(of: object))
    guard let first = offsets.first else { return tabled(object) }
    if let publisher = storage(of: object, at: first).objectWillChange { return publisher }
    // A property's storage can have been replaced by hand: another may still have the publisher.
    let known = offsets.lazy.compactMap { storage(of: object, at: $0).objectWillChange }.first
    let publisher = known ?? ObservableObjectPublisher()
    for offset in offsets { storage(of: object, at: offset).objectWillChange = publisher }
    return publisher
  }

  private static func storage(of object: AnyObject, at offset: Int) -> _PublishedStorage {
    // A `Published` is one reference to its storage, whatever its value's type.
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) + offset
    return address.assumingMemoryBound(to: _PublishedStorage.self).pointee
  }

  private static func offsets(of type: AnyClass) -> [Int] {
    let key = ObjectIdentifier(type)
    if let last, last.type == key { return last.offsets }
    let found = offsetsByClass[key] ?? reflectedOffsets(of: type)
    offsetsByClass[key] = found
    last = (key, found)
    return found
  }

  private static func reflectedOffsets(of type: AnyClass) -> [Int] {
    var found: [Int] = []
    // 1 is `.classType`, whose declaration as a variable Swift 6 mode does not let through.
    _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { _, offset, field, _ in
      if field is any PublishedField.Type { found.append(offset) }
      return true
    }
    return found
  }

  private static func tabled(_ object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    if let entry = table.entries[key], entry.object === object { return entry.publisher }
    if table.entries.count >= table.sweepSize {
      table.entries = table.entries.filter { $0.value.object != nil }
      table.sweepSize = max(32, table.entries.count * 2)
    }
    let publisher = ObservableObjectPublisher()
    table.entries[key] = Table.Entry(object: object, publisher: publisher)
    return publisher
  }
}

/// Marks `Published` of any value.
protocol PublishedField {}
