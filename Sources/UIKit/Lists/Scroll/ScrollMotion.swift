import Foundation

/// How a scroll view's content moves by itself.
enum ScrollMotion {
  case rest
  /// `setContentOffset(_:animated:)`.
  case animation(ScrollAnimation)
  /// After a finger let go.
  case coast(x: ScrollCoast, y: ScrollCoast)

  var isRest: Bool { if case .rest = self { true } else { false } }
  var isAnimation: Bool { if case .animation = self { true } else { false } }

  /// The content and its offset move together.
  mutating func shift(by points: CGPoint) {
    switch self {
    case .rest: break
    case .animation(var animation):
      animation.from = CGPoint(x: animation.from.x + points.x, y: animation.from.y + points.y)
      animation.to = CGPoint(x: animation.to.x + points.x, y: animation.to.y + points.y)
      self = .animation(animation)
    case .coast(var x, var y):
      x.shift(by: points.x)
      y.shift(by: points.y)
      self = .coast(x: x, y: y)
    }
  }
}
