import Foundation

/// How much room there is on an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

/// Why content is to be made unreadable.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .compact }
}
private enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}
private enum RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private enum DefaultMinListRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
private enum DefaultMinListHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

/// The settings of assistive technology, together: they are rarely set.
private struct AccessibilitySettings: Equatable {
  var voiceOver = false
  var reduceMotion = false
  var reduceTransparency = false
  var differentiateWithoutColor = false
  var invertColors = false
  var switchControl = false
  var showButtonShapes = false
}

private enum AccessibilityKey: EnvironmentKey {
  static var defaultValue: AccessibilitySettings { AccessibilitySettings() }
}

extension EnvironmentValues {
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  public var defaultMinListRowHeight: CGFloat {
    get { self[DefaultMinListRowHeightKey.self] }
    set { self[DefaultMinListRowHeightKey.self] = newValue }
  }

  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[DefaultMinListHeaderHeightKey.self] }
    set { self[DefaultMinListHeaderHeightKey.self] = newValue }
  }

  public var accessibilityVoiceOverEnabled: Bool { self[AccessibilityKey.self].voiceOver }
  public var accessibilityReduceMotion: Bool { self[AccessibilityKey.self].reduceMotion }
  public var accessibilityReduceTransparency: Bool { self[AccessibilityKey.self].reduceTransparency }
  public var accessibilityDifferentiateWithoutColor: Bool { self[AccessibilityKey.self].differentiateWithoutColor }
  public var accessibilityInvertColors: Bool { self[AccessibilityKey.self].invertColors }
  public var accessibilitySwitchControlEnabled: Bool { self[AccessibilityKey.self].switchControl }
  public var accessibilityShowButtonShapes: Bool { self[AccessibilityKey.self].showButtonShapes }
}

extension View {
  /// Adds a reason for making the content unreadable. What is drawn does not change sizes.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    carrying("privacySensitive", sensitive)
  }
}
