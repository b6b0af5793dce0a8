import Foundation

/// A page of a tab view, with the item that stands for it in the bar.
public struct Tab<Value, Content, Label> {
  let value: Value?
  let content: Content
  let label: Label
}

/// Where a tab belongs. Carried.
public struct TabRole: Hashable, Sendable {
  private let name: String
  public static var search: TabRole { TabRole(name: "search") }
}

extension Tab: View where Value: Hashable, Content: View, Label: View {
  @ViewBuilder public var body: some View {
    let page = content.modifier(_CarriedModifier(name: "tabItem", value: label))
    if let value { page.tag(value) } else { page }
  }
}

extension Tab where Value: Hashable, Content: View, Label: View {
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(value: value, content: content(), label: label()) }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: DefaultTabLabel(label: SwiftUICore.Label(titleKey, systemImage: systemImage)))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: DefaultTabLabel(label: SwiftUICore.Label(title, systemImage: systemImage)))
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  nonisolated public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(value: nil, content: content(), label: label()) }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(label: SwiftUICore.Label(titleKey, systemImage: systemImage)))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(), label: DefaultTabLabel(label: SwiftUICore.Label(title, systemImage: systemImage)))
  }
}

/// The item of a tab that is made of a title and an image.
public struct DefaultTabLabel {
  let label: SwiftUICore.Label<Text, Image>
}

extension DefaultTabLabel: View {
  public var body: some View { label }
}

/// The look of tab views. Carried.
public protocol TabViewStyle {}
public struct DefaultTabViewStyle: TabViewStyle { public init() {} }
public struct PageTabViewStyle: TabViewStyle {
  /// Whether the dots of the pages are shown.
  public struct IndexDisplayMode: Sendable {
    private let name: String
    public static let automatic = IndexDisplayMode(name: "automatic")
    public static let always = IndexDisplayMode(name: "always")
    public static let never = IndexDisplayMode(name: "never")
  }
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}
public struct SidebarAdaptableTabViewStyle: TabViewStyle { public init() {} }
extension TabViewStyle where Self == DefaultTabViewStyle { public static var automatic: Self { Self() } }
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: Self { Self() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: Self { Self() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
    Self(indexDisplayMode: indexDisplayMode)
  }
}

/// The look of a page view's dots. Carried.
public protocol IndexViewStyle {}
public struct PageIndexViewStyle: IndexViewStyle {
  /// Whether the dots have a background.
  public struct BackgroundDisplayMode: Sendable {
    private let name: String
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    public static let always = BackgroundDisplayMode(name: "always")
    public static let never = BackgroundDisplayMode(name: "never")
  }
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}
extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: Self { Self() }
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> Self {
    Self(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    carrying("tabViewStyle", "\(S.self)")
  }

  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    carrying("indexViewStyle", "\(S.self)")
  }
}
