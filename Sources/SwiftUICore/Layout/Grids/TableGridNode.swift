import Foundation
import Meter

/// A `Grid` in the tree.
///
/// Columns are served as the children of a stack are, least flexible first, where a column's range is that of its widest
/// cell; the heights of the rows follow from the widths, and what is left of a proposed height goes to the rows that can
/// take it. Apple documents that a column is as broad as its broadest cell and that flexible cells share what is left;
/// that they share as a stack's children do is a choice.
final class TableGridNode: ContainerNode {
  struct Values: Equatable {
    var alignment: Alignment
    var horizontalGap: CGFloat
    var verticalGap: CGFloat
  }

  private struct Cell {
    let node: LayoutNode
    let column: Int
    let span: Int
    let unsized: Axis.Set
    let anchor: UnitPoint?
  }

  private struct Row {
    var cells: ContiguousArray<Cell> = []
    var alignment: VerticalAlignment?
    /// Whether the row is one view over all columns.
    var isWhole = false
  }

  /// Where columns and rows begin and how long they are.
  private struct Solution {
    var widths: ContiguousArray<CGFloat>
    var heights: ContiguousArray<CGFloat>
    var size: CGSize
  }

  private var values: Values
  private var rows: ContiguousArray<Row> = []
  private var columnCount = 0
  private var columnAlignments: ContiguousArray<HorizontalAlignment?> = []

  init(_ context: _NodeContext, _ values: Values) {
    self.values = values
    super.init(context)
  }

  func update(_ values: Values) {
    Counter.nodesUpdated.add()
    Counter.viewComparisons.add()
    guard values != self.values else { return }
    self.values = values
    invalidateSize(guides: true)
  }

  // MARK: Cells

  override func childrenDidChange() { readCells() }

  override func childSizeDidChange(_ child: LayoutNode) {
    if flags.contains(.childrenResolved) { readCells() }
    invalidateSize()
  }

  private func readCells() {
    rows = []
    columnCount = 1
    var current: GridRowNode?
    for child in children {
      let owner = row(of: child)
      if owner == nil || owner !== current { rows.append(Row(alignment: owner?.alignment, isWhole: owner == nil)) }
      current = owner
      let last = rows.count - 1
      let column = rows[last].cells.last.map { $0.column + $0.span } ?? 0
      let span = owner == nil ? 1 : LayoutValueNode<GridCellKey.Columns>.value(in: child) ?? 1
      rows[last].cells.append(
        Cell(
          node: child, column: column, span: span,
          unsized: LayoutValueNode<GridCellKey.UnsizedAxes>.value(in: child) ?? [],
          anchor: LayoutValueNode<GridCellKey.Anchor>.value(in: child) ?? nil))
      columnCount = max(columnCount, column + span)
    }
    columnAlignments = ContiguousArray(repeating: nil, count: columnCount)
    for row in rows where !row.isWhole {
      for cell in row.cells {
        if let alignment = LayoutValueNode<GridCellKey.ColumnAlignment>.value(in: cell.node) ?? nil {
          columnAlignments[cell.column] = alignment
        }
      }
    }
  }

  /// The row of this grid that a child stands in.
  private func row(of child: LayoutNode) -> GridRowNode? {
    var node: ViewNode? = child.parent
    var found: GridRowNode?
    while let current = node, current !== self {
      if let row = current as? GridRowNode { found = row }
      node = current.parent
    }
    return found
  }

  // MARK: Solving

