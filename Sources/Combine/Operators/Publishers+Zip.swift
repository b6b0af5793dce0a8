extension Publishers {
  /// Pairs in order: the first of each, the second of each, ….
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
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
      private var waitingA: [A.Output] = []
      private var waitingB: [B.Output] = []
      private var endedA = false
      private var endedB = false

      init(_ downstream: Downstream, _ a: A, _ b: B) {
        self.a = a
        self.b = b
        super.init(downstream)
      }

      override func start() {
        attach(a) { [self] in
          waitingA.append($0)
          send()
        } completion: { [self] in
          endedA = true
          end($0)
        }
        attach(b) { [self] in
          waitingB.append($0)
          send()
        } completion: { [self] in
          endedB = true
          end($0)
        }
      }

      private func send() {
        guard !waitingA.isEmpty, !waitingB.isEmpty else { return }
        _ = downstream.receive((waitingA.removeFirst(), waitingB.removeFirst()))
        endIfNoPairCanCome()
      }

      private func end(_ completion: Subscribers.Completion<Failure>) {
        if case .failure = completion { return finish(completion) }
        endIfNoPairCanCome()
      }

      private func endIfNoPairCanCome() {
        if endedA && waitingA.isEmpty || endedB && waitingB.isEmpty { finish(.finished) }
      }
    }
  }
}

extension Publisher {
  public func zip<Other: Publisher>(_ other: Other) -> Publishers.Zip<Self, Other> where Other.Failure == Failure {
    Publishers.Zip(self, other)
  }

  public func zip<Other: Publisher, Result>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> Result
  ) -> Publishers.Map<Publishers.Zip<Self, Other>, Result> where Other.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }
}
