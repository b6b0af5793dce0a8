import Foundation

/// A view kept to a ratio of width to height.
public struct _AspectRatioLayout: Equatable {
  /// nil is the ratio of the view's ideal size.
  let ratio: CGFloat?
  let contentMode: ContentMode

  init(ratio: CGFloat?, contentMode: ContentMode) {
    self.ratio = LayoutValue.limit(ratio, "aspect ratio").map { LayoutValue.finite($0, or: 0, "aspect ratio") }
    self.contentMode = contentMode
  }
}

extension _AspectRatioLayout: _LayoutModifier {
  public static func _makeLayoutNode(_ modifier: Self, in context: _NodeContext) -> WrapperNode {
    AspectRatioNode(context, modifier)
  }

  public static func _updateLayoutNode(_ node: WrapperNode, with modifier: Self) {
    node.as(AspectRatioNode.self).update(modifier)
  }
}

extension View {
  /// Keeps the view to `aspectRatio`, width over height; nil is that of its ideal size.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(_AspectRatioLayout(ratio: aspectRatio, contentMode: contentMode))
  }

  /// Keeps the view to the ratio of `aspectRatio`'s width and height.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    modifier(_AspectRatioLayout(ratio: aspectRatio.width / aspectRatio.height, contentMode: contentMode))
  }

  /// Keeps the view's own ratio, inside the space it is offered.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Keeps the view's own ratio, outside the space it is offered.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
