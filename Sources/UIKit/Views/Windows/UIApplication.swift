/// The app: as much of it as list and cell code asks for.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  public static let shared = UIApplication()

  public enum State: Int, Sendable { case active, inactive, background }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public nonisolated static let openSettingsURLString = "app-settings:"
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  final weak var keyWindowStorage: UIWindow?
  private final var knownWindows: [() -> UIWindow?] = []

  open var applicationState: State { .active }
  open var keyWindow: UIWindow? { keyWindowStorage }
  open var windows: [UIWindow] { knownWindows.compactMap { $0() } }
  open var connectedScenes: Set<UIScene> { Set(windows.compactMap(\.windowScene)) }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open var isIdleTimerDisabled = false

  /// URLs handed to `open`, in order: there is nothing to open them with.
  public private(set) final var _openedURLs: [URL] = []

  open func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: (@MainActor (Bool) -> Void)? = nil
  ) {
    _openedURLs.append(url)
    completionHandler?(true)
  }

  final func add(_ window: UIWindow) {
    knownWindows.removeAll { $0() == nil || $0() === window }
    knownWindows.append { [weak window] in window }
  }
}

/// The device: an iPhone (a choice).
@preconcurrency @MainActor open class UIDevice: NSObject {
  public static let current = UIDevice()
  public final var name: String { "iPhone" }
  public final var model: String { "iPhone" }
  public final var systemName: String { "iOS" }
  public final var systemVersion: String { "18.0" }
  public final var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}
