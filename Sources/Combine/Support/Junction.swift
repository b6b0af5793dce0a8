import Foundation

/// Where several upstreams meet. Asks each for everything and sends on whatever the demand is: a choice; a chain that
/// meets another has no use for a demand of one side.
class Junction<Downstream: Subscriber>: Subscription {
  final let downstream: Downstream
  private let gate = NSRecursiveLock()
  private var sides: [any Cancellable & AnyObject] = []
  private var hasStarted = false
  private var isOver = false

  init(_ downstream: Downstream) { self.downstream = downstream }

  /// Subscribes to the upstreams.
  func start() {}

  final var openSides: Int { sides.count }

  final func request(_ demand: Subscribers.Demand) {
    gate.lock()
    defer { gate.unlock() }
    guard demand > 0, !hasStarted else { return }
    hasStarted = true
    start()
  }

  final func cancel() {
    gate.lock()
    isOver = true
    let sides = sides
    self.sides = []
    gate.unlock()
    for side in sides { side.cancel() }
  }

  /// Subscribes to one more upstream. The closures run one at a time, and not after the end.
  @discardableResult
  final func attach<Upstream: Publisher>(
    _ upstream: Upstream, demand: Subscribers.Demand = .unlimited,
    value: @escaping (Upstream.Output) -> Void,
    completion: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void
  ) -> JunctionSide<Upstream.Output, Upstream.Failure> {
    let side = JunctionSide<Upstream.Output, Upstream.Failure>(demand: demand)
    side.onValue = { [self] input in serially { value(input) } }
    side.onCompletion = { [self, unowned side] end in
      serially {
        detach(side)
        completion(end)
      }
    }
    sides.append(side)
    upstream.subscribe(side)
    return side
  }

  /// Forgets an upstream; whoever replaces it by another cancels it.
  final func detach(_ side: any Cancellable & AnyObject) { sides.removeAll { $0 === side } }

  final func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard !isOver else { return }
    cancel()
    downstream.receive(completion: completion)
  }

  private func serially(_ body: () -> Void) {
    gate.lock()
    defer { gate.unlock() }
    if !isOver { body() }
  }
}

/// One upstream of a junction.
final class JunctionSide<Input, Failure: Error>: Subscriber, Cancellable {
  fileprivate var onValue: ((Input) -> Void)?
  fileprivate var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  private let demand: Subscribers.Demand
  private let lock = Lock()
  private var subscription: (any Subscription)?
  private var hold = SubscriptionHold()

  init(demand: Subscribers.Demand) { self.demand = demand }

  func receive(subscription: any Subscription) {
    guard hold.take(subscription) else { return subscription.cancel() }
    lock.lock()
    self.subscription = subscription
    lock.unlock()
    subscription.request(demand)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if !hold.hasEnded { onValue?(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard hold.end() != nil else { return }
    onCompletion?(completion)
    forget()
  }

  /// Asks for one more, in junctions that take their values a few at a time.
  func requestOne() {
    lock.lock()
    let subscription = subscription
    lock.unlock()
    subscription?.request(.max(1))
  }

  func cancel() {
    guard let subscription = hold.end() else { return }
    subscription.cancel()
    forget()
  }

  private func forget() {
    onValue = nil
    onCompletion = nil
    lock.lock()
    subscription = nil
    lock.unlock()
  }
}
