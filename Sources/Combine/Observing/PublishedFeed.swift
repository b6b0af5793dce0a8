/// Sets a `@Published` property from a publisher. The property keeps the subscription and not the other way round.
final class PublishedFeed<Value>: Subscriber {
  typealias Input = Value
  typealias Failure = Never
  private weak var storage: _PublishedBox<Value>?

  init(_ storage: _PublishedBox<Value>) { self.storage = storage }

  func receive(subscription: any Subscription) {
    storage?.keep(subscription)
    subscription.request(.unlimited)
  }

  func receive(_ value: Value) -> Subscribers.Demand {
    storage?.value = value
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {}
}
