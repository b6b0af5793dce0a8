extension Publishers {
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    public let upstream: Upstream
    public let transform: (Upstream.Output) throws -> Output

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(Inner(subscriber, transform: transform))
    }

    private final class Inner<Downstream: Subscriber>: Stage<Upstream.Output, Upstream.Failure, Downstream>
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let transform: (Upstream.Output) throws -> Output

      init(_ downstream: Downstream, transform: @escaping (Upstream.Output) throws -> Output) {
        self.transform = transform
        super.init(downstream)
      }

      override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        guard !hasEnded else { return .none }
        do {
          return downstream.receive(try transform(input))
        } catch {
          finish(.failure(error), cancelling: true)
          return .none
        }
      }

      override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        finish(completion.mapError { $0 })
      }
    }
  }
}

extension Publisher {
  public func tryMap<Result>(_ transform: @escaping (Output) throws -> Result) -> Publishers.TryMap<Self, Result> {
    Publishers.TryMap(upstream: self, transform: transform)
  }
}
