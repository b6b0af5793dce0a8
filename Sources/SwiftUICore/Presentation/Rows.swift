import Foundation

// What a list would do with a row: carried.
extension View {
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { carrying("listRowBackground", view) }
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { carrying("listRowInsets", insets) }
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    carrying("listRowSeparator", visibility)
  }
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    carrying("listRowSeparatorTint", color)
  }
  nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    carrying("listSectionSeparator", visibility)
  }
  nonisolated public func listItemTint(_ tint: Color?) -> some View { carrying("listItemTint", tint) }
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { carrying("swipeActions", content()) }
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { carrying("deleteDisabled", isDisabled) }
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { carrying("moveDisabled", isDisabled) }
  nonisolated public func badge(_ count: Int) -> some View { carrying("badge", count) }
  nonisolated public func badge(_ label: Text?) -> some View { carrying("badge", label) }
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { carrying("badge", key) }
  @_disfavoredOverload nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    carrying("badge", label.map { String($0) })
  }
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { carrying("onDrop", action) }

  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: @escaping () -> MenuItems
  ) -> some View { carrying("contextMenu", menuItems) }
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: @escaping () -> M, @ViewBuilder preview: @escaping () -> P
  ) -> some View { carrying("contextMenu", menuItems) }

  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { carrying("onDrag", data) }
  nonisolated public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View {
    carrying("draggable", payload)
  }
  nonisolated public func draggable<T, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { carrying("draggable", (payload, preview())) }
}

/// What is dragged. Dragging belongs to the system around the app: the provider is carried.
public final class NSItemProvider {
  public let object: Any?
  public init() { object = nil }
  public init(object: Any) { self.object = object }
}
