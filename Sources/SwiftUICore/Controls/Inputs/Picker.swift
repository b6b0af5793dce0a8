import Foundation

/// A control that selects one of several values. What it shows of its label and of the views with tags, its style says.
public struct Picker<Label, SelectionValue: Hashable, Content> {
  @Binding var selection: SelectionValue
  let label: Label
  let content: Content
}

extension Picker where Label: View, Content: View {
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, label: label(), content: content()) }

  nonisolated public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, label: label, content: content())
  }
}

extension Picker where Label == Text, Content: View {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, label: Text(titleKey), content: content()) }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, label: Text(title), content: content()) }
}

extension Picker where Label == SwiftUICore.Label<Text, Image>, Content: View {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: SwiftUICore.Label(titleKey, systemImage: systemImage), content: content())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: SwiftUICore.Label(title, systemImage: systemImage), content: content())
  }
}

extension Picker: View where Label: View, Content: View {
  public var body: some View {
    PickerLookView(
      label: label, content: content,
      selected: content.modifier(_PickerContentModifier(selection: AnyHashable(selection))))
  }
}

/// Shows of a picker's views the selected one only.
struct _PickerContentModifier {
  let selection: AnyHashable
}

extension _PickerContentModifier: _LayoutModifier {
  static func _makeLayoutNode(_ modifier: Self, in context: _NodeContext) -> WrapperNode {
    PickerContentNode(context, modifier.selection)
  }

  static func _updateLayoutNode(_ node: WrapperNode, with modifier: Self) {
    node.as(PickerContentNode.self).update(modifier.selection)
  }
}

/// One of a picker's views in the tree: of no size and not drawn unless its tag is selected.
final class PickerContentNode: ModifierNode<AnyHashable> {
  private var isSelected: Bool {
    var node: LayoutNode = child
    while let wrapper = node as? PlacingNode {
      if let tag = wrapper.tag { return tag == value }
      node = wrapper.child
    }
    return false
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    isSelected ? child.sizeThatFits(proposal) : .zero
  }

  override func collectLeaves(into leaves: inout [_DrawnLeaf], origin: CGPoint) {
    if isSelected { super.collectLeaves(into: &leaves, origin: origin) }
  }

  override var spacing: ViewSpacing { isSelected ? child.spacing : .zero }
  override var label: String { "PickerContent" }
}

/// Names a view's value among others.
public struct _TagModifier: Equatable, @unchecked Sendable {
  let tag: AnyHashable
}

extension _TagModifier: _LayoutModifier {
  public static func _makeLayoutNode(_ modifier: Self, in context: _NodeContext) -> WrapperNode {
    TagNode(context, modifier)
  }

  public static func _updateLayoutNode(_ node: WrapperNode, with modifier: Self) {
    node.as(TagNode.self).update(modifier)
  }
}

/// `.tag()` in the tree.
final class TagNode: ModifierNode<_TagModifier> {
  override var tag: AnyHashable? { value.tag }
  override var label: String { "tag(\(value.tag))" }
}

extension View {
  /// Names the view's value for a picker or a list.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View { modifier(_TagModifier(tag: AnyHashable(tag))) }
}
