extension Publishers {
  public struct Map<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, transform: transform))
    }

    private struct Inner<Downstream: Subscriber>: Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let downstream: Downstream
      let transform: (Upstream.Output) -> Output
      let combineIdentifier = CombineIdentifier()

      func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }
      func receive(_ input: Upstream.Output) -> Subscribers.Demand { downstream.receive(transform(input)) }
      func receive(completion: Subscribers.Completion<Failure>) { downstream.receive(completion: completion) }
    }
  }
}

extension Publisher {
  public func map<Result>(_ transform: @escaping (Output) -> Result) -> Publishers.Map<Self, Result> {
    Publishers.Map(upstream: self, transform: transform)
  }

  public func map<Result>(_ keyPath: KeyPath<Output, Result>) -> Publishers.Map<Self, Result> {
    Publishers.Map(upstream: self) { $0[keyPath: keyPath] }
  }

  /// Nil becomes `output`.
  public func replaceNil<Wrapped>(with output: Wrapped) -> Publishers.Map<Self, Wrapped> where Output == Wrapped? {
    Publishers.Map(upstream: self) { $0 ?? output }
  }
}
