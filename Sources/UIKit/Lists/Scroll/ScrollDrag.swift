import Foundation

/// A finger on the content.
struct ScrollDrag {
  /// Where the content would be if it were not held back past its edges.
  var free: CGPoint
  /// Where it was when the finger came.
  var start: CGPoint
  /// The only axis that moves, with directional lock, once the first movement has decided.
  var lockedAxis: NSLayoutConstraint.Axis?

  mutating func shift(by points: CGPoint) {
    free.x += points.x
    free.y += points.y
    start.x += points.x
    start.y += points.y
  }

  /// How far content gets past an edge when a finger pulls `distance` there: ever less, at most `dimension`. Models
  /// UIKit's rubber band, whose constant 0.55 is commonly observed.
  static func stretched(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    return (1 - 1 / (distance * 0.55 / dimension + 1)) * dimension
  }
}
