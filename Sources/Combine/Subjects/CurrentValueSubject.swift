/// Keeps its latest value and sends it to each new subscriber first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let lock = Lock()
  private var current: Output
  private var downstreams = Downstreams<Output, Failure>()
  private var upstreams: [any Subscription] = []

  public init(_ value: Output) { current = value }

  deinit { for upstream in upstreams { upstream.cancel() } }

  public var value: Output {
    get {
      lock.lock()
      defer { lock.unlock() }
      return current
    }
    set { send(newValue) }
  }

  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    lock.lock()
    let conduit = downstreams.add(subscriber, owner: self, replays: true)
    let completion = downstreams.completion
    lock.unlock()
    subscriber.receive(subscription: conduit ?? Subscriptions.empty)
    if let completion { subscriber.receive(completion: completion) }
  }

  public func send(_ value: Output) {
    lock.lock()
    guard downstreams.completion == nil else { return lock.unlock() }
    // The old value goes after the lock is released: its deinit may come back here.
    var replaced = value
    swap(&current, &replaced)
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

extension CurrentValueSubject: ConduitOwner {
  func detach(_ conduit: Conduit<Output, Failure>) {
    lock.lock()
    downstreams.remove(conduit)
    lock.unlock()
  }

  func latest() -> Output? { value }
}
