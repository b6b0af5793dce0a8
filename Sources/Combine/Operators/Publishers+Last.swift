extension Publishers {
  public struct Last<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(Inner(subscriber))
    }

    private final class Inner<Downstream: Subscriber>: Stage<Upstream.Output, Upstream.Failure, Downstream>
    where Downstream.Input == Output, Downstream.Failure == Failure {
      private var last: Output?

      override func started() {
        super.started()
        requestUpstream(.unlimited)
      }

      // Everything is asked for at the start; what downstream asks for is one value, at the end.
      override func request(_ demand: Subscribers.Demand) {}

      override func receive(_ input: Output) -> Subscribers.Demand {
        last = input
        return .none
      }

      override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        if case .finished = completion, let last, !hasEnded { _ = downstream.receive(last) }
        finish(completion)
      }
    }
  }
}

extension Publisher {
  public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }
}
