extension Publishers {
  /// What the publishers made from each value send, as it comes.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let maxPublishers: Subscribers.Demand
    public let transform: (Upstream.Output) -> NewPublisher

    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      subscriber.receive(subscription: Inner(subscriber, of: self))
    }

    private final class Inner<Downstream: Subscriber>: Junction<Downstream>
    where Downstream.Input == Output, Downstream.Failure == Failure {
      private let publisher: FlatMap
      private var upstreamSide: JunctionSide<Upstream.Output, Failure>?
      private var upstreamHasEnded = false
      /// Publishers that ended while the upstream was still being subscribed to.
      private var owed = 0

      init(_ downstream: Downstream, of publisher: FlatMap) {
        self.publisher = publisher
        super.init(downstream)
      }

      override func start() {
        upstreamSide = attach(publisher.upstream, demand: publisher.maxPublishers) { [self] in
          follow(publisher.transform($0))
        } completion: { [self] completion in
          upstreamHasEnded = true
          if case .failure = completion { return finish(completion) }
          if openSides == 0 { finish(.finished) }
        }
        for _ in 0..<owed { upstreamSide?.requestOne() }
        if upstreamHasEnded { upstreamSide = nil }
      }

      private func follow(_ next: NewPublisher) {
        attach(next) { [self] in
          _ = downstream.receive($0)
        } completion: { [self] completion in
          if case .failure = completion { return finish(completion) }
          if upstreamHasEnded, openSides == 0 { return finish(.finished) }
          guard publisher.maxPublishers != .unlimited else { return }
          if let upstreamSide { upstreamSide.requestOne() } else { owed += 1 }
        }
      }
    }
  }
}

extension Publisher {
  public func flatMap<New: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> New
  ) -> Publishers.FlatMap<New, Self> where New.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Failure == Never {
  public func flatMap<New: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> New
  ) -> Publishers.FlatMap<New, Publishers.SetFailureType<Self, New.Failure>> {
    Publishers.FlatMap(
      upstream: setFailureType(to: New.Failure.self), maxPublishers: maxPublishers, transform: transform)
  }

  public func flatMap<New: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> New
  ) -> Publishers.FlatMap<New, Self> where New.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}
