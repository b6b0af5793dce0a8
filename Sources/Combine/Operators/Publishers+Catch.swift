extension Publishers {
  /// Goes on with another publisher after a failure.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure
    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      subscriber.receive(subscription: Inner(subscriber, of: self))
    }

    private final class Inner<Downstream: Subscriber>: Junction<Downstream>
    where Downstream.Input == Output, Downstream.Failure == Failure {
      private let publisher: Catch

      init(_ downstream: Downstream, of publisher: Catch) {
        self.publisher = publisher
        super.init(downstream)
      }

      override func start() {
        attach(publisher.upstream) { [self] in
          _ = downstream.receive($0)
        } completion: { [self] completion in
          switch completion {
          case .finished: finish(.finished)
          case .failure(let error): follow(publisher.handler(error))
          }
        }
      }

      private func follow(_ next: NewPublisher) {
        attach(next) { [self] in
          _ = downstream.receive($0)
        } completion: { [self] in
          finish($0)
        }
      }
    }
  }
}

extension Publisher {
  public func `catch`<New: Publisher>(
    _ handler: @escaping (Failure) -> New
  ) -> Publishers.Catch<Self, New> where New.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }
}
