import Foundation

/// What a list does with a row belongs to the list: values are carried.
extension View {
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    carrying("listSectionSpacing", spacing)
  }
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    carrying("listSectionSpacing", spacing)
  }
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { carrying("listRowSpacing", spacing) }
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    carrying("headerProminence", prominence)
  }
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { carrying("listStyle", "\(S.self)") }

  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    carrying("selectionDisabled", isDisabled)
  }
}

extension View {
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { carrying("scrollDisabled", disabled) }
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    carrying("scrollIndicators", visibility)
  }

  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { carrying("scrollBounceBehavior", behavior) }

  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    carrying("scrollContentBackground", visibility)
  }

  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    carrying("scrollClipDisabled", disabled)
  }
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    carrying("scrollDismissesKeyboard", mode)
  }

  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    carrying("scrollTargetLayout", isEnabled)
  }
  nonisolated public func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View {
    carrying("scrollTargetBehavior", behavior)
  }

  nonisolated public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    carrying("scrollPosition", id)
  }
}

/// Whether scroll indicators are shown.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private let name: String
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// Whether a scroll view gives way at its ends.
public struct ScrollBounceBehavior: Equatable, Sendable {
  private let name: String
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  public static let always = ScrollBounceBehavior(name: "always")
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// How scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Equatable, Sendable {
  private let name: String
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// How far a header stands out.
public enum Prominence: Hashable, Sendable { case standard, increased }

/// The look of lists. Carried.
public protocol ListStyle {}
public struct DefaultListStyle: ListStyle { public init() {} }
public struct PlainListStyle: ListStyle { public init() {} }
public struct GroupedListStyle: ListStyle { public init() {} }
public struct InsetListStyle: ListStyle { public init() {} }
public struct InsetGroupedListStyle: ListStyle { public init() {} }
public struct SidebarListStyle: ListStyle { public init() {} }
extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { Self() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { Self() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { Self() } }
extension ListStyle where Self == InsetListStyle { public static var inset: Self { Self() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { Self() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { Self() } }
