import Foundation

/// What a modifier that presents something carries: whether it is wanted, and how it would be made.
public struct _Presentation {
  /// `sheet`, `fullScreenCover`, `popover`, `alert`, `confirmationDialog` or `actionSheet`.
  public let kind: String
  /// Whether the presentation is wanted now.
  public let isPresented: () -> Bool
  /// What would be shown.
  public let content: () -> AnyView?
  /// Ends the presentation, as the user would.
  public let dismiss: () -> Void
}

extension View {
  nonisolated func presenting<Content: View>(
    _ kind: String, _ isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, content: @escaping () -> Content
  ) -> some View {
    carrying(
      kind,
      _Presentation(
        kind: kind, isPresented: { isPresented.wrappedValue },
        content: { isPresented.wrappedValue ? AnyView(content()) : nil },
        dismiss: {
          guard isPresented.wrappedValue else { return }
          isPresented.wrappedValue = false
          onDismiss?()
        }))
  }

  nonisolated func presenting<Item, Content: View>(
    _ kind: String, _ item: Binding<Item?>, onDismiss: (() -> Void)? = nil, content: @escaping (Item) -> Content
  ) -> some View {
    carrying(
      kind,
      _Presentation(
        kind: kind, isPresented: { item.wrappedValue != nil },
        content: { item.wrappedValue.map { AnyView(content($0)) } },
        dismiss: {
          guard item.wrappedValue != nil else { return }
          item.wrappedValue = nil
          onDismiss?()
        }))
  }
}

// Presenting belongs to the system around the app: the modifiers carry what they would present.
extension View {
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting("sheet", isPresented, onDismiss: onDismiss, content: content) }

  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting("sheet", item, onDismiss: onDismiss, content: content) }

  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting("fullScreenCover", isPresented, onDismiss: onDismiss, content: content) }

  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting("fullScreenCover", item, onDismiss: onDismiss, content: content) }

  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting("popover", isPresented, content: content) }

  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting("popover", item, content: content) }
}

extension View {
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting("popover", isPresented, content: content) }

  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting("popover", item, content: content) }
}

/// What a popover's arrow points at. Carried.
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

/// A height in which a sheet can rest.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  private let value: CGFloat
  public static let medium = PresentationDetent(name: "medium", value: 0)
  public static let large = PresentationDetent(name: "large", value: 0)
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction", value: fraction)
  }
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height", value: height)
  }
}

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}

extension View {
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    carrying("presentationDetents", detents)
  }

  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { carrying("presentationDetents", detents) }

  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    carrying("presentationDragIndicator", visibility)
  }

  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    carrying("presentationCornerRadius", cornerRadius)
  }

  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    carrying("interactiveDismissDisabled", isDisabled)
  }
}
