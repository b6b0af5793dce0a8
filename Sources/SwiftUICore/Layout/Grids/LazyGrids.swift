import Foundation

/// A grid that grows downwards, with columns that are given.
public struct LazyVGrid<Content> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension LazyVGrid: View where Content: View {
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { self.init(columns: columns, alignment: alignment, spacing: spacing, content: content()) }

  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode {
    let node = LazyGridNode(context, axis: .vertical, items: view.columns, spacing: view.spacing)
    node.content = Content._makeNode(view.content, in: node.lazyContext)
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = node.as(LazyGridNode.self)
    node.update(items: view.columns, spacing: view.spacing)
    Content._updateNode(node.content, with: view.content)
  }
}

/// A grid that grows towards the trailing edge, with rows that are given.
public struct LazyHGrid<Content> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension LazyHGrid: View where Content: View {
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { self.init(rows: rows, alignment: alignment, spacing: spacing, content: content()) }

  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode {
    let node = LazyGridNode(context, axis: .horizontal, items: view.rows, spacing: view.spacing)
    node.content = Content._makeNode(view.content, in: node.lazyContext)
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = node.as(LazyGridNode.self)
    node.update(items: view.rows, spacing: view.spacing)
    Content._updateNode(node.content, with: view.content)
  }
}
