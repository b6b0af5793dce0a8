extension Publishers {
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output
    public let upstream: Upstream
    public let transform: (Upstream.Failure) -> Failure

    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
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
      let transform: (Upstream.Failure) -> Failure
      let combineIdentifier = CombineIdentifier()

      func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }
      func receive(_ input: Output) -> Subscribers.Demand { downstream.receive(input) }
      func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        downstream.receive(completion: completion.mapError(transform))
      }
    }
  }
}

extension Publisher {
  public func mapError<Other: Error>(_ transform: @escaping (Failure) -> Other) -> Publishers.MapError<Self, Other> {
    Publishers.MapError(upstream: self, transform: transform)
  }

  /// Stops the process at a failure.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.MapError<Self, Never> {
    mapError { fatalError("\(prefix)\($0)", file: file, line: line) }
  }
}
