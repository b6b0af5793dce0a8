/// Would be felt: how often is counted by nobody, that it was asked for is.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// How many times feedback was given. Not Apple's.
  public internal(set) final var _occurrences = 0
  public override init() { super.init() }
  open func prepare() {}
}

open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  public override init() { super.init() }
  public convenience init(style: FeedbackStyle) { self.init() }
  open func impactOccurred() { _occurrences += 1 }
  open func impactOccurred(intensity: CGFloat) { _occurrences += 1 }
}

open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public override init() { super.init() }
  open func selectionChanged() { _occurrences += 1 }
}

open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  public override init() { super.init() }
  open func notificationOccurred(_ notificationType: FeedbackType) { _occurrences += 1 }
}
