import Foundation

/// What the readers of one stored value have in common, whichever views they belong to: a write through any of them has
/// the bodies of all evaluated again.
final class StorageChannel: LocationBase, @unchecked Sendable {
  /// Keys are looked up, never listed, so their order decides nothing.
  @MainActor private static var known: [Key: StorageChannel] = [:]

  private struct Key: Hashable {
    let store: ObjectIdentifier?
    let name: String
  }

  /// The channel of a key in a store of user defaults, or in the scene.
  @MainActor static func of(_ name: String, in store: UserDefaults?) -> StorageChannel {
    let key = Key(store: store.map(ObjectIdentifier.init), name: name)
    if let channel = known[key] { return channel }
    let channel = StorageChannel()
    known[key] = channel
    return channel
  }

  /// The value may be another one. A body that writes it is evaluated once more, after the update's round.
  func valueDidChange() {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { markReadersDirty() }
    } else {
      DispatchQueue.main.async { self.markReadersDirty() }
    }
  }
}

/// The way from one property to a value that is kept outside of the graph.
final class StoredLocation<Value>: Location<Value>, @unchecked Sendable {
  private let channel: StorageChannel
  private let load: () -> Value
  private let save: (Value) -> Void

  init(_ channel: StorageChannel, load: @escaping () -> Value, save: @escaping (Value) -> Void) {
    self.channel = channel
    self.load = load
    self.save = save
  }

  override func get() -> Value {
    if let reader = Graph.current, !Graph.peeking {
      let channel = channel
      MainActor.assumeIsolated { (reader as? BodyNodeBase)?.recordRead(of: channel) }
    }
    return load()
  }

  override func peek() -> Value { load() }

  override func set(_ value: Value, _ transaction: Transaction) {
    let isSame = Comparator.of(Value.self).areEqual(load(), value)
    save(value)
    if !isSame { channel.valueDidChange() }
  }

  override func isEqual(to other: Location<Value>) -> Bool {
    (other as? StoredLocation<Value>).map { $0.channel === channel } ?? false
  }

  override var valueDescription: String { "\(load())" }
}
