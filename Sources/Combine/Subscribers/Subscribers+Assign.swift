extension Subscribers {
  /// Sets a property of an object, which it holds until the end.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never
    public private(set) var object: Root?
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private var hold = SubscriptionHold()

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    public func receive(subscription: any Subscription) {
      guard hold.take(subscription) else { return subscription.cancel() }
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    public func receive(completion: Completion<Never>) { cancel() }

    public func cancel() {
      guard let subscription = hold.end() else { return }
      subscription.cancel()
      object = nil
    }
  }
}

extension Publisher where Failure == Never {
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }

  /// Sets a `@Published` property for as long as it lives; nothing is to be kept.
  public func assign(to published: inout Published<Output>.Publisher) {
    subscribe(PublishedFeed(published.storage))
  }
}
