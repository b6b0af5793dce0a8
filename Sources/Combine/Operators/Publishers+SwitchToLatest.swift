extension Publishers {
  /// Follows the publisher that came last.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where Upstream.Output == P, Upstream.Failure == P.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      subscriber.receive(subscription: Inner(subscriber, of: self))
    }

    private final class Inner<Downstream: Subscriber>: Junction<Downstream>
    where Downstream.Input == Output, Downstream.Failure == Failure {
      private let publisher: SwitchToLatest
      private var current: JunctionSide<Output, Failure>?
      private var upstreamHasEnded = false

      init(_ downstream: Downstream, of publisher: SwitchToLatest) {
        self.publisher = publisher
        super.init(downstream)
      }

      override func start() {
        attach(publisher.upstream) { [self] in
          follow($0)
        } completion: { [self] completion in
          upstreamHasEnded = true
          if case .failure = completion { return finish(completion) }
          if openSides == 0 { finish(.finished) }
        }
      }

      private func follow(_ next: P) {
        if let current {
          detach(current)
          current.cancel()
        }
        current = attach(next) { [self] in
          _ = downstream.receive($0)
        } completion: { [self] completion in
          if case .failure = completion { return finish(completion) }
          if upstreamHasEnded, openSides == 0 { finish(.finished) }
        }
      }
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  public func switchToLatest()
    -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
  {
    Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}
