/// Sends nothing but the fact that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let lock = Lock()
  private var downstreams = Downstreams<Void, Never>()

  public init() {}

  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Void, Downstream.Failure == Never {
    lock.lock()
    let conduit = downstreams.add(subscriber, owner: self, replays: false)
    lock.unlock()
    subscriber.receive(subscription: conduit ?? Subscriptions.empty)
  }

  public func send() {
    lock.lock()
    let conduits = downstreams.conduits
    lock.unlock()
    for conduit in conduits { conduit.offer(()) }
  }
}

extension ObservableObjectPublisher: ConduitOwner {
  func detach(_ conduit: Conduit<Void, Never>) {
    lock.lock()
    downstreams.remove(conduit)
    lock.unlock()
  }

  func latest() -> Void? { nil }
}
