import Foundation
import Meter

/// A grid that grows downwards, with columns that are given.
public struct LazyVGrid<Content> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension LazyVGrid: View where Content: View {
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { self.init(columns: columns, alignment: alignment, spacing: spacing, content: content()) }

  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode {
    let node = GridNode(context, axis: .vertical, items: view.columns, spacing: view.spacing)
    node.content = Content._makeNode(view.content, in: node.childContext)
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = node.as(GridNode.self)
    node.update(items: view.columns, spacing: view.spacing)
    Content._updateNode(node.content, with: view.content)
  }
}

/// A grid that grows towards the trailing edge, with rows that are given.
public struct LazyHGrid<Content> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension LazyHGrid: View where Content: View {
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { self.init(rows: rows, alignment: alignment, spacing: spacing, content: content()) }

  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode {
    let node = GridNode(context, axis: .horizontal, items: view.rows, spacing: view.spacing)
    node.content = Content._makeNode(view.content, in: node.childContext)
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = node.as(GridNode.self)
    node.update(items: view.rows, spacing: view.spacing)
    Content._updateNode(node.content, with: view.content)
  }
}

/// A grid in the tree. All its cells are made: unlike a lazy stack it is not lazy, a limit of the model.
final class GridNode: ContainerNode {
  private let axis: Axis
  private var items: [GridItem]
  private var gap: CGFloat

  init(_ context: _NodeContext, axis: Axis, items: [GridItem], spacing: CGFloat?) {
    self.axis = axis
    self.items = items
    gap = Self.gap(spacing)
    super.init(context)
  }

  func update(items: [GridItem], spacing: CGFloat?) {
    Counter.nodesUpdated.add()
    self.items = items
    gap = Self.gap(spacing)
    invalidateSize()
  }

  private static func gap(_ spacing: CGFloat?) -> CGFloat {
    let gap = StackNode.distance(spacing)
    return gap.isNaN ? ViewSpacing.defaultDistance : gap
  }

  /// Calls `body` with each line of cells, where it begins and how long it is; returns where the last one ends.
  private func forEachLine(
    _ tracks: GridTracks, _ body: (Range<Int>, _ start: CGFloat, _ length: CGFloat) -> Void
  ) -> CGFloat {
    let children = children
    guard !tracks.tracks.isEmpty, !children.isEmpty else { return 0 }
    var (first, start): (Int, CGFloat) = (0, 0)
    while first < children.count {
      let cells = first..<min(first + tracks.tracks.count, children.count)
      var length: CGFloat = 0
      for index in cells {
        let size = children[index].sizeThatFits(proposal(for: tracks.tracks[index - first]))
        length = max(length, axis == .vertical ? size.height : size.width)
      }
      body(cells, start, length)
      start += length + gap
      first = cells.upperBound
    }
    return start - gap
  }

  private func proposal(for track: GridTracks.Track) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: track.breadth, height: nil) : ProposedViewSize(width: nil, height: track.breadth)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let tracks = GridTracks(items, in: axis == .vertical ? proposal.width : proposal.height)
    let length = forEachLine(tracks) { _, _, _ in }
    return axis == .vertical
      ? CGSize(width: tracks.breadth, height: length) : CGSize(width: length, height: tracks.breadth)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let tracks = GridTracks(items, in: axis == .vertical ? proposal.width : proposal.height)
    let children = children
    _ = forEachLine(tracks) { cells, start, length in
      for index in cells {
        let track = tracks.tracks[index - cells.lowerBound]
        let cell =
          axis == .vertical
          ? CGRect(x: track.start, y: start, width: track.breadth, height: length)
          : CGRect(x: start, y: track.start, width: length, height: track.breadth)
        let offered = self.proposal(for: track)
        let inner = origin(
          of: children[index], aligned: track.alignment ?? .center, in: cell.size, proposal: offered)
        place(children[index], at: CGPoint(x: cell.minX + inner.x, y: cell.minY + inner.y), offered, in: size)
      }
    }
  }

  override var label: String { axis == .vertical ? "LazyVGrid" : "LazyHGrid" }
}
