import Foundation
import Meter

/// A lazy stack, or a list, in the tree: it makes the rows that are visible in the scroll view around it and takes the
/// others to be as long as those seen so far on average.
///
/// A row that was made stays, with its state, and is told when it comes and goes. A lazy stack takes the breadth it is
/// proposed, as SwiftUI's does.
final class LazyStackNode: LayoutNode, LazyContainer {
  /// What a list puts around each row.
  struct RowFrame: Equatable {
    var insets = EdgeInsets()
    var minimum: CGFloat = 0
  }

  /// A row that exists.
  private struct Item {
    let index: Int
    /// The graph node of a row that was made on demand.
    let owner: ViewNode?
    let children: ContiguousArray<LayoutNode>
  }

  /// The graph child. Set by whoever makes the node, right after making it.
  var content: ViewNode!
  private let axis: Axis
  private var alignment: AlignmentKey
  private var gap: CGFloat
  private let frame: RowFrame
  private var segments: ContiguousArray<LazySegment> = []
  private var lengths: LazyLengths
  private var visible: ContiguousArray<Item> = []

  init(_ context: _NodeContext, axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, frame: RowFrame = RowFrame()) {
    self.axis = axis
    self.alignment = alignment
    gap = Self.gap(spacing)
    self.frame = frame
    lengths = LazyLengths(estimate: max(frame.minimum, 44))
    super.init(context)
  }

  /// The context in which the content is made: its `ForEach`es make rows on demand.
  var lazyContext: _NodeContext {
    var context = childContext
    context.isLazy = true
    return context
  }

  func update(alignment: AlignmentKey, spacing: CGFloat?) {
    Counter.nodesUpdated.add()
    let gap = Self.gap(spacing)
    guard gap != self.gap || alignment != self.alignment else { return }
    self.gap = gap
    self.alignment = alignment
    invalidateSize()
  }

  private static func gap(_ spacing: CGFloat?) -> CGFloat {
    let gap = StackNode.distance(spacing)
    return gap.isNaN ? ViewSpacing.defaultDistance : gap
  }

  // MARK: Rows

  private func resolve() {
    guard !flags.contains(.childrenResolved) else { return }
    flags.insert(.childrenResolved)
    segments.removeAll(keepingCapacity: true)
    content?.collectLazySegments(into: &segments)
    if frame.minimum > 0 { countRows() }
    let count = segments.reduce(0) { $0 + rowCount(of: $1) }
    lengths.reset(count: count)
    visible.removeAll(keepingCapacity: true)
  }

  /// A list has to know how many rows it has, and so makes the rows whose types do not say it (facts: hosting N13, R6). A
  /// lazy stack does not ask.
  private func countRows() {
    for case .rows(let rows) in segments where !rows.hasRowsOfOneCount {
      var live = rows.liveRows.makeIterator()
      var next = live.next()
      host.makeUnseen {
        for index in 0..<rows.rowCount {
          if next == index { next = live.next() } else { rows.row(at: index).flags.insert(.unseen) }
        }
      }
    }
  }

  private func rowCount(of segment: LazySegment) -> Int {
    switch segment {
    case .view: 1
    case .rows(let rows): rows.rowCount
    }
  }

  private func item(at index: Int) -> Item {
    if let item = visible.first(where: { $0.index == index }) { return item }
    var first = 0
    for segment in segments {
      let count = rowCount(of: segment)
      if index < first + count {
        switch segment {
        case .view(let node): return adopted(Item(index: index, owner: nil, children: [node]))
        case .rows(let rows):
          let owner = rows.row(at: index - first)
          var children: ContiguousArray<LayoutNode> = []
          owner.collectLayoutChildren(into: &children)
          return adopted(Item(index: index, owner: owner, children: children))
        }
      }
      first += count
    }
    return Item(index: index, owner: nil, children: [])
  }

  private func adopted(_ item: Item) -> Item {
    for child in item.children { child.layoutParent = self }
    return item
  }

  // MARK: Measuring

