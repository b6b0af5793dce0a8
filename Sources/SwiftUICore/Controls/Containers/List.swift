import Foundation

/// A container that shows rows in one column, and makes them when they come into view.
public struct List<SelectionValue, Content> {
  let content: Content
}

extension List: View where SelectionValue: Hashable, Content: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode {
    ScrollView<_ListRows<Content>>._makeNode(scroll(view), in: context)
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    ScrollView<_ListRows<Content>>._updateNode(node, with: scroll(view))
  }

  private static func scroll(_ view: Self) -> ScrollView<_ListRows<Content>> {
    ScrollView(content: _ListRows(content: view.content), axes: .vertical, showsIndicators: true)
  }
}

extension List where SelectionValue: Hashable, Content: View {
  nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
}

extension List where SelectionValue: Hashable, Content: View {
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent))
  }

  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent))
  }
}

extension List where SelectionValue == Never, Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent))
  }

  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }

  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent))
  }
}

/// The rows of a list: a lazy stack with the insets and the least height of list rows (facts: engine 4.5-35 and 36).
struct _ListRows<Content> {
  let content: Content
}

extension _ListRows: View where Content: View {
  typealias Body = Never

  static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode {
    let frame = LazyStackNode.RowFrame(
      insets: EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20),
      minimum: context.environment.defaultMinListRowHeight)
    let node = LazyStackNode(
      context, axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0, frame: frame)
    node.content = Content._makeNode(view.content, in: node.lazyContext)
    return node
  }

  static func _updateNode(_ node: ViewNode, with view: Self) {
    Content._updateNode(node.as(LazyStackNode.self).content, with: view.content)
  }
}

/// A container of controls for settings: rows as in a list.
public struct Form<Content> {
  let content: Content
}

extension Form: View where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  public typealias Body = Never
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode {
    List<Never, Content>._makeNode(List(content: view.content), in: context)
  }
  public static func _updateNode(_ node: ViewNode, with view: Self) {
    List<Never, Content>._updateNode(node, with: List(content: view.content))
  }
}
