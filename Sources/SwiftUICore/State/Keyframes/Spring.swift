import Foundation

/// How a spring moves. Carried: nothing moves here.
public struct Spring: Hashable, Sendable {
  public var duration: TimeInterval
  public var bounce: Double

  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio)
  }

  public var response: Double { duration }
  /// A bounce below zero is a spring that is damped more than it needs to come to rest without one.
  public var dampingRatio: Double { bounce < 0 ? 1 / max(1 + bounce, .ulpOfOne) : 1 - bounce }

  public static let smooth = Spring.smooth()
  public static let snappy = Spring.snappy()
  public static let bouncy = Spring.bouncy()

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Animation {
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    .spring(duration: spring.duration, bounce: spring.bounce, blendDuration: blendDuration)
  }
}

/// How a value gets from one end to the other. Carried.
public struct UnitCurve: Hashable, Sendable {
  private var points: [Double]

  public static let linear = UnitCurve(points: [0, 0, 1, 1])
  public static let easeIn = UnitCurve(points: [0.42, 0, 1, 1])
  public static let easeOut = UnitCurve(points: [0, 0, 0.58, 1])
  public static let easeInOut = UnitCurve(points: [0.42, 0, 0.58, 1])

  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      points: [startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y].map { Double($0) })
  }
}
