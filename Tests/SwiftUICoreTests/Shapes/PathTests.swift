import Foundation
import SwiftUICore
import Testing

@MainActor struct PathTests {
  private func line(_ corners: [CGPoint], isClosed: Bool = false) -> Path {
    Path { path in
      path.addLines(corners)
      if isClosed { path.closeSubpath() }
    }
  }

  private let corner = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)]

  @Test("inside is what the outline goes around, or crosses an odd number of times")
  func contains() {
    var ring = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
    ring.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(ring.contains(CGPoint(x: 5, y: 15)))
    #expect(ring.contains(CGPoint(x: 15, y: 15)))
    #expect(!ring.contains(CGPoint(x: 15, y: 15), eoFill: true))
    #expect(!ring.contains(CGPoint(x: 31, y: 15)))
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(circle.contains(CGPoint(x: 3.2, y: 3.2)))
    #expect(!circle.contains(CGPoint(x: 2.5, y: 2.5)))
  }

  @Test("a stroked line has its width to both sides, and ends by its cap")
  func stroke() {
    let flat = line([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
    #expect(
      flat.strokedPath(StrokeStyle(lineWidth: 4)).boundingRect == CGRect(x: 0, y: -2, width: 10, height: 4))
    for cap in [CGLineCap.round, .square] {
      let outline = flat.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap))
      #expect(outline.boundingRect == CGRect(x: -2, y: -2, width: 14, height: 4))
      #expect(outline.contains(CGPoint(x: 11.8, y: 1.8)) == (cap == .square))
    }
    #expect(flat.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
    #expect(Path().strokedPath(StrokeStyle()).isEmpty)
  }

  @Test(
    "corners are joined on their outer side, to either hand",
    arguments: [(CGLineJoin.miter, true, true), (.bevel, false, false), (.round, false, true)])
  func join(join: CGLineJoin, reachesTip: Bool, reachesArc: Bool) {
    for corners in [corner, corner.reversed()] {
      let outline = line(corners).strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join))
      #expect(outline.contains(CGPoint(x: 11.9, y: -1.9)) == reachesTip)
      #expect(outline.contains(CGPoint(x: 11.3, y: -1.3)) == reachesArc)
      #expect(outline.contains(CGPoint(x: 9, y: 1)))
      #expect(!outline.contains(CGPoint(x: 5, y: 5)))
    }
  }

  @Test("a mitre longer than its limit is cut, and a closed line has no ends")
  func limit() {
    let outline = line(corner).strokedPath(StrokeStyle(lineWidth: 4, miterLimit: 1.2))
    #expect(!outline.contains(CGPoint(x: 11.9, y: -1.9)))
    let closed = line(corner, isClosed: true).strokedPath(StrokeStyle(lineWidth: 2, lineJoin: .round))
    #expect(closed.contains(CGPoint(x: -0.6, y: -0.6)))
    #expect(closed.contains(CGPoint(x: 5, y: 5)))
  }

  @Test("dashes are shown and left out in turn, across corners, from the phase on")
  func dash() {
    let style = StrokeStyle(lineWidth: 2, dash: [4, 2])
    let outline = line(corner).strokedPath(style)
    #expect([2, 7].allSatisfy { outline.contains(CGPoint(x: $0, y: 0.5)) })
    #expect(!outline.contains(CGPoint(x: 5, y: 0.5)))
    #expect(!outline.contains(CGPoint(x: 10.5, y: 1.5)))
    #expect(outline.contains(CGPoint(x: 10.5, y: 4)))
    let shifted = line(corner).strokedPath(StrokeStyle(lineWidth: 2, dash: [4, 2], dashPhase: 5))
    #expect(!shifted.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(shifted.contains(CGPoint(x: 2, y: 0.5)))
  }

  @Test("a trimmed path is the part between two shares of its length")
  func trim() {
    let path = line(corner)
    #expect(path.trimmedPath(from: 0.25, to: 0.75).description == "5.0 0.0 m 10.0 0.0 l 10.0 5.0 l")
    #expect(path.trimmedPath(from: 0, to: 1) == path)
    #expect(path.trimmedPath(from: 0.6, to: 0.4).isEmpty)
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    let half = circle.trimmedPath(from: 0, to: 0.5)
    // An ellipse begins at its top, and goes to the right.
    #expect(abs(half.boundingRect.minX) < 0.01)
    #expect(abs(half.boundingRect.height - 20) < 0.01)
  }

  @Test("a stroked, a trimmed shape has the outline of its line, of its part")
  func shapes() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    let ring = Rectangle().stroke(lineWidth: 2).path(in: rect)
    #expect(ring.boundingRect == rect.insetBy(dx: -1, dy: -1))
    #expect(!ring.contains(CGPoint(x: 10, y: 10)))
    #expect(Rectangle().trim(from: 0, to: 0.25).path(in: rect).description == "0.0 0.0 m 20.0 0.0 l")
  }
}
