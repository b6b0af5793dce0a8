import Foundation
import Meter

/// A lazy grid in the tree: it makes the cells of the lines that are visible in the scroll view around it and takes the
/// other lines to be as long as those seen so far on average, as a lazy stack does with its rows.
final class LazyGridNode: LayoutNode, LazyContainer {
  /// A stretch of cells: of one element after the other, each with the same number of views (facts: engine 4.2-18).
  private struct Stretch {
    let segment: LazySegment
    let first: Int
    let cellsPerRow: Int
    let count: Int
  }

  private struct Cell {
    /// The graph node of a row that was made on demand.
    let owner: ViewNode?
    let node: LayoutNode
  }

  /// A line that exists.
  private struct Line {
    let index: Int
    let cells: ContiguousArray<Cell>
  }

  /// The graph child. Set by whoever makes the node, right after making it.
  var content: ViewNode!
  private let axis: Axis
  private var items: [GridItem]
  private var gap: CGFloat
  private var stretches: ContiguousArray<Stretch> = []
  private var cellCount = 0
  private var cellsPerLine = 0
  private var lengths = LazyLengths(estimate: 44)
  private var visible: ContiguousArray<Line> = []

  init(_ context: _NodeContext, axis: Axis, items: [GridItem], spacing: CGFloat?) {
    self.axis = axis
    self.items = items
    gap = Self.gap(spacing)
    super.init(context)
  }

  /// The context in which the content is made: its `ForEach`es make cells on demand.
  var lazyContext: _NodeContext {
    var context = childContext
    context.isLazy = true
    return context
  }

  func update(items: [GridItem], spacing: CGFloat?) {
    Counter.nodesUpdated.add()
    Counter.viewComparisons.add()
    let gap = Self.gap(spacing)
    guard gap != self.gap || !Comparator.of([GridItem].self).areEqual(items, self.items) else { return }
    self.items = items
    self.gap = gap
    invalidateSize()
  }

  static func gap(_ spacing: CGFloat?) -> CGFloat {
    let gap = StackNode.distance(spacing)
    return gap.isNaN ? ViewSpacing.defaultDistance : gap
  }

  // MARK: Cells

  private func resolve() {
    guard !flags.contains(.childrenResolved) else { return }
    flags.insert(.childrenResolved)
    var segments: ContiguousArray<LazySegment> = []
    content?.collectLazySegments(into: &segments)
    stretches.removeAll(keepingCapacity: true)
    cellCount = 0
    cellsPerLine = 0
    visible.removeAll(keepingCapacity: true)
    for segment in segments {
      var (perRow, count) = (1, 1)
      if case .rows(let rows) = segment {
        perRow = rows.rowCount > 0 ? children(of: rows.row(at: 0)).count : 0
        count = rows.rowCount * perRow
      }
      guard count > 0 else { continue }
      stretches.append(Stretch(segment: segment, first: cellCount, cellsPerRow: perRow, count: count))
      cellCount += count
    }
  }

  private func children(of owner: ViewNode) -> ContiguousArray<LayoutNode> {
    var children: ContiguousArray<LayoutNode> = []
    owner.collectLayoutChildren(into: &children)
    return children
  }

  /// The lines are others when the number of tracks is another one: what is known of their lengths is void.
  private func arrange(_ tracks: GridTracks) {
    guard cellsPerLine != tracks.tracks.count else { return }
    cellsPerLine = tracks.tracks.count
    visible.removeAll(keepingCapacity: true)
    lengths.reset(count: cellsPerLine == 0 ? 0 : (cellCount + cellsPerLine - 1) / cellsPerLine)
  }

  private func line(at index: Int) -> Line {
    if let line = visible.first(where: { $0.index == index }) { return line }
    var cells: ContiguousArray<Cell> = []
    for position in index * cellsPerLine..<min((index + 1) * cellsPerLine, cellCount) {
      if let cell = cell(at: position) { cells.append(cell) }
    }
    return Line(index: index, cells: cells)
  }

  private func cell(at position: Int) -> Cell? {
    guard let stretch = stretches.first(where: { position < $0.first + $0.count }) else { return nil }
    let cell: Cell
    switch stretch.segment {
    case .view(let node): cell = Cell(owner: nil, node: node)
    case .rows(let rows):
      let offset = position - stretch.first
      let owner = rows.row(at: offset / stretch.cellsPerRow)
      let children = children(of: owner)
      let index = offset % stretch.cellsPerRow
      guard index < children.count else { return nil }
      cell = Cell(owner: owner, node: children[index])
    }
    cell.node.layoutParent = self
    return cell
  }

