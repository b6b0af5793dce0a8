/// A label and a value that belong together, at the two ends of a line.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent where Label: View, Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension LabeledContent where Label == Text, Content: View {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }
}

extension LabeledContent: View where Label: View, Content: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode {
    makeComposition(view, in: context)
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) { updateComposition(node, with: view) }
}

extension LabeledContent: CompositeView where Label: View, Content: View {
  var composition: some View {
    HStack {
      label
      Spacer()
      content
    }
  }
}
