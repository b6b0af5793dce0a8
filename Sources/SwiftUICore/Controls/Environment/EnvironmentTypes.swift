import Foundation

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable { case mini, small, regular, large, extraLarge }

/// How much room a screen has along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// Whether a list is being edited.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

/// Whether the app is in front.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

/// Why content is shown without what it says.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// Opens a URL.
public struct OpenURLAction: @unchecked Sendable {
  /// What became of a URL.
  public struct Result: Sendable, Equatable {
    private let name: String
    private let url: URL?
    private init(_ name: String, _ url: URL? = nil) {
      self.name = name
      self.url = url
    }

    public static let handled = Result("handled")
    public static let discarded = Result("discarded")
    public static let systemAction = Result("systemAction")
    public static func systemAction(_ url: URL) -> Result { Result("systemAction", url) }
  }

  private let handler: (URL) -> Result

  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Opens a URL and says whether it was handled. The system's own action opens nothing here.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    completion(handler(url) == .handled)
  }
}

/// Ends a presentation.
public struct DismissAction: @unchecked Sendable {
  private let action: () -> Void
  public init(_ action: @escaping () -> Void) { self.action = action }
  @MainActor @preconcurrency public func callAsFunction() { action() }
}

/// Refreshes what a view shows.
public struct RefreshAction: Sendable {
  private let action: @Sendable () async -> Void
  init(_ action: @escaping @Sendable () async -> Void) { self.action = action }
  public func callAsFunction() async { await action() }
}

/// Whether a view is presented, the older way to end a presentation.
public struct PresentationMode: Sendable {
  public private(set) var isPresented = false
  public mutating func dismiss() { isPresented = false }
}