  // MARK: Measuring

  private func tracks(_ proposal: ProposedViewSize) -> GridTracks {
    GridTracks(items, in: axis == .vertical ? proposal.width : proposal.height)
  }

  private func proposal(for track: GridTracks.Track) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: track.breadth, height: nil) : ProposedViewSize(width: nil, height: track.breadth)
  }

  private func length(of line: Line, _ tracks: GridTracks) -> CGFloat {
    var length: CGFloat = 0
    for (cell, track) in zip(line.cells, tracks.tracks) {
      let size = cell.node.sizeThatFits(proposal(for: track))
      length = max(length, axis == .vertical ? size.height : size.width)
    }
    return length
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    resolve()
    let tracks = tracks(proposal)
    arrange(tracks)
    if lengths.count > 0, !lengths.isEstimateMeasured {
      let first = line(at: 0)
      lengths.set(length(of: first, tracks), at: 0)
      visible.append(first)
    }
    let length = lengths.count > 0 ? lengths.total + gap * CGFloat(lengths.count - 1) : 0
    return axis == .vertical
      ? CGSize(width: tracks.breadth, height: length) : CGSize(width: length, height: tracks.breadth)
  }

  // MARK: Placing

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    resolve()
    let tracks = tracks(proposal)
    arrange(tracks)
    let range = scrolledRange(along: axis)
    var (index, position) = lengths.row(at: range.lowerBound, gap: gap)
    var shown: ContiguousArray<Line> = []
    var hasChanged = false
    while index < lengths.count, position < range.upperBound {
      let line = line(at: index)
      let length = length(of: line, tracks)
      if lengths.set(length, at: index) { hasChanged = true }
      place(line, at: position, length, tracks, size)
      shown.append(line)
      position += length + gap
      index += 1
    }
    let before = visible
    visible = shown
    notify(before)
    // Lines that are not as long as they were taken to be make another total.
    if hasChanged { invalidateSize() }
  }

  private func place(_ line: Line, at position: CGFloat, _ length: CGFloat, _ tracks: GridTracks, _ size: CGSize) {
    for (cell, track) in zip(line.cells, tracks.tracks) {
      let room =
        axis == .vertical
        ? CGRect(x: track.start, y: position, width: track.breadth, height: length)
        : CGRect(x: position, y: track.start, width: length, height: track.breadth)
      let offered = proposal(for: track)
      let inner = origin(of: cell.node, aligned: track.alignment ?? .center, in: room.size, proposal: offered)
      place(cell.node, at: CGPoint(x: room.minX + inner.x, y: room.minY + inner.y), offered, in: size)
    }
  }

  /// Tells cells that came or went, if they were made on demand; those just made know.
  private func notify(_ before: ContiguousArray<Line>) {
    func owners(_ lines: ContiguousArray<Line>, without others: ContiguousArray<Line>) -> ContiguousArray<ViewNode> {
      var owners: ContiguousArray<ViewNode> = []
      for line in lines where !others.contains(where: { $0.index == line.index }) {
        for cell in line.cells {
          if let owner = cell.owner, owners.last !== owner { owners.append(owner) }
        }
      }
      return owners
    }
    for owner in owners(before, without: visible) { owner.rowDidCome(intoView: false) }
    for owner in owners(visible, without: before) { owner.rowDidCome(intoView: true) }
  }

  func estimatedFrame(ofRow id: AnyHashable) -> CGRect? {
    resolve()
    guard cellsPerLine > 0 else { return nil }
    for stretch in stretches {
      guard case .rows(let rows) = stretch.segment, let index = rows.index(ofID: id) else { continue }
      let line = (stretch.first + index * stretch.cellsPerRow) / cellsPerLine
      if visible.contains(where: { $0.index == line }) { return nil }
      let start = lengths.start(of: line, gap: gap)
      return axis == .vertical
        ? CGRect(x: 0, y: start, width: placedSize.width, height: lengths[line])
        : CGRect(x: start, y: 0, width: lengths[line], height: placedSize.height)
    }
    return nil
  }

  // MARK: The tree

  override func childSizeDidChange(_ child: LayoutNode) {
    if let line = visible.first(where: { $0.cells.contains { $0.node === child } }), line.index < lengths.count {
      lengths.set(.nan, at: line.index)
    }
    invalidateSize()
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }

  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    for line in visible { for cell in line.cells { body(cell.node) } }
  }

  override var label: String { axis == .vertical ? "LazyVGrid" : "LazyHGrid" }
}
