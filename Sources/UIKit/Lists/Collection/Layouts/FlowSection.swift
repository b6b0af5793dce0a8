import Foundation

/// The items of one section of a flow layout, in lines. With one size for all, places are computed when asked for.
struct FlowSection {
  let axis: FlowAxis
  /// Along the axis, all of it.
  private(set) var start: CGFloat
  var end: CGFloat
  var header: CGRect?
  var footer: CGRect?
  private(set) var count = 0

  private var itemsStart: CGFloat
  private var length: CGFloat = 0
  private var items = Items.uniform(.init())

  private enum Items {
    case uniform(Columns)
    case own(FlowLines)
  }

  /// Items of one size stand in columns.
  private struct Columns {
    var size = CGSize.zero
    var perLine = 1
    var leading: CGFloat = 0
    var gap: CGFloat = 0
    var lineSpacing: CGFloat = 0
  }

  struct Spacing {
    var line: CGFloat
    var item: CGFloat
  }

  init(axis: FlowAxis, start: CGFloat) {
    self.axis = axis
    self.start = start
    end = start
    itemsStart = start
  }

  var itemsEnd: CGFloat { itemsStart + length }

  // MARK: Laying out

  /// Items of one size: a line's free room is shared out between them, or around one alone.
  mutating func layOut(
    _ count: Int, of size: CGSize, from u: CGFloat, across: Range<CGFloat>, spacing: Spacing
  ) {
    self.count = count
    itemsStart = u
    let room = across.upperBound - across.lowerBound
    let breadth = axis.across(size)
    let perLine = max(Int((room + spacing.item + 0.001) / max(breadth + spacing.item, 0.001)), 1)
    let lineCount = (count + perLine - 1) / perLine
    length = count == 0 ? 0 : CGFloat(lineCount) * (axis.along(size) + spacing.line) - spacing.line
    items = .uniform(
      Columns(
        size: size, perLine: perLine, leading: across.lowerBound + (perLine == 1 ? max(room - breadth, 0) / 2 : 0),
        gap: perLine > 1 ? (room - CGFloat(perLine) * breadth) / CGFloat(perLine - 1) : 0, lineSpacing: spacing.line))
  }

  /// Items of their own sizes.
  mutating func layOut(_ sizes: [CGSize], from u: CGFloat, across: Range<CGFloat>, spacing: Spacing) {
    count = sizes.count
    itemsStart = u
    let lines = FlowLines(sizes, axis: axis, across: across, spacing: spacing)
    length = lines.length
    items = .own(lines)
  }

  /// An item of its own size has another one. Returns by how much the section grew, and the first item that may stand
  /// elsewhere.
  mutating func setSize(_ size: CGSize, of item: Int) -> (growth: CGFloat, firstMoved: Int) {
    guard case .own(var lines) = items else { return (0, count) }
    // So that the lines are held once, and changed in place.
    items = .uniform(.init())
    let firstMoved = lines.setSize(size, of: item)
    let growth = lines.length - length
    length = lines.length
    items = .own(lines)
    end += growth
    footer = footer.map { moved($0, by: growth) }
    return (growth, firstMoved)
  }

  /// Something before the section has grown.
  mutating func move(by growth: CGFloat) {
    start += growth
    end += growth
    itemsStart += growth
    header = header.map { moved($0, by: growth) }
    footer = footer.map { moved($0, by: growth) }
  }

  private func moved(_ frame: CGRect, by growth: CGFloat) -> CGRect {
    frame.offsetBy(dx: axis.isVertical ? 0 : growth, dy: axis.isVertical ? growth : 0)
  }

  // MARK: Asking

  func frame(of item: Int) -> CGRect {
    switch items {
    case .own(let lines): return moved(lines.frame(of: item), by: itemsStart)
    case .uniform(let columns):
      let (length, breadth) = (axis.along(columns.size), axis.across(columns.size))
      return axis.rect(
        itemsStart + CGFloat(item / columns.perLine) * (length + columns.lineSpacing),
        columns.leading + CGFloat(item % columns.perLine) * (breadth + columns.gap), length, breadth)
    }
  }

  /// The items whose lines touch `low`…`high` along the axis.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard count > 0, itemsEnd > low, itemsStart < high else { return 0..<0 }
    switch items {
    case .own(let lines): return lines.items(from: low - itemsStart, to: high - itemsStart)
    case .uniform(let columns):
      let (thickness, pitch) = (axis.along(columns.size), max(axis.along(columns.size) + columns.lineSpacing, 0.001))
      let lines = CGFloat((count + columns.perLine - 1) / columns.perLine)
      // Of rectangles without an end, too.
      let first = Int(min(max(((low - itemsStart - thickness) / pitch).rounded(.down) + 1, 0), lines))
      let last = max(Int(min(((high - itemsStart) / pitch).rounded(.up), lines)), first)
      return min(first * columns.perLine, count)..<min(last * columns.perLine, count)
    }
  }
}
