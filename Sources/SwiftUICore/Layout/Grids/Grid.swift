import Foundation
import Meter

/// A container that arranges rows of cells in columns.
///
/// A `GridRow` in it is a row; any other view is a row of its own as broad as the grid. Unlike a lazy grid's, its columns
/// are as broad as what is in them asks for.
public struct Grid<Content> {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content
}

extension Grid: View where Content: View {
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing, content: content())
  }

  public typealias Body = Never

  @MainActor private var values: TableGridNode.Values {
    TableGridNode.Values(
      alignment: alignment, horizontalGap: LazyGridNode.gap(horizontalSpacing),
      verticalGap: LazyGridNode.gap(verticalSpacing))
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode {
    let node = TableGridNode(context, view.values)
    node.content = Content._makeNode(view.content, in: node.childContext)
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = node.as(TableGridNode.self)
    node.update(view.values)
    Content._updateNode(node.content, with: view.content)
  }
}

/// A row of a grid. Outside of a grid it is its views, one after the other.
public struct GridRow<Content> {
  let alignment: VerticalAlignment?
  let content: Content
}

extension GridRow: View where Content: View {
  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.init(alignment: alignment, content: content())
  }

  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode {
    let node = GridRowNode(view.alignment, context)
    node.content = Content._makeNode(view.content, in: node.childContext)
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = node.as(GridRowNode.self)
    Counter.nodesUpdated.add()
    if node.alignment != view.alignment {
      node.alignment = view.alignment
      node.structureDidChange()
    }
    Content._updateNode(node.content, with: view.content)
  }
}

/// A grid's row in the tree: a list, which the grid knows again by walking up from a cell.
final class GridRowNode: ViewNode {
  var alignment: VerticalAlignment?
  var content: ViewNode!

  init(_ alignment: VerticalAlignment?, _ context: _NodeContext) {
    self.alignment = alignment
    super.init(context)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }

  override var isSingle: Bool { content.isSingle }
  override var label: String { "GridRow" }
}
