import Foundation

extension View {
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    carrying("accessibilityLabel", labelKey.value)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    carrying("accessibilityLabel", String(label))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { carrying("accessibilityLabel", label) }

  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    carrying("accessibilityValue", valueKey.value)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    carrying("accessibilityValue", String(value))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ value: Text) -> some View { carrying("accessibilityValue", value) }

  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    carrying("accessibilityHint", hintKey.value)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    carrying("accessibilityHint", String(hint))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { carrying("accessibilityHint", hint) }

  nonisolated public func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> some View {
    carrying("accessibilityInputLabels", inputLabels.map(\.value))
  }

  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    carrying("accessibilityIdentifier", identifier)
  }

  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { carrying("accessibilityHidden", hidden) }
  nonisolated public func accessibilitySortPriority(_ priority: Double) -> some View {
    carrying("accessibilitySortPriority", priority)
  }

  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    carrying("accessibilityAddTraits", traits)
  }

  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    carrying("accessibilityRemoveTraits", traits)
  }

  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    carrying("accessibilityElement", children)
  }

  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    carrying("accessibilityHeading", level)
  }

  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    carrying("accessibilityIgnoresInvertColors", active)
  }

  nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
    carrying("accessibilityShowsLargeContentViewer", true)
  }
}

extension View {
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { carrying("accessibilityAction", handler) }

  nonisolated public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
    -> some View
  {
    carrying("accessibilityAction", handler)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void)
    -> some View
  {
    carrying("accessibilityAction", handler)
  }

  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    carrying("accessibilityAction", handler)
  }

  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    carrying("accessibilityActions", content())
  }

  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { carrying("accessibilityAdjustableAction", handler) }

  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    carrying("accessibilityRepresentation", representation())
  }

  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    carrying("accessibilityChildren", children())
  }

  /// The older way to say several things at once.
  nonisolated public func accessibility(
    label: Text? = nil, value: Text? = nil, hint: Text? = nil, identifier: String? = nil, hidden: Bool? = nil,
    addTraits: AccessibilityTraits? = nil, removeTraits: AccessibilityTraits? = nil, sortPriority: Double? = nil
  ) -> some View {
    effect(
      "accessibility",
      EffectValues(label, value, hint, identifier, hidden, addTraits, removeTraits, sortPriority))
  }
}

/// What a view is to those who do not see it.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isLink = AccessibilityTraits(rawValue: 8)
  public static let isSearchField = AccessibilityTraits(rawValue: 16)
  public static let isImage = AccessibilityTraits(rawValue: 32)
  public static let playsSound = AccessibilityTraits(rawValue: 64)
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 128)
  public static let isStaticText = AccessibilityTraits(rawValue: 256)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 512)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1024)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 2048)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 4096)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 8192)
  public static let isModal = AccessibilityTraits(rawValue: 16384)
  public static let isToggle = AccessibilityTraits(rawValue: 32768)
}

/// What becomes of the elements inside an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What an action is for.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String
  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  public static let delete = AccessibilityActionKind(name: "delete")
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

/// Where an adjustment goes.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// How far up a heading is.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
