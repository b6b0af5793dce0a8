/// What the storage of every `@Published` property has, whatever its value. Public for inlining only.
public class _PublishedStorage {
  let lock = Lock()
  private var publisher: ObservableObjectPublisher?
  /// Whether the property itself has subscribers: most have none, and are spared the work of generic code.
  fileprivate final var hasSubscribers = false

  /// The publisher of the object around the property, once someone has asked that object for it.
  final var objectWillChange: ObservableObjectPublisher? {
    get {
      lock.lock()
      defer { lock.unlock() }
      return publisher
    }
    set {
      lock.lock()
      publisher = newValue
      lock.unlock()
    }
  }
}

/// A `@Published` property's value, its subscribers and what feeds it. Public for inlining only.
public final class _PublishedBox<Value>: _PublishedStorage {
  private var current: Value
  private var downstreams = Downstreams<Value, Never>()
  private var feeds: [any Subscription] = []

  @usableFromInline init(_ value: Value) { current = value }

  deinit { for feed in feeds { feed.cancel() } }

  /// The value. Setting it tells the object's subscribers first, then the property's with the new value, and then
  /// stores it: who reads the property in between sees the old one, as with Apple's.
  @usableFromInline var value: Value {
    get {
      lock.lock()
      defer { lock.unlock() }
      return current
    }
    set {
      objectWillChange?.send()
      lock.lock()
      let isHeard = hasSubscribers
      lock.unlock()
      if isHeard { send(newValue) }
      // The old value goes after the lock is released: its deinit may come back here.
      var replaced = newValue
      lock.lock()
      swap(&current, &replaced)
      lock.unlock()
    }
  }

  private func send(_ value: Value) {
    lock.lock()
    let conduits = downstreams.conduits
    lock.unlock()
    for conduit in conduits { conduit.offer(value) }
  }

  func subscribe<Downstream: Subscriber>(_ subscriber: Downstream)
  where Downstream.Input == Value, Downstream.Failure == Never {
    lock.lock()
    let conduit = downstreams.add(subscriber, owner: self, replays: true)
    hasSubscribers = true
    lock.unlock()
    subscriber.receive(subscription: conduit ?? Subscriptions.empty)
  }

  /// Keeps a subscription that sets this property, until the property goes.
  func keep(_ feed: any Subscription) {
    lock.lock()
    feeds.append(feed)
    lock.unlock()
  }
}

extension _PublishedBox: ConduitOwner {
  func detach(_ conduit: Conduit<Value, Never>) {
    lock.lock()
    downstreams.remove(conduit)
    hasSubscribers = !downstreams.conduits.isEmpty
    lock.unlock()
  }

  func latest() -> Value? { value }
}
