extension Publishers {
  /// What several publishers of one type send, as it comes.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }

    public init<Upstreams: Swift.Sequence>(_ upstream: Upstreams) where Upstreams.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      subscriber.receive(subscription: Inner(subscriber, publishers))
    }

    private final class Inner<Downstream: Subscriber>: Junction<Downstream>
    where Downstream.Input == Output, Downstream.Failure == Failure {
      private let publishers: [Upstream]
      private var left: Int

      init(_ downstream: Downstream, _ publishers: [Upstream]) {
        self.publishers = publishers
        left = publishers.count
        super.init(downstream)
      }

      override func start() {
        if publishers.isEmpty { finish(.finished) }
        for publisher in publishers {
          attach(publisher) { [self] in
            _ = downstream.receive($0)
          } completion: { [self] completion in
            left -= 1
            if case .failure = completion { return finish(completion) }
            if left == 0 { finish(.finished) }
          }
        }
      }
    }
  }
}
