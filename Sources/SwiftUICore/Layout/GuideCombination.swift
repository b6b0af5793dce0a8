import Foundation

/// What the explicit guides of several children make of their container's guide.
///
/// Models `AlignmentID`'s combination: the mean; of text baselines the topmost first and the bottommost last one. Facts:
/// engine 4.3-27.
struct GuideCombination {
  private let key: AlignmentKey
  private var sum: CGFloat = 0
  private var count: CGFloat = 0

  init(_ key: AlignmentKey) { self.key = key }

  /// Takes in the guide of a child that lies at `origin` in the container.
  mutating func add(_ guide: CGFloat?, at origin: CGPoint) {
    guard let guide else { return }
    let value = guide + (key.axis == .horizontal ? origin.x : origin.y)
    count += 1
    switch key.builtin {
    case AlignmentKey.Builtin.firstTextBaseline: sum = count == 1 ? value : min(sum, value)
    case AlignmentKey.Builtin.lastTextBaseline: sum = count == 1 ? value : max(sum, value)
    default: sum += value
    }
  }

  /// The container's guide, if a child has one.
  var value: CGFloat? {
    guard count > 0 else { return nil }
    return key.isBaseline ? sum : sum / count
  }
}
