/// Sends values to whoever is subscribed at that moment.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let lock = Lock()
  private var downstreams = Downstreams<Output, Failure>()
  private var upstreams: [any Subscription] = []

  public init() {}

  deinit { for upstream in upstreams { upstream.cancel() } }

  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    lock.lock()
    let conduit = downstreams.add(subscriber, owner: self, replays: false)
    let completion = downstreams.completion
    lock.unlock()
    subscriber.receive(subscription: conduit ?? Subscriptions.empty)
    if let completion { subscriber.receive(completion: completion) }
  }

  public func send(_ value: Output) {
    lock.lock()
    let conduits = downstreams.conduits
    lock.unlock()
    for conduit in conduits { conduit.offer(value) }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    let conduits = downstreams.finish(completion)
    lock.unlock()
    for conduit in conduits { conduit.finish(completion) }
  }

  /// Asks `subscription` for everything at once, whatever the demand below: a choice.
  public func send(subscription: any Subscription) {
    lock.lock()
    upstreams.append(subscription)
    lock.unlock()
    subscription.request(.unlimited)
  }
}

extension PassthroughSubject: ConduitOwner {
  func detach(_ conduit: Conduit<Output, Failure>) {
    lock.lock()
    downstreams.remove(conduit)
    lock.unlock()
  }

  func latest() -> Output? { nil }
}
