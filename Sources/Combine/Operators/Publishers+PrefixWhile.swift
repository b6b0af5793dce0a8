extension Publishers {
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
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
        if predicate(input) { return downstream.receive(input) }
        finish(.finished, cancelling: true)
        return .none
      }

      override func receive(completion: Subscribers.Completion<Upstream.Failure>) { finish(completion) }
    }
  }
}

extension Publisher {
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }
}
