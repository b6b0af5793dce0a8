import Foundation

/// Items of their own sizes in lines. Places are the section's: along the axis from where its items begin.
///
/// Another size of an item breaks lines anew only until one ends where a line ended before; the lines after it move
/// together, by one number, so that the cost is that of what changed.
struct FlowLines {
  private struct Line {
    var items: Range<Int>
    var start: CGFloat
    var thickness: CGFloat
  }

  private let axis: FlowAxis
  private let across: Range<CGFloat>
  private let spacing: FlowSection.Spacing
  /// Along the axis, from where the item's line begins.
  private var frames: [CGRect] = []
  private var lines: [Line] = []
  /// What the starts of the lines from `movedFrom` on lack.
  private var move: CGFloat = 0
  private var movedFrom = 0

  /// Each item is centred across its line. A line's free room is shared out between its items, or around one alone; the
  /// last line stands as if it were filled up with items like its last, so that a grid ends as one (as PSTCollectionView
  /// found UIKit to do).
  init(_ sizes: [CGSize], axis: FlowAxis, across: Range<CGFloat>, spacing: FlowSection.Spacing) {
    self.axis = axis
    self.across = across
    self.spacing = spacing
    frames = sizes.map { CGRect(origin: .zero, size: $0) }
    var first = 0
    var start: CGFloat = 0
    while first < frames.count {
      let line = makeLine(from: first, at: start)
      lines.append(line)
      first = line.items.upperBound
      start = line.start + line.thickness + spacing.line
    }
    movedFrom = lines.count
  }

  var count: Int { frames.count }

  /// How long all lines are.
  var length: CGFloat { lines.isEmpty ? 0 : start(of: lines.count - 1) + lines[lines.count - 1].thickness }

  /// Puts as many items into a line as find room.
  private mutating func makeLine(from first: Int, at start: CGFloat) -> Line {
    let room = across.upperBound - across.lowerBound
    var last = first
    var used = breadth(first)
    var thickness = axis.along(frames[first].size)
    while last + 1 < count, used + spacing.item + breadth(last + 1) <= room + 0.001 {
      last += 1
      used += spacing.item + breadth(last)
      thickness = max(thickness, axis.along(frames[last].size))
    }
    var places = last - first + 1
    if last == count - 1, breadth(last) + spacing.item > 0 {
      let pitch = max(breadth(last) + spacing.item, 0.001)
      let more = max(((room + 0.001 - used) / pitch).rounded(.down), 0)
      used += more * pitch
      places += Int(more)
    }
    let free = max(room - used, 0)
    let extra = places == 1 ? 0 : free / CGFloat(places - 1)
    var v = across.lowerBound + (places == 1 ? free / 2 : 0)
    for item in first...last {
      let (length, breadth) = (axis.along(frames[item].size), breadth(item))
      frames[item] = axis.rect((thickness - length) / 2, v, length, breadth)
      v += breadth + spacing.item + extra
    }
    return Line(items: first..<last + 1, start: start, thickness: thickness)
  }

  private func breadth(_ item: Int) -> CGFloat { axis.across(frames[item].size) }

  // MARK: Asking

  private func start(of line: Int) -> CGFloat { lines[line].start + (line < movedFrom ? 0 : move) }

  func frame(of item: Int) -> CGRect {
    let (u, _) = axis.along(frames[item])
    let (v, _) = axis.across(frames[item])
    let size = frames[item].size
    return axis.rect(start(of: line(of: item)) + u, v, axis.along(size), axis.across(size))
  }

  private func line(of item: Int) -> Int { lines.firstPlace { $0.items.upperBound > item } }

  /// The items whose lines touch `low`…`high`.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let first = lines.indices.firstPlace { start(of: $0) + lines[$0].thickness > low }
    let end = lines.indices.firstPlace { start(of: $0) >= high }
    return first < end ? lines[first].items.lowerBound..<lines[end - 1].items.upperBound : 0..<0
  }

  // MARK: Changing

  /// Returns the first item that may stand elsewhere now.
  mutating func setSize(_ size: CGSize, of item: Int) -> Int {
    let changed = line(of: item)
    // The first item of a line may find room in the line before.
    let from = item == lines[changed].items.lowerBound && changed > 0 ? changed - 1 : changed
    frames[item].size = size
    var made: [Line] = []
    var start = start(of: from)
    var first = lines[from].items.lowerBound
    var old = from
    repeat {
      let line = makeLine(from: first, at: start)
      made.append(line)
      first = line.items.upperBound
      start += line.thickness + spacing.line
      while old < lines.count, lines[old].items.upperBound <= first { old += 1 }
    } while first < count && (first <= item || lines[old].items.lowerBound != first)
    let tail = first < count ? start - self.start(of: old) : 0
    // The line before has stayed as it was, unless it did take the item in.
    let firstMoved = (made[0].items == lines[from].items ? lines[changed] : lines[from]).items.lowerBound
    beginMoved(at: old)
    lines.replaceSubrange(from..<old, with: made)
    movedFrom = from + made.count
    move += tail
    return firstMoved
  }

  /// Lets the lines that move together begin at `line`: costs as much as it is away from where they began.
  private mutating func beginMoved(at line: Int) {
    for index in min(movedFrom, line)..<max(movedFrom, line) { lines[index].start += line > movedFrom ? move : -move }
    movedFrom = line
  }
}