  private func rowProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: proposal.width.map { max(0, $0 - frame.insets.horizontal) }, height: nil)
      : ProposedViewSize(width: nil, height: proposal.height.map { max(0, $0 - frame.insets.vertical) })
  }

  /// A row's extent along the axis and across it.
  private func measure(_ item: Item, _ proposal: ProposedViewSize) -> (length: CGFloat, breadth: CGFloat) {
    var (length, breadth): (CGFloat, CGFloat) = (0, 0)
    for (offset, child) in item.children.enumerated() {
      let size = child.sizeThatFits(proposal)
      length += (axis == .vertical ? size.height : size.width) + (offset > 0 ? gap : 0)
      breadth = max(breadth, axis == .vertical ? size.width : size.height)
    }
    let around = axis == .vertical ? frame.insets.vertical : frame.insets.horizontal
    return (max(frame.minimum, length + around), breadth)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    resolve()
    guard lengths.count > 0 else { return .zero }
    let rowProposal = rowProposal(proposal)
    var breadth: CGFloat = 0
    if !lengths.isEstimateMeasured {
      let first = item(at: 0)
      let measured = measure(first, rowProposal)
      lengths.set(measured.length, at: 0)
      breadth = measured.breadth
      if !visible.contains(where: { $0.index == 0 }) { visible.insert(first, at: 0) }
    }
    for item in visible { breadth = max(breadth, measure(item, rowProposal).breadth) }
    let length = lengths.total + gap * CGFloat(lengths.count - 1)
    return axis == .vertical
      ? CGSize(width: proposal.width ?? breadth + frame.insets.horizontal, height: length)
      : CGSize(width: length, height: proposal.height ?? breadth + frame.insets.vertical)
  }

  // MARK: Placing

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    resolve()
    let range = scrolledRange(along: axis)
    let offered = rowProposal(
      axis == .vertical
        ? ProposedViewSize(width: size.width, height: nil) : ProposedViewSize(width: nil, height: size.height))
    var (index, position) = lengths.row(at: range.lowerBound, gap: gap)
    var shown: ContiguousArray<Item> = []
    var hasChanged = false
    while index < lengths.count, position < range.upperBound {
      let item = item(at: index)
      let measured = measure(item, offered)
      if lengths.set(measured.length, at: index) { hasChanged = true }
      place(item, at: position, measured.length, offered, size)
      shown.append(item)
      position += measured.length + gap
      index += 1
    }
    let before = visible
    visible = shown
    notify(before)
    // Rows that are not as long as they were taken to be make another total.
    if hasChanged { invalidateSize() }
  }

  private func place(
    _ item: Item, at position: CGFloat, _ length: CGFloat, _ proposal: ProposedViewSize, _ size: CGSize
  ) {
    var along = position + (axis == .vertical ? frame.insets.top : frame.insets.leading)
    let content = length - (axis == .vertical ? frame.insets.vertical : frame.insets.horizontal)
    let room =
      axis == .vertical
      ? CGSize(width: size.width - frame.insets.horizontal, height: content)
      : CGSize(width: content, height: size.height - frame.insets.vertical)
    // A list's row that is not as high as the least height stands in the middle of it.
    if item.children.count == 1, let only = item.children.first, frame.minimum > 0 {
      let own = only.sizeThatFits(proposal)
      along += max(0, (content - (axis == .vertical ? own.height : own.width)) / 2)
    }
    for child in item.children {
      let own = child.sizeThatFits(proposal)
      let guide =
        alignment.defaultGuide(in: room) { ViewDimensions(width: room.width, height: room.height) }
        - child.guide(alignment, in: own, proposal: proposal)
      let origin =
        axis == .vertical
        ? CGPoint(x: frame.insets.leading + guide, y: along) : CGPoint(x: along, y: frame.insets.top + guide)
      place(child, at: origin, proposal, in: size)
      along += (axis == .vertical ? own.height : own.width) + gap
    }
  }

  /// Tells rows that came or went, if they were made on demand; those just made know.
  private func notify(_ before: ContiguousArray<Item>) {
    for item in before where !visible.contains(where: { $0.owner === item.owner }) {
      item.owner?.rowDidCome(intoView: false)
    }
    for item in visible {
      guard let owner = item.owner else { continue }
      if owner.flags.contains(.unseen) || !before.contains(where: { $0.owner === owner }) {
        owner.rowDidCome(intoView: true)
      }
    }
  }

  func estimatedFrame(ofRow id: AnyHashable) -> CGRect? {
    resolve()
    var first = 0
    for segment in segments {
      if case .rows(let rows) = segment, let index = rows.index(ofID: id) {
        let row = first + index
        if visible.contains(where: { $0.index == row }) { return nil }
        let start = lengths.start(of: row, gap: gap)
        return axis == .vertical
          ? CGRect(x: 0, y: start, width: placedSize.width, height: lengths[row])
          : CGRect(x: start, y: 0, width: lengths[row], height: placedSize.height)
      }
      first += rowCount(of: segment)
    }
    return nil
  }

  // MARK: The tree

  override func childSizeDidChange(_ child: LayoutNode) {
    if let item = visible.first(where: { $0.children.contains { $0 === child } }), item.index < lengths.count {
      lengths.set(.nan, at: item.index)
    }
    invalidateSize()
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }

  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    for item in visible { item.children.forEach(body) }
  }

  override func layoutAxis(of child: LayoutNode) -> Axis? { axis }
  override var label: String { axis == .vertical ? "LazyVStack" : "LazyHStack" }
}
