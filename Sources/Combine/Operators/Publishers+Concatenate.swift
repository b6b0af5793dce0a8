extension Publishers {
  /// One publisher, then the other.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure
    public let prefix: Prefix
    public let suffix: Suffix

    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      subscriber.receive(subscription: Inner(subscriber, of: self))
    }

    private final class Inner<Downstream: Subscriber>: Junction<Downstream>
    where Downstream.Input == Output, Downstream.Failure == Failure {
      private let publisher: Concatenate

      init(_ downstream: Downstream, of publisher: Concatenate) {
        self.publisher = publisher
        super.init(downstream)
      }

      override func start() {
        attach(publisher.prefix) { [self] in
          _ = downstream.receive($0)
        } completion: { [self] completion in
          if case .failure = completion { return finish(completion) }
          follow()
        }
      }

      private func follow() {
        attach(publisher.suffix) { [self] in
          _ = downstream.receive($0)
        } completion: { [self] in
          finish($0)
        }
      }
    }
  }
}

extension Publisher {
  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(elements)
  }

  public func prepend<Elements: Sequence>(
    _ elements: Elements
  ) -> Publishers.Concatenate<Publishers.Sequence<Elements, Failure>, Self> where Elements.Element == Output {
    Publishers.Concatenate(prefix: Publishers.Sequence(sequence: elements), suffix: self)
  }

  public func prepend<Other: Publisher>(_ publisher: Other) -> Publishers.Concatenate<Other, Self>
  where Other.Failure == Failure, Other.Output == Output {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(elements)
  }

  public func append<Elements: Sequence>(
    _ elements: Elements
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<Elements, Failure>> where Elements.Element == Output {
    Publishers.Concatenate(prefix: self, suffix: Publishers.Sequence(sequence: elements))
  }

  public func append<Other: Publisher>(_ publisher: Other) -> Publishers.Concatenate<Self, Other>
  where Other.Failure == Failure, Other.Output == Output {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }
}
