import Foundation

/// One axis of content that a finger let go: what is left of its way shrinks by the same share in every millisecond.
///
/// A velocity of `v` points a millisecond leads `v · rate / (1 − rate)` points far, as Apple projects it (WWDC18 803).
struct ScrollDecay: Equatable {
  /// The offset at the beginning, in points.
  var start: CGFloat
  /// The way from there to where it comes to rest.
  var distance: CGFloat
  /// What is left of the way after a millisecond, between 0 and 1.
  let rate: CGFloat

  static func distance(velocity: CGFloat, rate: CGFloat) -> CGFloat { velocity * rate / (1 - rate) }

  var target: CGFloat { start + distance }

  func offset(after milliseconds: Double) -> CGFloat { target - distance * pow(rate, milliseconds) }

  /// Points a millisecond.
  func velocity(after milliseconds: Double) -> CGFloat { -distance * log(rate) * pow(rate, milliseconds) }

  func isOver(after milliseconds: Double, tolerance: CGFloat) -> Bool {
    abs(distance) * pow(rate, milliseconds) < tolerance
  }

  /// The milliseconds until `offset` is reached; nil when it is never, or was left behind before the beginning.
  func time(reaching offset: CGFloat) -> Double? {
    guard distance != 0 else { return nil }
    let left = (target - offset) / distance
    guard left > 0, left <= 1 else { return nil }
    return log(left) / log(rate)
  }
}
