import Foundation

// What the system around the app does with a view, or tells it. Carried.
extension View {
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    carrying("onOpenURL", action)
  }

  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { carrying("userActivity", activityType) }

  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { carrying("onContinueUserActivity", activityType) }

  nonisolated public func statusBar(hidden: Bool) -> some View { carrying("statusBarHidden", hidden) }

  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { carrying("focusable", isFocusable) }

  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { carrying("keyboardShortcut", key) }

  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    carrying("keyboardShortcut", shortcut.key)
  }

  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    carrying("persistentSystemOverlays", visibility)
  }

  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View { presenting("inspector", isPresented, content: content) }

  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    carrying("typesettingLanguage", language)
  }

  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { carrying("presentationBackground", content()) }

  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    carrying("presentationContentInteraction", behavior)
  }

  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { carrying("presentationBackgroundInteraction", interaction) }

  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    carrying("presentationCompactAdaptation", adaptation)
  }

  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [Any], allowsMultipleSelection: Bool = false,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { carrying("fileImporter", isPresented) }

  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    carrying("toolbarColorScheme", colorScheme)
  }

  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    carrying("toolbarVisibility", visibility)
  }

  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    carrying("toolbarTitleDisplayMode", mode)
  }

  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { carrying("toolbarRole", role) }

  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    carrying("toolbarTitleMenu", content())
  }
}

/// How a presented view shares scrolling. Carried.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String
  public static let automatic = PresentationContentInteraction(name: "automatic")
  public static let resizes = PresentationContentInteraction(name: "resizes")
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// Whether what is behind a presented view can be used. Carried.
public struct PresentationBackgroundInteraction: Equatable, Sendable {
  private let name: String
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .enabled }
}

/// How a presentation changes where there is little room. Carried.
public struct PresentationAdaptation: Equatable, Sendable {
  private let name: String
  public static let automatic = PresentationAdaptation(name: "automatic")
  public static let none = PresentationAdaptation(name: "none")
  public static let popover = PresentationAdaptation(name: "popover")
  public static let sheet = PresentationAdaptation(name: "sheet")
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// How a bar shows its title. Carried.
public struct ToolbarTitleDisplayMode: Equatable, Sendable {
  private let name: String
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  public static let large = ToolbarTitleDisplayMode(name: "large")
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
}

/// What a bar is for. Carried.
public struct ToolbarRole: Equatable, Sendable {
  private let name: String
  public static let automatic = ToolbarRole(name: "automatic")
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  public static let browser = ToolbarRole(name: "browser")
  public static let editor = ToolbarRole(name: "editor")
}

/// Keys that are held while another is pressed.
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// A key and the keys that are held with it.
public struct KeyboardShortcut: Equatable, Sendable {
  public var key: KeyEquivalent
  public var modifiers: EventModifiers

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// What a user is doing, as the system hands it on. Carried.
public final class NSUserActivity {
  public let activityType: String
  public var title: String?
  public var webpageURL: URL?
  public var userInfo: [AnyHashable: Any]?
  public init(activityType: String) { self.activityType = activityType }
}
