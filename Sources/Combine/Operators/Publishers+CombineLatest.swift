extension Publishers {
  /// The latest of each, whenever either sends, once both have.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      subscriber.receive(subscription: Inner(subscriber, a, b))
    }

    private final class Inner<Downstream: Subscriber>: Junction<Downstream>
    where Downstream.Input == Output, Downstream.Failure == Failure {
      private let a: A
      private let b: B
      private var latestA: A.Output?
      private var latestB: B.Output?
      /// The first upstream may have ended before the second is there.
      private var hasBoth = false

      init(_ downstream: Downstream, _ a: A, _ b: B) {
        self.a = a
        self.b = b
        super.init(downstream)
      }

      override func start() {
        attach(a) { [self] in
          latestA = $0
          send()
        } completion: { [self] in
          end($0)
        }
        attach(b) { [self] in
          latestB = $0
          send()
        } completion: { [self] in
          end($0)
        }
        hasBoth = true
        if openSides == 0 { finish(.finished) }
      }

      private func send() {
        if let latestA, let latestB { _ = downstream.receive((latestA, latestB)) }
      }

      private func end(_ completion: Subscribers.Completion<Failure>) {
        if case .failure = completion { return finish(completion) }
        if hasBoth, openSides == 0 { finish(.finished) }
      }
    }
  }
}

extension Publisher {
  public func combineLatest<Other: Publisher>(_ other: Other) -> Publishers.CombineLatest<Self, Other>
  where Other.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  public func combineLatest<Other: Publisher, Result>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest<Self, Other>, Result> where Other.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }
}
