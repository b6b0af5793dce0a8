/// Subscriptions that need no publisher.
public enum Subscriptions {
  /// The subscription of a publisher that has nothing to send.
  public static var empty: any Subscription { nothing }

  private static let nothing = Empty()

  private final class Empty: Subscription, Sendable {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}
