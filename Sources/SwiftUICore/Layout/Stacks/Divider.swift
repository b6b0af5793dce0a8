import Foundation

/// A thin line between views: across the axis of its stack, as long as the stack is broad.
public struct Divider {
  nonisolated public init() {}
}

extension Divider: View {
  public typealias Body = Never
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode { DividerNode(context) }
  public static func _updateNode(_ node: ViewNode, with view: Self) {}
}

/// A divider in the tree. Outside a stack it lies as in a `VStack`.
final class DividerNode: LayoutNode {
  /// A pixel on a display of scale 3; the system's is a pixel of the display.
  private var thickness: CGFloat { environment.displayScale > 1 ? 1 / environment.displayScale : 1 }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.leafSize
    return layoutParent?.layoutAxis(of: self) == .horizontal
      ? CGSize(width: thickness, height: size.height) : CGSize(width: size.width, height: thickness)
  }

  override var drawnLeaf: _DrawnLeaf? { _DrawnLeaf(kind: "color", color: "separator") }
  override var label: String { "Divider" }
}
