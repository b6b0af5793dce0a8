import Foundation

/// A view drawn only where another one is.
public struct _MaskModifier<Mask: View> {
  let mask: Mask
  let alignment: Alignment
}

extension _MaskModifier: _LayoutModifier {
  public static func _makeLayoutNode(_ modifier: Self, in context: _NodeContext) -> WrapperNode {
    let node = MaskNode(context, alignment: modifier.alignment, isBehind: true)
    node.layer = Mask._makeNode(modifier.mask, in: node.childContext)
    return node
  }

  public static func _updateLayoutNode(_ node: WrapperNode, with modifier: Self) {
    let node = node.as(MaskNode.self)
    node.update(alignment: modifier.alignment)
    Mask._updateNode(node.layer, with: modifier.mask)
  }
}

/// `.mask()` in the tree: laid out as a background is, and not drawn itself.
final class MaskNode: LayeredNode {
  override func collectLeaves(into leaves: inout [_DrawnLeaf], origin: CGPoint) {
    let own = child.origin
    child.collectLeaves(into: &leaves, origin: CGPoint(x: origin.x + own.x, y: origin.y + own.y))
  }

  override var label: String { "Mask" }
}

extension View {
  /// Draws the view only where `mask` is; the mask is offered the view's size.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { modifier(_MaskModifier(mask: mask(), alignment: alignment)) }

  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskModifier(mask: mask, alignment: .center))
  }
}
