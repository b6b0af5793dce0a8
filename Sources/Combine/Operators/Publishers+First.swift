extension Publishers {
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(Inner(subscriber, predicate: predicate))
    }

    private final class Inner<Downstream: Subscriber>: Stage<Upstream.Output, Upstream.Failure, Downstream>
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let predicate: (Output) -> Bool

      init(_ downstream: Downstream, predicate: @escaping (Output) -> Bool) {
        self.predicate = predicate
        super.init(downstream)
      }

      override func receive(_ input: Output) -> Subscribers.Demand {
        guard !hasEnded else { return .none }
        guard predicate(input) else { return .max(1) }
        _ = downstream.receive(input)
        finish(.finished, cancelling: true)
        return .none
      }

      override func receive(completion: Subscribers.Completion<Upstream.Failure>) { finish(completion) }
    }
  }
}

extension Publisher {
  public func first() -> Publishers.FirstWhere<Self> { first { _ in true } }

  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }
}
