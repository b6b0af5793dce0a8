import Foundation

/// What a list does with a row belongs to the list: values are carried.
extension View {
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { effect("listRowInsets", insets) }
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    effect("listRowBackground", Carried(view))
  }

  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    effect("listRowSeparator", visibility)
  }

  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    effect("listRowSeparatorTint", color)
  }

  nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    effect("listSectionSeparator", visibility)
  }

  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { effect("listSectionSpacing", spacing) }
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { effect("listRowSpacing", spacing) }
  nonisolated public func listItemTint(_ tint: Color?) -> some View { effect("listItemTint", tint) }
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View { effect("headerProminence", prominence) }
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { effect("listStyle", "\(S.self)") }

  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { effect("swipeActions", Carried(content())) }

  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action))
  }

  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { effect("deleteDisabled", isDisabled) }
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { effect("moveDisabled", isDisabled) }
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    effect("selectionDisabled", isDisabled)
  }

  nonisolated public func searchable(text: Binding<String>, prompt: Text? = nil) -> some View {
    effect("searchable", Carried(text))
  }

  nonisolated public func searchable(text: Binding<String>, prompt: LocalizedStringKey) -> some View {
    effect("searchable", Carried(text))
  }
}

extension View {
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { effect("scrollDisabled", disabled) }
  nonisolated public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View {
    effect("scrollIndicators", visibility)
  }

  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { effect("scrollBounceBehavior", behavior) }

  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    effect("scrollContentBackground", visibility)
  }

  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { effect("scrollClipDisabled", disabled) }
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    effect("scrollDismissesKeyboard", mode)
  }

  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { effect("scrollTargetLayout", isEnabled) }
  nonisolated public func scrollTargetBehavior<B>(_ behavior: B) -> some View {
    effect("scrollTargetBehavior", Carried(behavior))
  }

  nonisolated public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    effect("scrollPosition", Carried(id))
  }

  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { effect("contentMargins", EffectValues(edges.rawValue, length)) }

  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { effect("contentMargins", EffectValues(Edge.Set.all.rawValue, length)) }
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

/// What a margin is put around.
public struct ContentMarginPlacement: Equatable, Sendable {
  private let name: String
  public static let automatic = ContentMarginPlacement(name: "automatic")
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
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
