import Foundation

/// How a change would be animated. Nothing is drawn here, so an animation is carried, not run.
public struct Animation: Equatable, Hashable, Sendable {
  private var name: String
  private var duration: Double
  private var wait = 0.0
  private var rate = 1.0
  private var repeats: Int? = 1

  private init(_ name: String, duration: Double) {
    self.name = name
    self.duration = duration
  }

  public static let `default` = Animation("default", duration: 0.35)
  public static let linear = Animation("linear", duration: 0.35)
  public static let easeIn = Animation("easeIn", duration: 0.35)
  public static let easeOut = Animation("easeOut", duration: 0.35)
  public static let easeInOut = Animation("easeInOut", duration: 0.35)
  public static let spring = Animation("spring", duration: 0.5)
  public static let smooth = Animation("smooth", duration: 0.5)
  public static let snappy = Animation("snappy", duration: 0.5)
  public static let bouncy = Animation("bouncy", duration: 0.5)
  public static let interactiveSpring = Animation("interactiveSpring", duration: 0.15)

  public static func linear(duration: TimeInterval) -> Animation { Animation("linear", duration: duration) }
  public static func easeIn(duration: TimeInterval) -> Animation { Animation("easeIn", duration: duration) }
  public static func easeOut(duration: TimeInterval) -> Animation { Animation("easeOut", duration: duration) }
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation("easeInOut", duration: duration) }

  public static func timingCurve(
    _ c0x: Double, _ c0y: Double, _ c1x: Double, _ c1y: Double, duration: TimeInterval = 0.35
  ) -> Animation { Animation("timingCurve(\(c0x), \(c0y), \(c1x), \(c1y))", duration: duration) }

  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { Animation("spring(\(dampingFraction), \(blendDuration))", duration: response) }

  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation("spring(bounce: \(bounce), \(blendDuration))", duration: duration) }

  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { Animation("interactiveSpring(\(dampingFraction), \(blendDuration))", duration: response) }

  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation("interpolatingSpring(\(mass), \(stiffness), \(damping), \(initialVelocity))", duration: 0.5)
  }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("smooth(\(extraBounce))", duration: duration)
  }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("snappy(\(extraBounce))", duration: duration)
  }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("bouncy(\(extraBounce))", duration: duration)
  }

  public func delay(_ delay: TimeInterval) -> Animation { with { $0.wait += delay } }
  public func speed(_ speed: Double) -> Animation { with { $0.rate *= speed } }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    with { $0.repeats = repeatCount }
  }
  public func repeatForever(autoreverses: Bool = true) -> Animation { with { $0.repeats = nil } }

  /// How long the animation takes, nil if it never ends.
  var totalDuration: Double? { repeats.map { wait + duration * Double($0) / max(rate, 1e-6) } }

  private func with(_ change: (inout Animation) -> Void) -> Animation {
    var animation = self
    change(&animation)
    return animation
  }
}
