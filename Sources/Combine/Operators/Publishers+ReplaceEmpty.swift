extension Publishers {
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let output: Output

    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(Inner(subscriber, output: output))
    }

    private final class Inner<Downstream: Subscriber>: Stage<Upstream.Output, Upstream.Failure, Downstream>
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let output: Output
      private var isEmpty = true

      init(_ downstream: Downstream, output: Output) {
        self.output = output
        super.init(downstream)
      }

      override func receive(_ input: Output) -> Subscribers.Demand {
        isEmpty = false
        return downstream.receive(input)
      }

      override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        if case .finished = completion, isEmpty, !hasEnded { _ = downstream.receive(output) }
        finish(completion)
      }
    }
  }
}

extension Publisher {
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
