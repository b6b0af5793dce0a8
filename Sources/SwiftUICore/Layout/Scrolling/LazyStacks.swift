import Foundation

/// What sticks to an edge of a lazy stack. Carried: nothing sticks here.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A vertical stack that makes its children when they come into view.
public struct LazyVStack<Content> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension LazyVStack: View where Content: View {
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) { self.init(alignment: alignment, spacing: spacing, content: content()) }

  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode {
    let node = LazyStackNode(context, axis: .vertical, alignment: view.alignment.key, spacing: view.spacing)
    node.content = Content._makeNode(view.content, in: node.lazyContext)
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = node.as(LazyStackNode.self)
    node.update(alignment: view.alignment.key, spacing: view.spacing)
    Content._updateNode(node.content, with: view.content)
  }
}

/// A horizontal stack that makes its children when they come into view.
public struct LazyHStack<Content> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension LazyHStack: View where Content: View {
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) { self.init(alignment: alignment, spacing: spacing, content: content()) }

  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode {
    let node = LazyStackNode(context, axis: .horizontal, alignment: view.alignment.key, spacing: view.spacing)
    node.content = Content._makeNode(view.content, in: node.lazyContext)
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = node.as(LazyStackNode.self)
    node.update(alignment: view.alignment.key, spacing: view.spacing)
    Content._updateNode(node.content, with: view.content)
  }
}
