/// Passes on to a subject.
final class SubjectFeed<Receiver: Subject>: Subscriber, Cancellable {
  typealias Input = Receiver.Output
  typealias Failure = Receiver.Failure
  private let subject: Receiver
  private var hold = SubscriptionHold()

  init(_ subject: Receiver) { self.subject = subject }

  func receive(subscription: any Subscription) {
    guard hold.take(subscription) else { return subscription.cancel() }
    subject.send(subscription: subscription)
  }

  func receive(_ value: Input) -> Subscribers.Demand {
    subject.send(value)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard hold.end() != nil else { return }
    subject.send(completion: completion)
  }

  func cancel() { hold.end()?.cancel() }
}
