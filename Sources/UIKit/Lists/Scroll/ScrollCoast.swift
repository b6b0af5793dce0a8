import Foundation

/// One axis of content that moves by itself: it slows down, and swings back from an edge that it runs past.
///
/// What it does depends on the time only, not on how often it is asked.
struct ScrollCoast: Equatable {
  private enum Motion: Equatable {
    case rest
    case decay(ScrollDecay)
    case spring(ScrollSpring)
  }

  private var motion = Motion.rest
  /// Virtual seconds.
  private var start: Double

  /// Where an axis may rest, and what it does beyond.
  struct Limits {
    let low: CGFloat
    let high: CGFloat
    let bounces: Bool
    /// Half a pixel: nearer to its goal nobody sees a movement.
    let tolerance: CGFloat
  }

  /// - Parameter velocity: points a millisecond.
  init(from offset: CGFloat, distance: CGFloat, velocity: CGFloat, rate: CGFloat, limits: Limits, at time: Double) {
    start = time
    let inside = min(max(offset, limits.low), limits.high)
    let isThrownBack = offset < inside && offset + distance > inside || offset > inside && offset + distance < inside
    if offset != inside, !isThrownBack {
      motion = .spring(ScrollSpring(edge: inside, displacement: offset - inside, velocity: velocity * 1000))
    } else if distance != 0 {
      motion = .decay(ScrollDecay(start: offset, distance: distance, rate: rate))
    }
  }

  var isResting: Bool { motion == .rest }

  /// The content and its offset move together.
  mutating func shift(by points: CGFloat) {
    switch motion {
    case .rest: break
    case .decay(var decay):
      decay.start += points
      motion = .decay(decay)
    case .spring(var spring):
      spring.edge += points
      motion = .spring(spring)
    }
  }

  /// Where the axis is at `time`; nil at rest. Comes to rest when its goal is nearer than half a pixel.
  mutating func offset(at time: Double, limits: Limits) -> CGFloat? {
    switch motion {
    case .rest: return nil
    case .decay(let decay): return offset(of: decay, at: time, limits)
    case .spring(var spring):
      // The content may have grown or shrunk since.
      spring.edge = min(max(spring.edge, limits.low), limits.high)
      motion = .spring(spring)
      guard !spring.isOver(after: time - start, tolerance: limits.tolerance) else {
        motion = .rest
        return spring.edge
      }
      return spring.offset(after: time - start)
    }
  }

  private mutating func offset(of decay: ScrollDecay, at time: Double, _ limits: Limits) -> CGFloat {
    let elapsed = (time - start) * 1000
    let offset = decay.offset(after: elapsed)
    let edge = min(max(offset, limits.low), limits.high)
    // Past an edge and on the way back is no reason to turn.
    if offset != edge, (offset > edge) == (decay.distance > 0) {
      guard limits.bounces else {
        motion = .rest
        return edge
      }
      let crossing = decay.time(reaching: edge) ?? elapsed
      start += crossing / 1000
      let spring = ScrollSpring(
        edge: edge, displacement: decay.offset(after: crossing) - edge,
        velocity: decay.velocity(after: crossing) * 1000)
      motion = .spring(spring)
      return spring.offset(after: time - start)
    }
    guard decay.isOver(after: elapsed, tolerance: limits.tolerance) else { return offset }
    motion = .rest
    return decay.target
  }
}
