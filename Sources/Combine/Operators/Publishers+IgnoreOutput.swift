extension Publishers {
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    public typealias Output = Never
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

      override func started() {
        super.started()
        requestUpstream(.unlimited)
      }

      // Everything is asked for at the start; what downstream asks for is values that never come.
      override func request(_ demand: Subscribers.Demand) {}

      override func receive(_ input: Upstream.Output) -> Subscribers.Demand { .none }

      override func receive(completion: Subscribers.Completion<Upstream.Failure>) { finish(completion) }
    }
  }
}

extension Publisher {
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }
}
