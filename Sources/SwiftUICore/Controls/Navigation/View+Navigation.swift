import Foundation

extension View {
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    effect("navigationTitle", titleKey.value)
  }

  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    effect("navigationTitle", String(title))
  }

  nonisolated public func navigationTitle(_ title: Text) -> some View { effect("navigationTitle", title) }

  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    effect("navigationTitle", titleKey.value)
  }

  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    effect("navigationTitle", String(title))
  }

  nonisolated public func navigationBarTitle(_ title: Text) -> some View { effect("navigationTitle", title) }

  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { effect("navigationTitle", titleKey.value) }

  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { effect("navigationTitle", title) }

  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { effect("navigationBarTitleDisplayMode", displayMode) }

  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { effect("navigationBarHidden", hidden) }
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    effect("navigationBarBackButtonHidden", hidesBackButton)
  }

  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    effect("navigationBarItems", Carried((leading, trailing)))
  }

  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    effect("navigationBarItems", Carried(leading))
  }

  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    effect("navigationBarItems", Carried(trailing))
  }

  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    effect("navigationViewStyle", "\(S.self)")
  }

  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { effect("navigationDestination", Carried(destination)) }

  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { effect("navigationDestination", Carried((isPresented, destination()))) }

  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { effect("navigationDestination", Carried((item, destination))) }

  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { effect("statusBarHidden", hidden) }
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    effect("tabItem", Carried(label()))
  }

  nonisolated public func badge(_ count: Int) -> some View { effect("badge", count) }
  nonisolated public func badge(_ label: Text?) -> some View { effect("badge", label) }
}

/// The bar over a stack of views.
public enum NavigationBarItem {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

/// The look of navigation views. Carried.
public protocol NavigationViewStyle {}
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct ColumnNavigationViewStyle: NavigationViewStyle { public init() {} }
extension NavigationViewStyle where Self == DefaultNavigationViewStyle { public static var automatic: Self { Self() } }
extension NavigationViewStyle where Self == StackNavigationViewStyle { public static var stack: Self { Self() } }
extension NavigationViewStyle where Self == ColumnNavigationViewStyle { public static var columns: Self { Self() } }
