extension Publishers {
  /// A publisher that cannot fail, as one that can.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber))
    }

    private struct Inner<Downstream: Subscriber>: Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let downstream: Downstream
      let combineIdentifier = CombineIdentifier()

      func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }
      func receive(_ input: Output) -> Subscribers.Demand { downstream.receive(input) }
      func receive(completion: Subscribers.Completion<Never>) { downstream.receive(completion: .finished) }
    }
  }
}

extension Publisher where Failure == Never {
  /// Claims that it can fail, so that it can be combined with what does.
  public func setFailureType<Other: Error>(to type: Other.Type) -> Publishers.SetFailureType<Self, Other> {
    Publishers.SetFailureType(upstream: self)
  }
}
