import CoreGraphics
import Foundation

/// Lines and curves of an outline that follow each other without a move between them.
struct Subpath {
  let start: CGPoint
  var pieces: [PathPiece] = []
  var isClosed = false

  /// The corners of the lines that stand for the subpath, without those that lie on the one before.
  var corners: [CGPoint] {
    var corners = [start]
    for corner in pieces.flatMap({ $0.corners.dropFirst() }) where corner != corners[corners.count - 1] {
      corners.append(corner)
    }
    if isClosed, corners.count > 1, corners[corners.count - 1] == start { corners.removeLast() }
    return corners
  }
}

extension Path {
  var subpaths: [Subpath] {
    var subpaths: [Subpath] = []
    var current: Subpath?
    func end() { if let current { subpaths.append(current) } }
    forEach { element in
      let from = current?.pieces.last?.end ?? current?.start ?? .zero
      switch element {
      case .move(let to):
        end()
        current = Subpath(start: to)
      case .line(let to): current?.pieces.append(PathPiece(points: [from, to]))
      case .quadCurve(let to, let control): current?.pieces.append(PathPiece(points: [from, control, to]))
      case .curve(let to, let control1, let control2):
        current?.pieces.append(PathPiece(points: [from, control1, control2, to]))
      case .closeSubpath:
        guard let start = current?.start else { return }
        if from != start { current?.pieces.append(PathPiece(points: [from, start])) }
        current?.isClosed = true
        end()
        current = Subpath(start: start)
      }
    }
    end()
    // What follows a closing without a move begins where the closed one began; mostly nothing does.
    return subpaths.enumerated().filter { $0 == 0 || !$1.pieces.isEmpty || !subpaths[$0 - 1].isClosed }.map(\.element)
  }
}
