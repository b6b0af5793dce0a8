import Foundation

/// A frame of a fixed width, height or both.
public struct _FrameLayout: Equatable {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  /// A negative or non-finite side is reported and taken as nil.
  @usableFromInline init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = LayoutValue.length(width, "frame width")
    self.height = LayoutValue.length(height, "frame height")
    self.alignment = alignment
  }
}

extension _FrameLayout: _LayoutModifier {
  public static func _makeLayoutNode(_ modifier: Self, in context: _NodeContext) -> WrapperNode {
    FrameNode(context, modifier)
  }

  public static func _updateLayoutNode(_ node: WrapperNode, with modifier: Self) {
    node.as(FrameNode.self).update(modifier)
  }
}

/// A frame that keeps its content between limits.
public struct _FlexFrameLayout: Equatable {
  let width: FlexibleLength
  let height: FlexibleLength
  let alignment: Alignment

  /// A limit that is negative or no number is reported and taken as nil.
  @usableFromInline init(
    minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?, idealHeight: CGFloat?,
    maxHeight: CGFloat?, alignment: Alignment
  ) {
    width = FlexibleLength(
      minimum: LayoutValue.limit(minWidth, "frame minWidth"),
      ideal: LayoutValue.length(idealWidth, "frame idealWidth"),
      maximum: LayoutValue.limit(maxWidth, "frame maxWidth"))
    height = FlexibleLength(
      minimum: LayoutValue.limit(minHeight, "frame minHeight"),
      ideal: LayoutValue.length(idealHeight, "frame idealHeight"),
      maximum: LayoutValue.limit(maxHeight, "frame maxHeight"))
    self.alignment = alignment
  }
}

extension _FlexFrameLayout: _LayoutModifier {
  public static func _makeLayoutNode(_ modifier: Self, in context: _NodeContext) -> WrapperNode {
    FlexFrameNode(context, modifier)
  }

  public static func _updateLayoutNode(_ node: WrapperNode, with modifier: Self) {
    node.as(FlexFrameNode.self).update(modifier)
  }
}

extension View {
  /// Puts the view in an invisible frame of the given size, in points; a side left nil is the view's own.
  ///
  /// A negative or non-finite side is reported as `invalidLayoutValue` and taken as nil.
  @inlinable nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { modifier(_FrameLayout(width: width, height: height, alignment: alignment)) }

  /// Puts the view in an invisible frame whose sides lie between limits, in points; nil leaves a limit to the view.
  ///
  /// A negative limit, or one that is no number, is reported as `invalidLayoutValue` and taken as nil.
  @inlinable nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }
}
