import AutoLayout
import Meter

extension LayoutEngine {
  /// Reports required constraints that could not all hold, as UIKit does: those in conflict and the one given up.
  func reportConflicts() {
    let conflicts = solver.takeConflicts()
    guard !conflicts.isEmpty else { return }
    for conflict in conflicts {
      let members = conflict.members.map { "    \"\(describe($0))\"" }.joined(separator: ",\n")
      RuntimeIssue.report(
        "unsatisfiableConstraints",
        """
        Unable to simultaneously satisfy constraints. At least one of these is one you don't want:
        (
        \(members)
        )
        Will attempt to recover by breaking constraint
        \(describe(conflict.broken))
        """)
    }
  }

  /// Looks the constraint up: conflicts are rare, so that nothing is kept for them.
  private func describe(_ handle: Solver.Constraint) -> String {
    guard let root = root else { return "<NSLayoutConstraint>" }
    return description(of: handle, below: root) ?? "<NSLayoutConstraint of a view that left>"
  }

  private func description(of handle: Solver.Constraint, below view: UIView) -> String? {
    if let constraint = view.heldConstraints.first(where: { $0.handle == handle }) { return constraint.formula }
    if let item = view.layoutItem, item.engine === self, let found = description(of: handle, of: view, item) {
      return found
    }
    for guide in view.rare?.allGuides ?? [] {
      if let item = guide.ownItem, item.engine === self, item.placed.has(handle) {
        return "<NSLayoutConstraint '\(guide.identifier)' of \(view.item.name)>"
      }
    }
    for child in view.children {
      if let found = description(of: handle, below: child) { return found }
    }
    return nil
  }

  private func description(of handle: Solver.Constraint, of view: UIView, _ item: LayoutItem) -> String? {
    let variables = item.placed
    let label = view._encapsulatesLayoutSize ? "UIView-Encapsulated-Layout" : "NSAutoresizingMaskLayoutConstraint"
    switch handle {
    case variables.frame.minX: return "<'\(label)' \(item.name).minX == \(view.frame.minX) (active)>"
    case variables.frame.minY: return "<'\(label)' \(item.name).minY == \(view.frame.minY) (active)>"
    case variables.frame.width:
      let label = view._encapsulatesLayoutSize ? label + "-Width" : label
      return "<NSLayoutConstraint '\(label)' \(item.name).width == \(view.bounds.width) (active)>"
    case variables.frame.height:
      let label = view._encapsulatesLayoutSize ? label + "-Height" : label
      return "<NSLayoutConstraint '\(label)' \(item.name).height == \(view.bounds.height) (active)>"
    case variables.nonNegativeWidth: return "<NSLayoutConstraint \(item.name).width >= 0 (active)>"
    case variables.nonNegativeHeight: return "<NSLayoutConstraint \(item.name).height >= 0 (active)>"
    case variables.hugWidth, variables.resistWidth: return "<NSContentSizeLayoutConstraint \(item.name).width>"
    case variables.hugHeight, variables.resistHeight: return "<NSContentSizeLayoutConstraint \(item.name).height>"
    default: return nil
    }
  }
}
