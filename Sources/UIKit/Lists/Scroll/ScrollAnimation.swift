import Foundation

/// A stretch of an animated scroll.
struct ScrollAnimation {
  static let duration = 0.3
  var from: CGPoint
  var to: CGPoint
  var start: Double

  func isOver(at time: Double) -> Bool { time - start >= Self.duration - 1e-9 }

  /// Eased in and out; exactly `to` at the end.
  func offset(at time: Double) -> CGPoint {
    guard !isOver(at: time) else { return to }
    let part = max((time - start) / Self.duration, 0)
    let eased = part * part * (3 - 2 * part)
    return CGPoint(x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased)
  }
}
