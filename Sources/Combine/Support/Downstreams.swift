/// The subscribers of a subject, in the order of their subscription. Guarded by its owner's lock; whoever sends takes
/// the list out and calls the conduits with the lock released, so that subscribers may subscribe, cancel and send.
struct Downstreams<Output, Failure: Error> {
  private(set) var conduits: [Conduit<Output, Failure>] = []
  private(set) var completion: Subscribers.Completion<Failure>?

  /// Adds a subscriber, unless the subject has completed.
  mutating func add<Downstream: Subscriber>(
    _ subscriber: Downstream, owner: any ConduitOwner<Output, Failure>, replays: Bool
  ) -> Conduit<Output, Failure>? where Downstream.Input == Output, Downstream.Failure == Failure {
    guard completion == nil else { return nil }
    let conduit = DownstreamConduit(subscriber, owner: owner, replays: replays)
    conduits.append(conduit)
    return conduit
  }

  mutating func remove(_ conduit: Conduit<Output, Failure>) {
    guard let place = conduits.firstIndex(where: { $0 === conduit }) else { return }
    conduits.remove(at: place)
  }

  /// Marks completion and hands out whom to tell; nobody when it had completed before.
  mutating func finish(_ completion: Subscribers.Completion<Failure>) -> [Conduit<Output, Failure>] {
    guard self.completion == nil else { return [] }
    self.completion = completion
    defer { conduits = [] }
    return conduits
  }
}
