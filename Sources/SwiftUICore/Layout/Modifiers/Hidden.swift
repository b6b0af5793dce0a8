import Foundation

/// A view that keeps its place and is not drawn.
public struct _HiddenModifier: Equatable, Sendable {}

extension _HiddenModifier: _LayoutModifier {
  public static func _makeLayoutNode(_ modifier: Self, in context: _NodeContext) -> WrapperNode { HiddenNode(context) }
  public static func _updateLayoutNode(_ node: WrapperNode, with modifier: Self) {}
}

/// `.hidden()` in the tree.
final class HiddenNode: PlacingNode {
  override var allowsHits: Bool { false }
  override func collectLeaves(into leaves: inout [_DrawnLeaf], origin: CGPoint) {}
  override var label: String { "Hidden" }
}

extension View {
  /// Does not draw the view and keeps its place.
  nonisolated public func hidden() -> some View { modifier(_HiddenModifier()) }
}
