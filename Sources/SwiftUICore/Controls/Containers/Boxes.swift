import Foundation

/// Views in a frame of their own, with a label above.
public struct GroupBox<Label, Content> {
  let label: Label
  let content: Content
}

extension GroupBox where Label: View, Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension GroupBox where Label == EmptyView, Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content()) }
}

extension GroupBox where Label == Text, Content: View {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }
}

extension GroupBox where Label: View, Content: View {
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: label, content: content())
  }
}

extension GroupBox: View where Label: View, Content: View {
  public typealias Body = Never
}

extension GroupBox: StyledControl where Label: View, Content: View {
  var configuration: GroupBoxStyleConfiguration {
    GroupBoxStyleConfiguration(label: .init(view: AnyView(label)), content: .init(view: AnyView(content)))
  }

  func defaultBody(_ environment: EnvironmentValues) -> some View { GroupBoxLook(label: label, content: content) }
}

/// A group of controls that belong together.
public struct ControlGroup<Content> {
  let content: Content
}

extension ControlGroup where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }
}

extension ControlGroup: View where Content: View {
  public typealias Body = Never
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode {
    makeComposition(view, in: context)
  }
  public static func _updateNode(_ node: ViewNode, with view: Self) { updateComposition(node, with: view) }
}

extension ControlGroup: CompositeView where Content: View {
  var composition: some View { HStack { content } }
}

/// A label that shows and hides what belongs to it.
public struct DisclosureGroup<Label, Content> {
  let isExpanded: Binding<Bool>?
  @State var isOpen = false
  let label: Label
  let content: () -> Content
}

extension DisclosureGroup where Label: View, Content: View {
  nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isExpanded: nil, label: label(), content: content)
  }

  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(isExpanded: isExpanded, label: label(), content: content) }
}

extension DisclosureGroup where Label == Text, Content: View {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: nil, label: Text(titleKey), content: content)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, label: Text(titleKey), content: content) }
}

extension DisclosureGroup: View where Label: View, Content: View {
  public var body: some View {
    let isExpanded = isExpanded ?? $isOpen
    // Read here, where reading is a dependency.
    StyledDisclosureGroup(isExpanded: isExpanded, isOpen: isExpanded.wrappedValue, label: label, content: content)
  }
}

/// A disclosure group that knows whether it is open.
struct StyledDisclosureGroup<Label: View, Content: View>: View {
  typealias Body = Never
  let isExpanded: Binding<Bool>
  let isOpen: Bool
  let label: Label
  let content: () -> Content
}

extension StyledDisclosureGroup: StyledControl {
  var configuration: DisclosureGroupStyleConfiguration {
    DisclosureGroupStyleConfiguration(
      label: .init(view: AnyView(label)), content: .init(view: AnyView(content())), isExpanded: isExpanded)
  }

  @ViewBuilder func defaultBody(_ environment: EnvironmentValues) -> some View {
    VStack(alignment: .leading) {
      HStack {
        label
        Spacer()
        Image(systemName: "chevron.right")
      }.onTapGesture { isExpanded.wrappedValue.toggle() }
      if isOpen { content() }
    }
  }
}
