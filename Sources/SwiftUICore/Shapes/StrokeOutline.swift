import CoreGraphics
import Foundation

/// The outline of a line with a width: a box for every straight part, and what joins and ends them, all turning the
/// same way, so that where they overlap is inside.
struct StrokeOutline {
  private let style: StrokeStyle
  private let reach: CGFloat
  private(set) var path = Path()

  init(_ style: StrokeStyle) {
    self.style = style
    reach = style.lineWidth / 2
  }

  mutating func add(_ subpath: Subpath) {
    let corners = subpath.corners
    guard reach > 0 else { return }
    guard style.dash.contains(where: { $0 > 0 }), style.dash.allSatisfy({ $0 >= 0 }) else {
      return add(corners, isClosed: subpath.isClosed)
    }
    dashes(of: subpath.isClosed ? corners + corners.prefix(1) : corners).forEach { add($0, isClosed: false) }
  }

  private mutating func add(_ corners: [CGPoint], isClosed: Bool) {
    guard corners.count > 1 else { return addDot(at: corners[0]) }
    let lines = Array(zip(corners, corners.dropFirst() + (isClosed ? corners.prefix(1) : [])))
    for line in lines { addBox(from: line.0, to: line.1) }
    for (before, after) in zip(lines, lines.dropFirst() + (isClosed ? lines.prefix(1) : [])) {
      addJoin(from: before.0, at: before.1, to: after.1)
    }
    guard !isClosed else { return }
    addCap(at: corners[0], from: corners[1])
    addCap(at: corners[corners.count - 1], from: corners[corners.count - 2])
  }

  /// Half the width, across the line from `a` to `b`.
  private func across(_ a: CGPoint, _ b: CGPoint) -> CGSize {
    let length = a.distance(to: b)
    return CGSize(width: (b.y - a.y) / length * reach, height: (a.x - b.x) / length * reach)
  }

  private mutating func addBox(from a: CGPoint, to b: CGPoint) {
    let side = across(a, b)
    addPolygon([a.moved(side, 1), b.moved(side, 1), b.moved(side, -1), a.moved(side, -1)])
  }

  private mutating func addPolygon(_ corners: [CGPoint]) {
    path.addLines(corners)
    path.closeSubpath()
  }

  private mutating func addDisc(at center: CGPoint) {
    path.addEllipse(in: CGRect(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach))
  }

  /// A subpath without a length shows only if its ends do.
  private mutating func addDot(at point: CGPoint) {
    if style.lineCap == .round { addDisc(at: point) }
    guard style.lineCap == .square else { return }
    path.addRect(CGRect(x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach))
  }

  private mutating func addCap(at end: CGPoint, from other: CGPoint) {
    if style.lineCap == .round { addDisc(at: end) }
    guard style.lineCap == .square else { return }
    let side = across(other, end)
    addBox(from: end, to: end.moved(CGSize(width: -side.height, height: side.width), 1))
  }

  private mutating func addJoin(from a: CGPoint, at corner: CGPoint, to b: CGPoint) {
    if style.lineJoin == .round { return addDisc(at: corner) }
    let (before, after) = (across(a, corner), across(corner, b))
    let turn = before.width * after.height - before.height * after.width
    guard turn != 0 else { return }
    let outside: CGFloat = turn > 0 ? 1 : -1
    var outline = [corner, corner.moved(before, outside), corner.moved(after, outside)]
    // The tip of a mitre is as far out as the two sides meet; its length by the width is what the limit is about.
    let cosine = (before.width * after.width + before.height * after.height) / (reach * reach)
    let ratio = 1 / max((1 + cosine) / 2, .leastNonzeroMagnitude).squareRoot()
    if style.lineJoin == .miter, ratio <= style.miterLimit {
      let sum = CGSize(width: before.width + after.width, height: before.height + after.height)
      outline.insert(corner.moved(sum, outside / (1 + cosine)), at: 2)
    }
    addPolygon(turn > 0 ? outline : outline.reversed())
  }

  /// The parts of a line that a pattern of dashes shows.
  private func dashes(of corners: [CGPoint]) -> [[CGPoint]] {
    let pattern = style.dash.count.isMultiple(of: 2) ? style.dash : style.dash + style.dash
    let period = pattern.reduce(0, +)
    var offset = style.dashPhase.truncatingRemainder(dividingBy: period)
    if offset < 0 { offset += period }
    var index = 0
    while offset >= pattern[index] {
      offset -= pattern[index]
      index = (index + 1) % pattern.count
    }
    var left = pattern[index] - offset
    var shown: [[CGPoint]] = index.isMultiple(of: 2) ? [[corners[0]]] : []
    func extend(to point: CGPoint) {
      if shown[shown.count - 1].last != point { shown[shown.count - 1].append(point) }
    }
    for (a, b) in zip(corners, corners.dropFirst()) {
      let length = a.distance(to: b)
      var done: CGFloat = 0
      while length - done > left {
        done += left
        let point = a.towards(b, by: done / length)
        if index.isMultiple(of: 2) { extend(to: point) } else { shown.append([point]) }
        index = (index + 1) % pattern.count
        left = pattern[index]
      }
      left -= length - done
      if index.isMultiple(of: 2) { extend(to: b) }
    }
    return shown
  }
}

extension CGPoint {
  fileprivate func moved(_ step: CGSize, _ times: CGFloat) -> CGPoint {
    CGPoint(x: x + step.width * times, y: y + step.height * times)
  }
}

extension Path {
  /// The outline of this path drawn as a line of a style, as `strokedPath(_:)` of SwiftUI: filled, it looks as the line
  /// does. Curves are drawn as short lines.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var outline = StrokeOutline(style)
    subpaths.forEach { outline.add($0) }
    return outline.path
  }
}
