import Foundation
import Meter

/// A `Layout` in the tree.
///
/// What it answers is checked: no number, a negative one, or infinity where none was proposed is reported as
/// `invalidLayoutValue` and replaced, so that a wrong layout harms only itself.
final class LayoutProtocolNode<L: Layout>: ContainerNode, PlacingSubviews {
  private var layout: L
  private var cache: L.Cache?
  private var cacheIsStale = false
  private var placements: ContiguousArray<ChildPlacement?> = []
  private var isPlacing = false

  init(_ layout: L, _ context: _NodeContext) {
    self.layout = layout
    super.init(context)
  }

  func update(_ layout: L) {
    Counter.nodesUpdated.add()
    Counter.viewComparisons.add()
    guard !Comparator.of(L.self).areEqual(self.layout, layout) else { return }
    self.layout = layout
    cacheIsStale = true
    invalidateSize(guides: true)
  }

  override func childrenDidChange() { cacheIsStale = true }

  override func childSizeDidChange(_ child: LayoutNode) {
    cacheIsStale = true
    invalidateSize()
  }

  private func withCache<Result>(_ body: (LayoutSubviews, inout L.Cache) -> Result) -> Result {
    let subviews = LayoutSubviews(children, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
    var cache: L.Cache
    if let kept = self.cache {
      cache = kept
      if cacheIsStale { layout.updateCache(&cache, subviews: subviews) }
    } else {
      cache = layout.makeCache(subviews: subviews)
    }
    cacheIsStale = false
    self.cache = nil
    defer { self.cache = cache }
    return body(subviews, &cache)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = withCache { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
    return CGSize(width: checked(size.width, proposal.width), height: checked(size.height, proposal.height))
  }

  private func checked(_ length: CGFloat, _ proposal: CGFloat?) -> CGFloat {
    if length >= 0 && (length < .infinity || proposal == .infinity) { return length }
    RuntimeIssue.report("invalidLayoutValue", "\(L.self) in \(path) answered the length \(length).")
    return length == .infinity ? proposal ?? 10 : 0
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let children = children
    placements.removeAll(keepingCapacity: true)
    placements.append(contentsOf: repeatElement(nil, count: children.count))
    isPlacing = true
    let bounds = CGRect(origin: .zero, size: size)
    withCache { layout.placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &$1) }
    isPlacing = false
    for (child, placement) in zip(children, placements) {
      if let placement {
        place(child, at: placement.origin, placement.proposal, in: size)
      } else {
        let own = child.sizeThatFits(proposal)
        let middle = CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
        place(child, at: middle, proposal, in: size)
      }
    }
  }

  func place(_ child: LayoutNode, _ index: Int, at origin: CGPoint, _ proposal: ProposedViewSize) {
    guard isPlacing, index < placements.count, children[index] === child else { return }
    placements[index] = ChildPlacement(origin: origin, proposal: proposal)
  }

  override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    let value = withCache { subviews, cache in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    guard let value, value.isFinite else { return nil }
    return value
  }

  override var spacing: ViewSpacing { withCache { layout.spacing(subviews: $0, cache: &$1) } }
  override func layoutAxis(of child: LayoutNode) -> Axis? { L.layoutProperties.stackOrientation }
  override var label: String { "\(L.self)" }
}
