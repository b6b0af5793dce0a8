import Foundation

/// Which way a layout scrolls: it computes along (`u`) and across (`v`) that axis.
struct FlowAxis {
  let isVertical: Bool

  func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  func along(_ rect: CGRect) -> (CGFloat, CGFloat) {
    isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
  }
  func rect(_ u: CGFloat, _ v: CGFloat, _ lengthU: CGFloat, _ lengthV: CGFloat) -> CGRect {
    isVertical
      ? CGRect(x: v, y: u, width: lengthV, height: lengthU) : CGRect(x: u, y: v, width: lengthU, height: lengthV)
  }
  func insets(_ insets: UIEdgeInsets) -> (before: CGFloat, after: CGFloat, leading: CGFloat, trailing: CGFloat) {
    isVertical
      ? (insets.top, insets.bottom, insets.left, insets.right) : (insets.left, insets.right, insets.top, insets.bottom)
  }
}

/// The items of one section of a flow layout, in lines. With one size for all, places are computed when asked for; else
/// every item's frame is kept.
struct FlowSection {
  let axis: FlowAxis
  /// Along the axis, all of it.
  var start: CGFloat = 0
  var end: CGFloat = 0
  var header: CGRect?
  var footer: CGRect?
  private(set) var count = 0

  private var itemsStart: CGFloat = 0
  private(set) var itemsEnd: CGFloat = 0

  // One size for all.
  private var uniform: CGSize?
  private var perLine = 1
  private var leading: CGFloat = 0
  private var gap: CGFloat = 0
  private var lineSpacing: CGFloat = 0

  // Sizes of their own.
  private var frames: [CGRect] = []
  private var lines: [Line] = []

  private struct Line {
    var items: Range<Int>
    var start: CGFloat
    var end: CGFloat
  }

  struct Spacing {
    var line: CGFloat
    var item: CGFloat
  }

  init(axis: FlowAxis) { self.axis = axis }

  // MARK: Laying out

  /// Items of one size stand in columns: a line's free room is shared out between them.
  mutating func layOut(
    _ count: Int, of size: CGSize, from u: CGFloat, across: Range<CGFloat>, spacing: Spacing
  ) {
    self.count = count
    itemsStart = u
    uniform = size
    leading = across.lowerBound
    lineSpacing = spacing.line
    let room = across.upperBound - across.lowerBound
    let breadth = axis.across(size)
    perLine = max(Int((room + spacing.item + 0.001) / max(breadth + spacing.item, 0.001)), 1)
    gap = perLine > 1 ? (room - CGFloat(perLine) * breadth) / CGFloat(perLine - 1) : 0
    let lineCount = (count + perLine - 1) / perLine
    itemsEnd = count == 0 ? u : u + CGFloat(lineCount) * (axis.along(size) + lineSpacing) - lineSpacing
  }

  /// Items of their own sizes fill lines; each is centred across its line. Free room is shared out in all lines but the
  /// last.
  mutating func layOut(
    _ sizes: [CGSize], from u: CGFloat, across: Range<CGFloat>, spacing: Spacing
  ) {
    count = sizes.count
    itemsStart = u
    itemsEnd = u
    frames.reserveCapacity(count)
    let room = across.upperBound - across.lowerBound
    var first = 0
    while first < count {
      var last = first
      var used = axis.across(sizes[first])
      while last + 1 < count, used + spacing.item + axis.across(sizes[last + 1]) <= room + 0.001 {
        last += 1
        used += spacing.item + axis.across(sizes[last])
      }
      let start = first == 0 ? u : itemsEnd + spacing.line
      let thickness = sizes[first...last].reduce(0) { max($0, axis.along($1)) }
      let isLast = last == count - 1
      let extra = isLast || last == first ? 0 : max(room - used, 0) / CGFloat(last - first)
      var v = across.lowerBound
      for item in first...last {
        let (length, breadth) = (axis.along(sizes[item]), axis.across(sizes[item]))
        frames.append(axis.rect(start + (thickness - length) / 2, v, length, breadth))
        v += breadth + spacing.item + extra
      }
      lines.append(Line(items: first..<last + 1, start: start, end: start + thickness))
      itemsEnd = start + thickness
      first = last + 1
    }
  }

  // MARK: Asking

  func frame(of item: Int) -> CGRect {
    guard let uniform else { return frames[item] }
    let (length, breadth) = (axis.along(uniform), axis.across(uniform))
    return axis.rect(
      itemsStart + CGFloat(item / perLine) * (length + lineSpacing),
      leading + CGFloat(item % perLine) * (breadth + gap),
      length, breadth)
  }

  /// The items whose lines touch `low`…`high` along the axis.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard count > 0, itemsEnd > low, itemsStart < high else { return 0..<0 }
    if let uniform {
      let pitch = max(axis.along(uniform) + lineSpacing, 0.001)
      let first = max(Int((low - itemsStart) / pitch), 0)
      let last = max(Int(((high - itemsStart) / pitch).rounded(.up)), first)
      return min(first * perLine, count)..<min(last * perLine, count)
    }
    var first = 0
    var end = lines.count
    while first < end {
      let middle = (first + end) / 2
      if lines[middle].end <= low { first = middle + 1 } else { end = middle }
    }
    var last = first
    while last < lines.count, lines[last].start < high { last += 1 }
    return first < last ? lines[first].items.lowerBound..<lines[last - 1].items.upperBound : 0..<0
  }
}
