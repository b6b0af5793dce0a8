import Foundation

/// What is shown where there is no content: a label, a description and what can be done about it, in the middle of the
/// room there is.
public struct ContentUnavailableView<Label, Description, Actions> {
  let label: Label
  let description: Description
  let actions: Actions
}

extension ContentUnavailableView where Label: View, Description: View, Actions: View {
  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) { self.init(label: label(), description: description(), actions: actions()) }
}

extension ContentUnavailableView
where Label == SwiftUICore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: SwiftUICore.Label(title, image: name), description: description, actions: EmptyView())
  }

  nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: SwiftUICore.Label(title, systemImage: name), description: description, actions: EmptyView())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(label: SwiftUICore.Label(title, image: name), description: description, actions: EmptyView())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(label: SwiftUICore.Label(title, systemImage: name), description: description, actions: EmptyView())
  }
}

/// The parts of the view that a search without results shows.
public struct SearchUnavailableContent {
  public struct Label: View {
    public var body: some View { SwiftUICore.Label("No Results", systemImage: "magnifyingglass") }
  }

  public struct Description: View {
    let text: String?
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  public static var search: Self { Self(label: .init(), description: .init(text: nil), actions: .init()) }
  public static func search(text: String) -> Self {
    Self(label: .init(), description: .init(text: text), actions: .init())
  }
}

extension ContentUnavailableView: View where Label: View, Description: View, Actions: View {
  public typealias Body = Never
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode {
    makeComposition(view, in: context)
  }
  public static func _updateNode(_ node: ViewNode, with view: Self) { updateComposition(node, with: view) }
}

extension ContentUnavailableView: CompositeView where Label: View, Description: View, Actions: View {
  var composition: some View {
    VStack {
      label.font(.title2.bold()).labelStyle(UnavailableLabelStyle())
      description.font(.subheadline).foregroundStyle(.secondary)
      actions
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A label with its icon above.
struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon.font(.largeTitle).foregroundStyle(.secondary)
      configuration.title
    }
  }
}
