import Foundation

/// Two or three columns. In a compact width, as on a phone, there is one: the sidebar, from which the others would be
/// pushed.
public struct NavigationSplitView<Sidebar, Content, Detail> {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
}

extension NavigationSplitView where Sidebar: View, Content == EmptyView, Detail: View {
  nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar(), content: EmptyView(), detail: detail())
  }
}

extension NavigationSplitView where Sidebar: View, Content: View, Detail: View {
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar(), content: content(), detail: detail()) }
}

extension NavigationSplitView: View where Sidebar: View, Content: View, Detail: View {
  public var body: some View { SplitColumns(sidebar: sidebar, content: content, detail: detail) }
}

/// The columns of a split view, by the room there is.
struct SplitColumns<Sidebar: View, Content: View, Detail: View>: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  let sidebar: Sidebar
  let content: Content
  let detail: Detail

  var body: some View {
    if sizeClass == .regular {
      HStack(spacing: 0) {
        sidebar.frame(width: 320)
        if Content.self != EmptyView.self { content.frame(width: 320) }
        detail.frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    } else {
      sidebar
    }
  }
}