  private func solve(_ proposal: ProposedViewSize) -> Solution {
    _ = children
    let widths = columnWidths(proposal.width)
    let total = widths.reduce(0, +) + values.horizontalGap * CGFloat(max(0, widths.count - 1))
    let width = rows.filter(\.isWhole).reduce(total) { width, row in
      let cell = row.cells[0]
      guard !cell.unsized.contains(.horizontal) else { return width }
      return max(width, cell.node.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)).width)
    }
    let heights = rowHeights(proposal.height, widths, rowWidth: proposal.width ?? width)
    return Solution(
      widths: widths, heights: heights,
      size: CGSize(
        width: width, height: heights.reduce(0, +) + values.verticalGap * CGFloat(max(0, heights.count - 1))))
  }

  private func span(_ cell: Cell, _ widths: ContiguousArray<CGFloat>) -> CGFloat {
    let columns = cell.column..<min(cell.column + cell.span, widths.count)
    return widths[columns].reduce(0, +) + values.horizontalGap * CGFloat(max(0, columns.count - 1))
  }

  /// The widest answer of each column's cells to a width; cells over several columns spread what they lack evenly.
  private func columnAnswers(_ width: CGFloat?) -> ContiguousArray<CGFloat> {
    var answers = ContiguousArray<CGFloat>(repeating: 0, count: columnCount)
    let proposal = ProposedViewSize(width: width, height: nil)
    func eachCell(_ isSpanning: Bool, _ body: (Cell, CGFloat) -> Void) {
      for row in rows where !row.isWhole {
        for cell in row.cells where (cell.span > 1) == isSpanning && !cell.unsized.contains(.horizontal) {
          body(cell, cell.node.sizeThatFits(proposal).width)
        }
      }
    }
    eachCell(false) { answers[$0.column] = max(answers[$0.column], $1) }
    eachCell(true) { cell, length in
      let lacking = length - span(cell, answers)
      guard lacking > 0 else { return }
      for column in cell.column..<cell.column + cell.span { answers[column] += lacking / CGFloat(cell.span) }
    }
    return answers
  }

  private func columnWidths(_ proposed: CGFloat?) -> ContiguousArray<CGFloat> {
    guard let proposed else { return columnAnswers(nil) }
    let room = proposed - values.horizontalGap * CGFloat(columnCount - 1)
    return Self.share(room, minima: columnAnswers(0), maxima: columnAnswers(.infinity)) { column, share in
      var length: CGFloat = 0
      for row in self.rows where !row.isWhole {
        for cell in row.cells where cell.column == column && cell.span == 1 && !cell.unsized.contains(.horizontal) {
          length = max(length, cell.node.sizeThatFits(ProposedViewSize(width: share, height: nil)).width)
        }
      }
      return length
    }
  }

  private func rowHeights(
    _ proposed: CGFloat?, _ widths: ContiguousArray<CGFloat>, rowWidth: CGFloat
  ) -> ContiguousArray<CGFloat> {
    func answer(_ row: Int, _ height: CGFloat?) -> CGFloat {
      rows[row].cells.reduce(0) { length, cell in
        guard !cell.unsized.contains(.vertical) else { return length }
        let width = rows[row].isWhole ? rowWidth : span(cell, widths)
        return max(length, cell.node.sizeThatFits(ProposedViewSize(width: width, height: height)).height)
      }
    }
    guard let proposed else { return ContiguousArray(rows.indices.map { answer($0, nil) }) }
    let room = proposed - values.verticalGap * CGFloat(max(0, rows.count - 1))
    return Self.share(
      room, minima: ContiguousArray(rows.indices.map { answer($0, 0) }),
      maxima: ContiguousArray(rows.indices.map { answer($0, .infinity) }), answer)
  }

  /// Serves the least flexible track first: each is offered an equal share of what is left.
  private static func share(
    _ room: CGFloat, minima: ContiguousArray<CGFloat>, maxima: ContiguousArray<CGFloat>,
    _ answer: (Int, CGFloat?) -> CGFloat
  ) -> ContiguousArray<CGFloat> {
    func flexibility(_ index: Int) -> CGFloat {
      let range = maxima[index] - minima[index]
      return range.isNaN ? .infinity : range
    }
    let order = minima.indices.sorted { a, b in
      (flexibility(a), a) < (flexibility(b), b)
    }
    var lengths = minima
    var left = room
    for (served, index) in order.enumerated() {
      let offer = max(0, left) / CGFloat(order.count - served)
      let length = max(minima[index], answer(index, offer))
      lengths[index] = length
      if left < .infinity { left -= length }
    }
    return lengths
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { solve(proposal).size }

  // MARK: Placing

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let solution = solve(proposal)
    var y: CGFloat = 0
    for (row, height) in zip(rows, solution.heights) {
      for cell in row.cells {
        let x = solution.widths[..<cell.column].reduce(0, +) + values.horizontalGap * CGFloat(cell.column)
        let room = CGSize(width: row.isWhole ? size.width : span(cell, solution.widths), height: height)
        place(cell, row, CGRect(origin: CGPoint(x: row.isWhole ? 0 : x, y: y), size: room), in: size)
      }
      y += height + values.verticalGap
    }
  }

  private func place(_ cell: Cell, _ row: Row, _ room: CGRect, in size: CGSize) {
    let proposal = ProposedViewSize(room.size)
    var inner: CGPoint
    if let anchor = cell.anchor {
      let own = cell.node.sizeThatFits(proposal)
      inner = CGPoint(x: (room.width - own.width) * anchor.x, y: (room.height - own.height) * anchor.y)
    } else {
      let alignment = Alignment(
        horizontal: (row.isWhole ? nil : columnAlignments[cell.column]) ?? values.alignment.horizontal,
        vertical: row.alignment ?? values.alignment.vertical)
      inner = origin(of: cell.node, aligned: alignment, in: room.size, proposal: proposal)
    }
    inner = inner.orZero
    place(cell.node, at: CGPoint(x: room.minX + inner.x, y: room.minY + inner.y), proposal, in: size)
  }

  override var label: String { "Grid" }
}
