import Foundation

/// What is presented over a view belongs to the system around it: bindings, builders and actions are carried and nothing
/// is presented.
extension View {
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { effect("sheet", Carried((isPresented, onDismiss, content))) }

  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { effect("sheet", Carried((item, onDismiss, content))) }

  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { effect("fullScreenCover", Carried((isPresented, onDismiss, content))) }

  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { effect("fullScreenCover", Carried((item, onDismiss, content))) }

  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { effect("popover", Carried((isPresented, content))) }

  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { effect("popover", Carried((item, content))) }
}

/// What a popover points at.
public enum PopoverAttachmentAnchor {
  case rect(Source)
  case point(UnitPoint)
  public enum Source { case bounds }
}

extension View {
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { effect("alert", Carried((isPresented, actions()))) }

  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { effect("alert", Carried((isPresented, actions()))) }

  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { effect("alert", Carried((isPresented, actions(), message()))) }

  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { effect("alert", Carried((isPresented, actions(), message()))) }

  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View { effect("alert", Carried((isPresented, actions, message))) }

  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View { effect("alert", Carried((isPresented, actions, message))) }

  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View { effect("alert", Carried((isPresented, actions))) }

  nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    effect("alert", Carried((isPresented, content)))
  }

  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View { effect("alert", Carried((item, content))) }

  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { effect("confirmationDialog", Carried((isPresented, actions()))) }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View { effect("confirmationDialog", Carried((isPresented, actions()))) }

  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { effect("confirmationDialog", Carried((isPresented, actions(), message()))) }

  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    effect("actionSheet", Carried((isPresented, content)))
  }

  nonisolated public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: @escaping (T) -> ActionSheet
  ) -> some View { effect("actionSheet", Carried((item, content))) }
}

extension View {
  nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    effect("contextMenu", Carried(menuItems()))
  }

  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { effect("contextMenu", Carried((menuItems(), preview()))) }

  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    effect("presentationDetents", detents)
  }

  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { effect("presentationDetents", detents) }

  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    effect("presentationDragIndicator", visibility)
  }

  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    effect("presentationCornerRadius", cornerRadius)
  }

  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    effect("presentationBackground", AnyShapeStyle(style))
  }

  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    effect("interactiveDismissDisabled", isDisabled)
  }

  nonisolated public func onDrag<Provider: AnyObject>(_ data: @escaping () -> Provider) -> some View {
    effect("onDrag", Carried(data))
  }
  nonisolated public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View {
    effect("draggable", Carried(payload))
  }

  nonisolated public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { effect("dropDestination", Carried((action, isTargeted))) }

  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    self.effect("hoverEffect", effect)
  }

  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    effect("hoverEffectDisabled", disabled)
  }

  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    effect("onHover", Carried(action))
  }

  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { effect("help", textKey.value) }
}

/// The heights that a sheet stops at.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  private let value: CGFloat
  public static let medium = PresentationDetent(name: "medium", value: 0)
  public static let large = PresentationDetent(name: "large", value: 0)
  public static func height(_ height: CGFloat) -> PresentationDetent { .init(name: "height", value: height) }
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { .init(name: "fraction", value: fraction) }
}

/// What a pointer does to a view.
public struct HoverEffect: Hashable, Sendable {
  private let name: String
  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}
