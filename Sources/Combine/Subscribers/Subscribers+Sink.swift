extension Subscribers {
  /// Calls closures; asks for everything.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    public private(set) var receiveValue: (Input) -> Void
    public private(set) var receiveCompletion: (Completion<Failure>) -> Void
    private var hold = SubscriptionHold()

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    public func receive(subscription: any Subscription) {
      guard hold.take(subscription) else { return subscription.cancel() }
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Demand {
      if !hold.hasEnded { receiveValue(value) }
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      guard hold.end() != nil else { return }
      receiveCompletion(completion)
      forget()
    }

    public func cancel() {
      guard let subscription = hold.end() else { return }
      subscription.cancel()
      forget()
    }

    /// What the closures hold goes when they can run no more.
    private func forget() {
      receiveValue = { _ in }
      receiveCompletion = { _ in }
    }
  }
}

extension Publisher {
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
