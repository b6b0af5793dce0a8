/// The middle of a chain: subscriber of what is above, subscription of what is below. An operator that keeps state or
/// may end early is a subclass; one that only transforms is a struct that hands the subscription through.
class Stage<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  final let downstream: Downstream
  private let lock = Lock()
  private var upstream: (any Subscription)?
  private var isOver = false

  init(_ downstream: Downstream) { self.downstream = downstream }

  // For subclasses.

  /// The upstream has handed over its subscription.
  func started() { downstream.receive(subscription: self) }
  func receive(_ input: Input) -> Subscribers.Demand { .none }
  func receive(completion: Subscribers.Completion<Failure>) {}
  func request(_ demand: Subscribers.Demand) { requestUpstream(demand) }
  /// Runs once, when the chain is cancelled from below.
  func cancelled() {}

  final func requestUpstream(_ demand: Subscribers.Demand) {
    lock.lock()
    let upstream = upstream
    lock.unlock()
    upstream?.request(demand)
  }

  /// Completes downstream, once; `cancelling` also ends the upstream, for operators that end before it does.
  final func finish(_ completion: Subscribers.Completion<Downstream.Failure>, cancelling: Bool = false) {
    guard let upstream = end() else { return }
    if cancelling { upstream.cancel() }
    downstream.receive(completion: completion)
  }

  final var hasEnded: Bool {
    lock.lock()
    defer { lock.unlock() }
    return isOver
  }

  final func receive(subscription: any Subscription) {
    lock.lock()
    guard upstream == nil, !isOver else {
      lock.unlock()
      return subscription.cancel()
    }
    upstream = subscription
    lock.unlock()
    started()
  }

  final func cancel() {
    guard let upstream = end() else { return }
    upstream.cancel()
    cancelled()
  }

  /// Ends the stage and hands out what was above it; nil when it had ended.
  private func end() -> (any Subscription)? {
    lock.lock()
    defer { lock.unlock() }
    guard !isOver else { return nil }
    isOver = true
    defer { upstream = nil }
    return upstream ?? Subscriptions.empty
  }
}
