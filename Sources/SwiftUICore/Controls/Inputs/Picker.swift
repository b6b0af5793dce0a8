import Foundation

/// A control that selects one of several values. It shows its label and the view whose tag is the selection.
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

extension Picker: View where Label: View, Content: View {
  public var body: some View {
    HStack {
      label
      Spacer()
      content.modifier(_PickerContentModifier(selection: AnyHashable(selection)))
    }
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

/// The look of pickers. Carried.
public protocol PickerStyle {}
public struct DefaultPickerStyle: PickerStyle { public init() {} }
public struct MenuPickerStyle: PickerStyle { public init() {} }
public struct SegmentedPickerStyle: PickerStyle { public init() {} }
public struct WheelPickerStyle: PickerStyle { public init() {} }
public struct InlinePickerStyle: PickerStyle { public init() {} }
public struct NavigationLinkPickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: Self { Self() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { Self() } }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: Self { Self() } }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { Self() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { Self() } }
extension PickerStyle where Self == NavigationLinkPickerStyle { public static var navigationLink: Self { Self() } }

extension View {
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { carrying("pickerStyle", "\(S.self)") }
}
