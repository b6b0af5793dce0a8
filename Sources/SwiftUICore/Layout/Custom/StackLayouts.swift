import Foundation

/// A horizontal stack as a layout, for `AnyLayout` and for use in other layouts.
public struct HStackLayout: Layout, Equatable {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }

  public func makeCache(subviews: Subviews) -> _StackLayoutCache {
    _StackLayoutCache(subviews, .horizontal, alignment.key, spacing)
  }

  public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing { cache.spacing }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) -> CGSize { cache.size(proposal) }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) { cache.place(subviews, in: bounds, proposal) }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackLayoutCache
  ) -> CGFloat? { cache.explicitAlignment(guide.key, bounds, proposal) }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackLayoutCache
  ) -> CGFloat? { cache.explicitAlignment(guide.key, bounds, proposal) }
}

/// A vertical stack as a layout, for `AnyLayout` and for use in other layouts.
public struct VStackLayout: Layout, Equatable {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }

  public func makeCache(subviews: Subviews) -> _StackLayoutCache {
    _StackLayoutCache(subviews, .vertical, alignment.key, spacing)
  }

  public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing { cache.spacing }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) -> CGSize { cache.size(proposal) }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) { cache.place(subviews, in: bounds, proposal) }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackLayoutCache
  ) -> CGFloat? { cache.explicitAlignment(guide.key, bounds, proposal) }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackLayoutCache
  ) -> CGFloat? { cache.explicitAlignment(guide.key, bounds, proposal) }
}

extension LayoutProperties {
  init(stackOrientation: Axis) {
    self.init()
    self.stackOrientation = stackOrientation
  }
}

/// A layer stack as a layout, for `AnyLayout` and for use in other layouts.
public struct ZStackLayout: Layout, Equatable {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let union = union(subviews, proposal)
    return CGSize(width: union.across.extent, height: union.down.extent)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let proposal = ProposedViewSize(bounds.size)
    let union = union(subviews, proposal)
    for subview in subviews {
      let own = subview.dimensions(in: proposal)
      let origin = CGPoint(
        x: bounds.minX + union.across.line - own[alignment.horizontal],
        y: bounds.minY + union.down.line - own[alignment.vertical])
      subview.place(at: origin, proposal: proposal)
    }
  }

  private func union(_ subviews: Subviews, _ proposal: ProposedViewSize) -> (across: AlignedUnion, down: AlignedUnion) {
    var (across, down) = (AlignedUnion(), AlignedUnion())
    let highest = subviews.map(\.priority).max() ?? 0
    for subview in subviews where subview.priority == highest {
      let own = subview.dimensions(in: proposal)
      across.add(own.width, guide: own[alignment.horizontal])
      down.add(own.height, guide: own[alignment.vertical])
    }
    return (across, down)
  }
}
