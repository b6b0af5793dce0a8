/// Sends one value and finishes.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Never {
    subscriber.receive(subscription: SequenceSubscription(CollectionOfOne(output), subscriber))
  }
}

extension Just: Equatable where Output: Equatable {}
