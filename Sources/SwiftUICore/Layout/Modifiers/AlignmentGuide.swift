import Foundation
import Meter

/// A view that sets one of its alignment guides itself.
public struct _AlignmentGuideLayout {
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat
}

extension _AlignmentGuideLayout: _LayoutModifier {
  public static func _makeLayoutNode(_ modifier: Self, in context: _NodeContext) -> WrapperNode {
    AlignmentGuideNode(context, modifier)
  }

  public static func _updateLayoutNode(_ node: WrapperNode, with modifier: Self) {
    node.as(AlignmentGuideNode.self).update(modifier)
  }
}

/// `.alignmentGuide()` in the tree.
final class AlignmentGuideNode: PlacingNode {
  private var modifier: _AlignmentGuideLayout

  init(_ context: _NodeContext, _ modifier: _AlignmentGuideLayout) {
    self.modifier = modifier
    super.init(context)
    host.noteGuide(modifier.key)
  }

  /// Closures are not compared: a guide handed over again may be another one.
  func update(_ modifier: _AlignmentGuideLayout) {
    Counter.nodesUpdated.add()
    self.modifier = modifier
    host.noteGuide(modifier.key)
    invalidateSize(guides: true)
  }

  override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard key == modifier.key else { return super.explicitAlignment(key, in: size, proposal: proposal) }
    // The closure sees the view as it is without this guide.
    let value = modifier.computeValue(child.dimensions(size, proposal))
    return LayoutValue.finite(value, or: 0, "alignment guide")
  }

  override var label: String { "AlignmentGuide" }
}

extension View {
  /// Sets the view's horizontal guide `g` to what `computeValue` makes of its size and other guides.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentGuideLayout(key: g.key, computeValue: computeValue))
  }

  /// Sets the view's vertical guide `g` to what `computeValue` makes of its size and other guides.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentGuideLayout(key: g.key, computeValue: computeValue))
  }
}
