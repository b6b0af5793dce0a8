/// A subscriber without its type.
@frozen public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  @usableFromInline let subscriber: any Subscriber<Input, Failure>

  public let combineIdentifier: CombineIdentifier

  public init<Erased: Subscriber>(_ subscriber: Erased) where Erased.Input == Input, Erased.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    self.subscriber = subscriber
  }

  public func receive(subscription: any Subscription) { subscriber.receive(subscription: subscription) }
  public func receive(_ value: Input) -> Subscribers.Demand { subscriber.receive(value) }
  public func receive(completion: Subscribers.Completion<Failure>) { subscriber.receive(completion: completion) }
}
