import Foundation

/// A view that stands for a stack of views. Its root is shown; nothing is pushed.
public struct NavigationStack<Data, Root> {
  let root: Root
}

extension NavigationStack where Root: View, Data == NavigationPath {
  nonisolated public init(@ViewBuilder root: () -> Root) { self.init(root: root()) }
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) { self.init(root: root()) }
}

extension NavigationStack where Root: View {
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.init(root: root())
  }
}

extension NavigationStack: View where Root: View {
  public typealias Body = Never
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode {
    makeComposition(view, in: context)
  }
  public static func _updateNode(_ node: ViewNode, with view: Self) { updateComposition(node, with: view) }
}

extension NavigationStack: CompositeView where Root: View {
  var composition: some View { root.frame(maxWidth: .infinity, maxHeight: .infinity) }
}

/// The older view that stands for a stack of views. Its root is shown.
public struct NavigationView<Content> {
  let content: Content
}

extension NavigationView where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }
}

extension NavigationView: View where Content: View {
  public typealias Body = Never
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode {
    makeComposition(view, in: context)
  }
  public static func _updateNode(_ node: ViewNode, with view: Self) { updateComposition(node, with: view) }
}

extension NavigationView: CompositeView where Content: View {
  var composition: some View { content.frame(maxWidth: .infinity, maxHeight: .infinity) }
}

/// A way through views, type-erased.
public struct NavigationPath: Equatable {
  private var elements: [AnyHashable] = []
  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { self.elements = elements.map { AnyHashable($0) } }
  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

/// A control that would push a view. Its label is shown; the destination is carried and never made.
public struct NavigationLink<Label, Destination> {
  let label: Label
  let destination: (() -> Destination)?
}

extension NavigationLink where Label: View, Destination: View {
  nonisolated public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) { self.init(label: label(), destination: destination) }

  nonisolated public init(destination: @autoclosure @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination)
  }

  nonisolated public init(
    destination: @autoclosure @escaping () -> Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) { self.init(label: label(), destination: destination) }
}

extension NavigationLink where Label: View, Destination: View {
  nonisolated public init<V: Hashable>(
    destination: @autoclosure @escaping () -> Destination, tag: V, selection: Binding<V?>,
    @ViewBuilder label: () -> Label
  ) { self.init(label: label(), destination: destination) }
}

extension NavigationLink where Label: View, Destination == Never {
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: nil)
  }
}

extension NavigationLink where Label == Text, Destination: View {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(label: Text(titleKey), destination: destination) }

  nonisolated public init(_ titleKey: LocalizedStringKey, destination: @autoclosure @escaping () -> Destination) {
    self.init(label: Text(titleKey), destination: destination)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: @autoclosure @escaping () -> Destination) {
    self.init(label: Text(title), destination: destination)
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(label: Text(titleKey), destination: nil)
  }
}

extension NavigationLink: View where Label: View, Destination: View {
  public typealias Body = Never
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode {
    makeComposition(view, in: context)
  }
  public static func _updateNode(_ node: ViewNode, with view: Self) { updateComposition(node, with: view) }
}

extension NavigationLink: CompositeView where Label: View, Destination: View {
  var composition: some View {
    label.modifier(_ButtonTintModifier(role: nil)).carrying("navigationLink", destination)
  }
}
