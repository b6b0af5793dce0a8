/// How a navigation bar shows its title.
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}

/// Where an item of a bar goes.
public struct ToolbarItemPlacement: Equatable, Sendable {
  private let name: String
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  public static let principal = ToolbarItemPlacement(name: "principal")
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  public static let status = ToolbarItemPlacement(name: "status")
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  public static let navigationBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
}

/// Which bar a modifier means.
public struct ToolbarPlacement: Equatable, Sendable {
  private let name: String
  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}

/// What a bar contains.
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}
extension ToolbarContent where Body == Never {
  public var body: Never { fatalError("body of \(Self.self), which has none") }
}

/// An item of a bar.
public struct ToolbarItem<ID, Content> {
  let placement: ToolbarItemPlacement
  let content: () -> Content
}

extension ToolbarItem: ToolbarContent where Content: View {
  public typealias Body = Never
}

extension ToolbarItem where ID == (), Content: View {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: @escaping () -> Content) {
    self.placement = placement
    self.content = content
  }
}

/// Several items of a bar.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: () -> Content

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: @escaping () -> Content) {
    self.placement = placement
    self.content = content
  }
}

/// Several contents of a bar, from a builder's block.
public struct TupleToolbarContent<T> {
  let value: T
}

extension TupleToolbarContent: ToolbarContent {
  public typealias Body = Never
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}

/// Builds the contents of a bar.
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> TupleToolbarContent<(repeat each Content)> { TupleToolbarContent(value: (repeat each content)) }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .trueContent(first)) }
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .falseContent(second)) }
}

// Bars belong to the system around the app: the modifiers carry what would be in them.
extension View {
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    carrying("navigationTitle", titleKey)
  }
  nonisolated public func navigationTitle(_ title: Text) -> some View { carrying("navigationTitle", title) }
  @_disfavoredOverload nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    carrying("navigationTitle", String(title))
  }

  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View { carrying("navigationTitle", title) }

  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    carrying("navigationTitle", titleKey)
  }
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { carrying("navigationTitle", title) }
  @_disfavoredOverload nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    carrying("navigationTitle", String(title))
  }
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { carrying("navigationTitle", titleKey) }
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { carrying("navigationTitle", title) }
  @_disfavoredOverload nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { carrying("navigationTitle", String(title)) }

  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { carrying("navigationBarTitleDisplayMode", displayMode) }

  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    carrying("navigationBarItems", (leading, trailing))
  }
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    carrying("navigationBarItems", leading)
  }
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    carrying("navigationBarItems", trailing)
  }

  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { carrying("navigationBarHidden", hidden) }
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    carrying("navigationBarBackButtonHidden", hidesBackButton)
  }

  nonisolated public func toolbar<Content: View>(@ViewBuilder content: @escaping () -> Content) -> some View {
    carrying("toolbar", content)
  }
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: @escaping () -> Content
  ) -> some View { carrying("toolbar", content) }
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    carrying("toolbarVisibility", visibility)
  }
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    carrying("toolbarBackground", visibility)
  }
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    carrying("toolbarBackground", style)
  }

  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { carrying("navigationDestination", destination) }
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View { presenting("navigationDestination", isPresented, content: destination) }
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { presenting("navigationDestination", item, content: destination) }

  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { carrying("statusBarHidden", hidden) }
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { carrying("tabItem", label()) }
}
