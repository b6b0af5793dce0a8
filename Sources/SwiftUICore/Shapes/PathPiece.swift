import CoreGraphics
import Foundation

/// One line or curve of an outline by its control points: two of a line, three or four of a curve.
struct PathPiece: Equatable {
  let points: [CGPoint]

  /// Into how many lines a curve is cut where its length or its inside is asked for: a choice.
  private static let steps = 16

  var start: CGPoint { points[0] }
  var end: CGPoint { points[points.count - 1] }

  var element: Path.Element {
    switch points.count {
    case 2: .line(to: end)
    case 3: .quadCurve(to: end, control: points[1])
    default: .curve(to: end, control1: points[1], control2: points[2])
    }
  }

  /// Points on the piece, its ends included, with lines between them that stand for it.
  var corners: [CGPoint] {
    guard points.count > 2 else { return points }
    return (0...Self.steps).map { point(at: CGFloat($0) / CGFloat(Self.steps)) }
  }

  var length: CGFloat { zip(corners, corners.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) } }

  func point(at share: CGFloat) -> CGPoint { divided(at: share).0.end }

  /// The piece as two, by de Casteljau's construction.
  private func divided(at share: CGFloat) -> (PathPiece, PathPiece) {
    var row = points
    var front = [row[0]]
    var back = [row[row.count - 1]]
    while row.count > 1 {
      row = zip(row, row.dropFirst()).map { $0.towards($1, by: share) }
      front.append(row[0])
      back.append(row[row.count - 1])
    }
    return (PathPiece(points: front), PathPiece(points: back.reversed()))
  }

  /// What lies between two lengths along the piece.
  func part(from: CGFloat, to: CGFloat) -> PathPiece {
    let (first, last) = (share(atLength: from), share(atLength: to))
    let front = last < 1 ? divided(at: last).0 : self
    return first > 0 ? front.divided(at: first / last).1 : front
  }

  /// The share of the way from one end to the other at which `wanted` of the length is behind.
  private func share(atLength wanted: CGFloat) -> CGFloat {
    let corners = corners
    var behind: CGFloat = 0
    for (index, step) in zip(corners, corners.dropFirst()).enumerated() {
      let length = step.0.distance(to: step.1)
      if behind + length >= wanted, length > 0 {
        return min(1, max(0, (CGFloat(index) + (wanted - behind) / length) / CGFloat(corners.count - 1)))
      }
      behind += length
    }
    return 1
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }

  func towards(_ other: CGPoint, by share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
