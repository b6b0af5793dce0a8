extension Publishers {
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
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

      init(_ downstream: Downstream, output: Output) {
        self.output = output
        super.init(downstream)
      }

      override func receive(_ input: Output) -> Subscribers.Demand { downstream.receive(input) }

      // Sends the substitute whether or not there is demand for it: a choice.
      override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        if case .failure = completion, !hasEnded { _ = downstream.receive(output) }
        finish(.finished)
      }
    }
  }
}

extension Publisher {
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}
