import Foundation

/// The limits a flexible frame sets on one axis, and what they make of a proposal and of the content's answer.
///
/// Models `.frame(minWidth:idealWidth:maxWidth:…)`; facts: engine 4.3-25. An ideal below the minimum is raised to it, a
/// maximum below the ideal or the minimum is raised to that.
struct FlexibleLength: Equatable {
  /// NaN stands for not given, in all three.
  private(set) var minimum: CGFloat
  private(set) var ideal: CGFloat
  private(set) var maximum: CGFloat

  init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
    self.minimum = minimum ?? .nan
    self.ideal = ideal ?? .nan
    self.maximum = maximum ?? .nan
    if self.ideal < self.minimum { self.ideal = self.minimum }
    if self.maximum < self.ideal { self.maximum = self.ideal }
    if self.maximum < self.minimum { self.maximum = self.minimum }
  }

  /// Whether the frame leaves the axis alone.
  var isEmpty: Bool { minimum.isNaN && ideal.isNaN && maximum.isNaN }

  /// What the content is proposed.
  @inline(__always) func childProposal(_ proposal: CGFloat?) -> CGFloat? {
    if let proposal { return clamped(proposal) }
    return ideal.isNaN ? nil : clamped(ideal)
  }

  /// What the frame answers, given the content's answer.
  @inline(__always) func length(proposal: CGFloat?, child: CGFloat) -> CGFloat {
    guard let proposal else { return ideal.isNaN ? clamped(child) : ideal }
    if minimum.isNaN {
      return maximum.isNaN ? child : Swift.min(maximum, Swift.max(child, proposal))
    }
    if maximum.isNaN { return Swift.max(minimum, Swift.min(child, proposal)) }
    return clamped(proposal)
  }

  /// What the content is proposed again when it is placed: from the frame's own length, unless the frame leaves the
  /// axis alone and was proposed nothing on it. Facts: engine 4.3-27b.
  @inline(__always) func placementProposal(_ proposal: CGFloat?, own: CGFloat) -> CGFloat? {
    if proposal == nil && isEmpty { return nil }
    return clamped(own)
  }

  @inline(__always) private func clamped(_ value: CGFloat) -> CGFloat {
    var value = value
    if value < minimum { value = minimum }
    if value > maximum { value = maximum }
    return value
  }

  static func == (a: FlexibleLength, b: FlexibleLength) -> Bool {
    func same(_ x: CGFloat, _ y: CGFloat) -> Bool { x == y || (x.isNaN && y.isNaN) }
    return same(a.minimum, b.minimum) && same(a.ideal, b.ideal) && same(a.maximum, b.maximum)
  }
}
