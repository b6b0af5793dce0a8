import Foundation

/// One axis of content past its edge, on its way back: a critically damped spring. How fast UIKit's is is not documented:
/// 10 a second (a choice, near what lists show).
struct ScrollSpring: Equatable {
  static let frequency: CGFloat = 10

  var edge: CGFloat
  /// How far past the edge it begins, in points.
  let displacement: CGFloat
  /// Points a second, at the beginning.
  let velocity: CGFloat

  func offset(after seconds: Double) -> CGFloat {
    edge + (displacement + (velocity + Self.frequency * displacement) * seconds) * exp(-Self.frequency * seconds)
  }

  /// Whether it stays within `tolerance` of the edge from now on.
  func isOver(after seconds: Double, tolerance: CGFloat) -> Bool {
    let slope = abs(velocity + Self.frequency * displacement)
    guard seconds > 1 / Double(Self.frequency) else { return displacement == 0 && velocity == 0 }
    return (abs(displacement) + slope * seconds) * exp(-Self.frequency * seconds) < tolerance
  }
}
