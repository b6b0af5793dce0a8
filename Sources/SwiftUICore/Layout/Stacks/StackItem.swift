import Foundation

/// What a stack remembers of one child: its preferences, the range it was probed for, and the latest solution.
///
/// Lengths are along the stack's axis, breadths across it; NaN is unknown, or nil where it is a proposal.
struct StackItem {
  unowned(unsafe) let node: LayoutNode
  var priority: Double
  /// The distance to the child before; 0 for the first.
  var gap: CGFloat
  var minimum: CGFloat = .nan
  var maximum: CGFloat = .nan
  var proposal: CGFloat = .nan
  var length: CGFloat = 0
  var breadth: CGFloat = 0
  /// Where the child's guide lies across the axis, in the child's own coordinates.
  var guide: CGFloat = 0

  /// What the child can take and give along the axis. An answer that is no number counts as limitless.
  var flexibility: CGFloat {
    let range = maximum - minimum
    return range.isNaN ? .infinity : range
  }
}
