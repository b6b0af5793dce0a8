/// A subscriber's end of its subscription: waiting, held, over.
struct SubscriptionHold: ~Copyable {
  private let lock = Lock()
  private var subscription: (any Subscription)?
  private var isOver = false

  /// Whether the subscription is now held; a second one, or one that comes too late, is for the caller to cancel.
  mutating func take(_ new: any Subscription) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    guard subscription == nil, !isOver else { return false }
    subscription = new
    return true
  }

  /// Lets go and hands out what was held, for cancelling; nil when it was over already.
  mutating func end() -> (any Subscription)? {
    lock.lock()
    defer { lock.unlock() }
    guard !isOver else { return nil }
    isOver = true
    let held = subscription ?? Subscriptions.empty
    subscription = nil
    return held
  }

  var hasEnded: Bool {
    lock.lock()
    defer { lock.unlock() }
    return isOver
  }
}
