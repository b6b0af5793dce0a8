/// What a conduit's far end is: a subject, or the storage of a `@Published` property.
protocol ConduitOwner<Output, Failure>: AnyObject {
  associatedtype Output
  associatedtype Failure: Error
  func detach(_ conduit: Conduit<Output, Failure>)
  /// The value to replay to a subscriber that missed it; nil when there is none to replay.
  func latest() -> Output?
}

/// One subscription to a subject: knows the demand, and is cancelled by dropping both of its ends.
class Conduit<Output, Failure: Error>: Subscription {
  private let lock = Lock()
  private var owner: (any ConduitOwner<Output, Failure>)?
  private var demand = Subscribers.Demand.none
  /// Whether the owner's latest value is due as soon as there is demand.
  private var owesLatest: Bool
  private let replays: Bool

  init(owner: any ConduitOwner<Output, Failure>, replays: Bool) {
    self.owner = owner
    self.replays = replays
    owesLatest = replays
  }

  func deliver(_ value: Output) -> Subscribers.Demand { .none }
  func deliver(completion: Subscribers.Completion<Failure>) {}
  func dropDownstream() {}

  final func offer(_ value: Output) {
    lock.lock()
    guard owner != nil else { return lock.unlock() }
    guard demand > 0 else {
      owesLatest = replays
      return lock.unlock()
    }
    demand -= 1
    owesLatest = false
    lock.unlock()
    add(deliver(value))
  }

  final func finish(_ completion: Subscribers.Completion<Failure>) {
    guard takeOwner() != nil else { return }
    deliver(completion: completion)
    dropDownstream()
  }

  final func request(_ demand: Subscribers.Demand) {
    lock.lock()
    guard let owner else { return lock.unlock() }
    self.demand += demand
    guard owesLatest, self.demand > 0, let value = owner.latest() else { return lock.unlock() }
    owesLatest = false
    self.demand -= 1
    lock.unlock()
    add(deliver(value))
  }

  final func cancel() {
    guard let owner = takeOwner() else { return }
    owner.detach(self)
    dropDownstream()
  }

  private func add(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    lock.lock()
    self.demand += demand
    lock.unlock()
  }

  private func takeOwner() -> (any ConduitOwner<Output, Failure>)? {
    lock.lock()
    defer { lock.unlock() }
    let taken = owner
    owner = nil
    return taken
  }
}

/// A conduit to a subscriber of a known type.
final class DownstreamConduit<Downstream: Subscriber>: Conduit<Downstream.Input, Downstream.Failure> {
  private var downstream: Downstream?

  init(_ downstream: Downstream, owner: any ConduitOwner<Downstream.Input, Downstream.Failure>, replays: Bool) {
    self.downstream = downstream
    super.init(owner: owner, replays: replays)
  }

  override func deliver(_ value: Downstream.Input) -> Subscribers.Demand { downstream?.receive(value) ?? .none }

  override func deliver(completion: Subscribers.Completion<Downstream.Failure>) {
    downstream?.receive(completion: completion)
  }

  override func dropDownstream() { downstream = nil }
}
