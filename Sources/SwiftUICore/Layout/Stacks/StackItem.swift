import Foundation

/// What a stack remembers of one child: its preferences, the range it was probed for, and the latest solution.
///
/// Lengths are along the stack's axis, breadths across it. The child is held without counting: the stack's own list of
/// children keeps it alive, and counting would cost more than the arithmetic does.
struct StackItem {
  let node: Unmanaged<LayoutNode>
  var priority: Double
  /// The distance to the child before; 0 for the first.
  var gap: CGFloat = 0
  /// The answers to 0 and to infinity along the axis; NaN is unknown.
  var minimum: CGFloat = .nan
  var maximum: CGFloat = .nan
  /// The answer to nil along the axis; NaN is unknown. Kept because measuring a stack and placing it ask each child
  /// four things, and a child remembers three.
  var idealLength: CGFloat = .nan
  var idealBreadth: CGFloat = 0
  /// What the solution proposes, and what the child answers to that.
  var key = ProposalKey.none
  /// What it was proposed when the stack was last solved for a length, none if it may answer something else since.
  var servedKey = ProposalKey.none
  var length: CGFloat = 0
  var breadth: CGFloat = 0
  /// Where the child's guide lies across the axis, in the child's own coordinates.
  var guide: CGFloat = 0
  /// Whether the child may answer something else now.
  var isStale = true

  init(_ node: LayoutNode, priority: Double) {
    self.node = .passUnretained(node)
    self.priority = priority
  }

  /// What the child can take and give along the axis. An answer that is no number counts as limitless.
  @inline(__always) var flexibility: CGFloat {
    let range = maximum - minimum
    return range.isNaN ? .infinity : range
  }

  /// Whether the child is known to have one length only.
  @inline(__always) var isInflexible: Bool { minimum == maximum }
}
