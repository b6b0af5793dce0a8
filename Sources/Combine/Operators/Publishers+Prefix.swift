extension Publishers {
  /// The first so many values. Apple's returns `Publishers.Output`, by a range.
  public struct Prefix<Upstream: Publisher>: Publisher {
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
      private var taken = 0

      init(_ downstream: Downstream, count: Int) {
        self.count = count
        super.init(downstream)
      }

      override func started() {
        super.started()
        if count == 0 { finish(.finished, cancelling: true) }
      }

      override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        guard taken < count else { return .none }
        taken += 1
        let demand = downstream.receive(input)
        if taken == count { finish(.finished, cancelling: true) }
        return demand
      }

      override func receive(completion: Subscribers.Completion<Upstream.Failure>) { finish(completion) }
    }
  }
}

extension Publisher {
  /// The first `maxLength` values.
  public func prefix(_ maxLength: Int) -> Publishers.Prefix<Self> {
    precondition(maxLength >= 0, "cannot take a negative number of values")
    return Publishers.Prefix(upstream: self, count: maxLength)
  }
}
