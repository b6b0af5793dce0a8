extension Publishers {
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(Inner(subscriber, count: count))
    }

    private final class Inner<Downstream: Subscriber>: Stage<Upstream.Output, Upstream.Failure, Downstream>
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let count: Int
      private var left = 0

      init(_ downstream: Downstream, count: Int) {
        self.count = count
        super.init(downstream)
      }

      override func started() {
        left = count
        super.started()
      }

      override func receive(_ input: Output) -> Subscribers.Demand {
        guard left == 0 else {
          left -= 1
          return .max(1)
        }
        return downstream.receive(input)
      }

      override func receive(completion: Subscribers.Completion<Upstream.Failure>) { finish(completion) }
    }
  }
}

extension Publisher {
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    precondition(count >= 0, "cannot drop a negative number of values")
    return Publishers.Drop(upstream: self, count: count)
  }
}
