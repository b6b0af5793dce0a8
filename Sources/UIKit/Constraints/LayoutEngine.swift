import AutoLayout
import Meter

/// A solver and the views whose constraints it holds: one for each view hierarchy with constraints, made at its first
/// pass, and pooled ones for fitting queries.
///
/// *Coordinates*: an item's `minX` and `minY` are in its superview's coordinates, so that a cell that moves touches no
/// constraint inside it. A constraint between items at different depths sums the origins on the way up to its holder.
///
/// *Who decides a frame*: a view that translates its autoresizing mask gives its frame as required equalities, whose
/// constants are edited when the frame changes; only variables that a constraint uses exist, so scrolling a list edits
/// nothing. Every other view in the hierarchy is given its frame, in its superview's `layoutSubviews`.
///
/// *When*: changes are collected and solved at the end of the update-constraints pass, or in `layoutSubviews` when some
/// were made since. What changed belongs to *islands*, each below one frame-positioned view; after solving, the changed
/// islands are compared with the frames that their views have, and superviews of those that differ are marked for layout.
///
/// Counted are the constraints of `NSLayoutConstraint` in hierarchies' engines. Content sizes and translated frames belong
/// to their views and show in `solverPivots`.
@MainActor final class LayoutEngine {
  let solver = Solver()
  let isFitting: Bool
  /// Solver terms of the constraint that is being added.
  var terms: [Solver.Term] = []
  /// Whether something changed since the last solve.
  var isDirty = false

  /// The root of the hierarchy whose engine this is.
  weak var root: UIView?
  // A hierarchy's engine: what joined since the last solve, and the islands with changes.
  var pendingItems: [LayoutItem] = []
  var pendingConstraints: [NSLayoutConstraint] = []
  var dirtyTops: [UIView] = []
  /// What pulls ambiguous items elsewhere.
  var exercises: [Exercise] = []

  // A fitting engine: the query that is running.
  var run = 0
  unowned(unsafe) var fittingRoot: UIView?
  var interrupted: [Interrupted] = []
  var boundCandidates: [UIView] = []

  /// What an outer query knew of an item, while an inner one uses it.
  struct Interrupted {
    let item: LayoutItem
    let variables: ItemVariables
    let run: Int
  }

  struct Exercise {
    let item: LayoutItem
    let pulls: [Solver.Constraint]
  }

  init(isFitting: Bool) { self.isFitting = isFitting }

  // MARK: Solving

  /// Takes in what is pending, solves, and marks for layout what has another frame now.
  func flush() {
    guard isDirty else { return }
    isDirty = false
    // By index: installing reads intrinsic sizes, which is users' code and may add more.
    var index = 0
    while index < pendingItems.count {
      let item = pendingItems[index]
      if item.engine === self { installContentSize(of: item) }
      index += 1
    }
    pendingItems.removeAll(keepingCapacity: true)
    index = 0
    while index < pendingConstraints.count {
      let constraint = pendingConstraints[index]
      if constraint.engine === self, constraint.handle == nil { add(constraint) }
      index += 1
    }
    pendingConstraints.removeAll(keepingCapacity: true)
    solver.solve()
    reportConflicts()
    markChangedIslands()
  }

  /// The frame that the solver gives an item, in its superview's coordinates. Values are snapped to 1/12288 point, so that
  /// rounding in the solver neither shows nor makes work.
  func frame(of item: LayoutItem) -> CGRect {
    let variables = isFitting ? item.fitted : item.placed
    return CGRect(
      x: value(variables.minX), y: value(variables.minY), width: value(variables.width), height: value(variables.height)
    )
  }

  func value(_ variable: Solver.Variable?) -> CGFloat {
    guard let variable else { return 0 }
    return (solver.value(of: variable) * 12288).rounded() / 12288
  }

  // MARK: Islands

  func markIsland(of view: UIView) {
    isDirty = true
    var top = view
    while !top.translatesMask || top.passesConstraintsThrough, let parent = top.parent { top = parent }
    guard !top.islandIsDirty else { return }
    top.islandIsDirty = true
    dirtyTops.append(top)
  }

  private func markChangedIslands() {
    var index = 0
    while index < dirtyTops.count {
      let top = dirtyTops[index]
      top.islandIsDirty = false
      if top.parent == nil, !top.translatesMask, let item = top.layoutItem, item.engine === self, differs(top, item) {
        top.markNeedsLayout()
      }
      markChanges(below: top)
      top._constraintsBelowDidChange()
      index += 1
    }
    dirtyTops.removeAll(keepingCapacity: true)
  }

  private func markChanges(below view: UIView) {
    if let guide = view._contentConstraintGuide?.ownItem, guide.engine === self,
      guide.guide?.appliedFrame != frame(of: guide)
    {
      view.markNeedsLayout()
    }
    for child in view.children {
      if !child.translatesMask, let item = child.layoutItem, item.engine === self {
        if differs(child, item) { view.markNeedsLayout() }
        if child.subtreeUsesConstraints { markChanges(below: child) }
      } else if child.passesConstraintsThrough {
        markChanges(below: child)
      }
    }
  }

  private func differs(_ view: UIView, _ item: LayoutItem) -> Bool {
    if view.parent == nil { return frame(of: item).size != view.bounds.size }
    return frame(of: item) != (view.hasTransform ? view.untransformedFrame : view.frame)
  }
}
