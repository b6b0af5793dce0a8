import CoreGraphics
import Foundation

extension Path {
  /// The part of the outline between two shares of its length, as `trimmedPath(from:to:)` of SwiftUI; 0 is where the
  /// path begins.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    if from <= 0, to >= 1 { return self }
    let pieces = subpaths.flatMap(\.pieces)
    let total = pieces.reduce(0) { $0 + $1.length }
    let (first, last) = (max(from, 0) * total, min(to, 1) * total)
    var result = Path()
    var behind: CGFloat = 0
    for piece in pieces {
      let length = piece.length
      let (low, high) = (max(first - behind, 0), min(last - behind, length))
      behind += length
      guard low < high else { continue }
      result.add(piece.part(from: low, to: high))
    }
    return result
  }

  /// Whether `point` is inside the outline, whose open parts count as closed: by how often the outline goes around it,
  /// or, with `eoFill`, by whether it crosses it an odd number of times on the way out.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var windings = 0
    var crossings = 0
    for subpath in subpaths {
      let corners = subpath.corners
      for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) where (a.y <= point.y) != (b.y <= point.y) {
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        guard x > point.x else { continue }
        windings += b.y > a.y ? 1 : -1
        crossings += 1
      }
    }
    return eoFill ? !crossings.isMultiple(of: 2) : windings != 0
  }

  private mutating func add(_ piece: PathPiece) {
    if currentPoint != piece.start { move(to: piece.start) }
    switch piece.element {
    case .quadCurve(let to, let control): addQuadCurve(to: to, control: control)
    case .curve(let to, let control1, let control2): addCurve(to: to, control1: control1, control2: control2)
    default: addLine(to: piece.end)
    }
  }
}
