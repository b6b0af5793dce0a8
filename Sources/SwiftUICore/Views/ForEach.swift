import Foundation

/// One view for each element of a collection, whose identity is the element's id.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID

  init(data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.id = id
    self.content = content
  }
}

extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }

  /// One view for each element of a bound collection, given a binding to it.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
    C.Index: Hashable
  {
    let elements = data.wrappedValue
    let indexed = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
    self.init(data: indexed, id: { $0.1 }, content: { content(data[$0.0]) })
  }

  /// One view for each element of a bound collection, given a binding to it.
  public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Content: View, ID == Data.Element.ID, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 }, content: content)
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never
  public static var _rowCount: Int? { nil }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode {
    if context.isLazy { return LazyForEachNode<Data, ID, Content>(view, context) }
    let node = ForEachNode<Data, ID, Content>(context)
    node.make(view)
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    if node.flags.contains(.lazy) { return node.as(LazyForEachNode<Data, ID, Content>.self).update(view) }
    node.as(ForEachNode<Data, ID, Content>.self).update(view)
  }
}

/// A view that is made of the elements of a collection.
@MainActor @preconcurrency public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// What a list calls to delete rows. Lists of this kind are not modelled: the action is carried.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    ModifiedContent(content: self, modifier: _RowActions(delete: action))
  }

  /// What a list calls to move rows. Lists of this kind are not modelled: the action is carried.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    ModifiedContent(content: self, modifier: _RowActions(move: action))
  }
}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  public var data: Content.Data { content.data }
}

/// The row actions of a `ForEach`.
public struct _RowActions {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
}

extension _RowActions: _GraphModifier {
  public typealias Node = GraphModifierNode<_RowActions>
}
