import Foundation

/// What a stack as a layout remembers of its subviews. Layouts run on the main actor without saying so.
public final class _StackLayoutCache {
  private let nodes: ContiguousArray<LayoutNode>
  private let axis: Axis
  private nonisolated(unsafe) var arrangement: StackArrangement

  init(_ subviews: LayoutSubviews, _ axis: Axis, _ alignment: AlignmentKey, _ spacing: CGFloat?) {
    let nodes = subviews.nodes
    self.nodes = nodes
    self.axis = axis
    arrangement =
      MainActor.assumeIsolated {
        var arrangement = StackArrangement(axis: axis, alignment: alignment)
        arrangement.reset(nodes, spacing: StackNode.distance(spacing))
        return Unchecked(arrangement)
      }.value
  }

  deinit { arrangement.deallocate() }

  var spacing: ViewSpacing {
    let (nodes, axis) = (nodes, axis)
    return MainActor.assumeIsolated { StackArrangement.spacing(of: nodes, axis: axis) }
  }

  func size(_ proposal: ProposedViewSize) -> CGSize {
    let cache = Unchecked(self)
    return MainActor.assumeIsolated { cache.value.arrangement.size(proposal) }
  }

  func place(_ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize) {
    let cache = Unchecked(self)
    MainActor.assumeIsolated {
      var index = subviews.startIndex
      cache.value.arrangement.forEachChild(in: bounds.size, proposal: proposal) { _, origin, proposal in
        subviews[index].place(
          at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
        index += 1
      }
    }
  }

  func explicitAlignment(_ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize) -> CGFloat? {
    let cache = Unchecked(self)
    return MainActor.assumeIsolated {
      cache.value.arrangement.explicitAlignment(key, in: bounds.size, proposal: proposal)
    }
  }
}
