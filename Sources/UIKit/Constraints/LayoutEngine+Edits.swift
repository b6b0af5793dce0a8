import AutoLayout
import Meter

extension LayoutEngine {
  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard let handle = constraint.handle else { return }
    Counter.constraintConstantChanges.add()
    solver.setConstant(Double(constraint.constant) - constraint.attributeOffset, of: handle)
    if let holder = constraint.holder { markIsland(of: holder) }
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    guard let handle = constraint.handle else { return }
    solver.setPriority(constraint.priority.rawValue, of: handle)
    if let holder = constraint.holder { markIsland(of: holder) }
  }

  func remove(_ constraint: NSLayoutConstraint) {
    constraint.engine = nil
    guard let handle = constraint.handle else { return }
    constraint.handle = nil
    Counter.constraintsRemoved.add()
    solver.remove(handle)
    if let holder = constraint.holder { markIsland(of: holder) }
  }

  /// A frame-positioned view moved or was resized: its equalities take the new values.
  func frameDidChange(of view: UIView, _ item: LayoutItem) {
    let frame = view.untransformedFrame
    let translated = item.placed.frame
    var changed = edit(translated.minX, frame.minX)
    changed = edit(translated.minY, frame.minY) || changed
    changed = edit(translated.width, frame.width) || changed
    changed = edit(translated.height, frame.height) || changed
    if changed { markIsland(of: view) }
  }

  private func edit(_ handle: Solver.Constraint?, _ value: CGFloat) -> Bool {
    guard let handle else { return false }
    solver.setConstant(Double(value), of: handle)
    return true
  }

  /// The insets changed that a guide follows.
  func followedDidChange(_ guide: UILayoutGuide, of view: UIView) {
    let frame = guide.item.placed.frame
    func edit(_ handle: Solver.Constraint?, _ kind: ItemVariables.Kind) {
      if let handle { solver.setConstant(Double(guide.followed(kind, of: view)), of: handle) }
    }
    edit(frame.minX, .minX)
    edit(frame.minY, .minY)
    edit(frame.width, .width)
    edit(frame.height, .height)
    markIsland(of: view)
  }

  /// The view begins or ends to translate its mask: its frame takes the place of its content size, or the other way.
  func translationDidChange(of view: UIView, _ item: LayoutItem) {
    item.placed.forEachConstraint { solver.remove($0) }
    let variables = item.placed
    item.placed = ItemVariables()
    for kind in [ItemVariables.Kind.minX, .minY, .width, .height] {
      guard let variable = variables[kind] else { continue }
      item.placed[kind] = variable
      define(kind, of: item, variable)
    }
    if view.translatesMask { markIsland(of: view) } else { installContentSize(of: item) }
  }

  // MARK: Ambiguity

  /// Pulls what is open in the item's frame elsewhere, more weakly than any constraint can be meant, or lets go of it.
  func exerciseAmbiguity(of item: LayoutItem) {
    if let view = item.view { markIsland(of: view.parent ?? view) }
    if endExercise(of: item) { return }
    guard item.isAmbiguous else { return }
    var pulls: [Solver.Constraint] = []
    item.placed.forEachVariable { variable in
      guard solver.isAmbiguous(variable) else { return }
      let target = solver.value(of: variable) + LayoutEngine.exerciseDistance
      pulls.append(solver.add(Solver.Term(variable), .equal, target, priority: .leastNormalMagnitude))
    }
    exercises.append(Exercise(item: item, pulls: pulls))
    if let view = item.view { markIsland(of: view.parent ?? view) }
  }

  private static let exerciseDistance = 100.0

  @discardableResult private func endExercise(of item: LayoutItem) -> Bool {
    guard let index = exercises.firstIndex(where: { $0.item === item }) else { return false }
    for pull in exercises.remove(at: index).pulls { solver.remove(pull) }
    return true
  }

  // MARK: Subtrees that come and go

  /// Takes in the constraints and views of a subtree; solved in the next pass.
  func collect(_ view: UIView) {
    isDirty = true
    // A hierarchy that is no more may have left its mark.
    view.islandIsDirty = false
    if !view.translatesMask { pend(view.item) }
    for constraint in view.heldConstraints { pend(constraint) }
    for child in view.children where child.subtreeUsesConstraints { collect(child) }
  }

  func pend(_ item: LayoutItem) {
    isDirty = true
    if item.engine !== self { join(item) }
    pendingItems.append(item)
  }

  func pend(_ constraint: NSLayoutConstraint) {
    isDirty = true
    if constraint.handle != nil {
      // Of a hierarchy that is no more: its root joined this one.
      constraint.handle = nil
      Counter.constraintsRemoved.add()
    }
    constraint.engine = self
    pendingConstraints.append(constraint)
  }

  /// Gives up a subtree that leaves the hierarchy: its constraints, then its variables.
  func release(_ view: UIView) {
    releaseConstraints(of: view)
    releaseItems(of: view)
  }

  private func releaseConstraints(of view: UIView) {
    for constraint in view.heldConstraints where constraint.engine === self { remove(constraint) }
    for child in view.children where child.subtreeUsesConstraints { releaseConstraints(of: child) }
  }

  private func releaseItems(of view: UIView) {
    if let item = view.layoutItem { release(item) }
    if let rare = view.rare { for guide in rare.allGuides { if let item = guide.ownItem { release(item) } } }
    for child in view.children where child.subtreeUsesConstraints { releaseItems(of: child) }
  }

  func release(_ item: LayoutItem) {
    guard item.engine === self else { return }
    if !exercises.isEmpty { endExercise(of: item) }
    item.placed.forEachConstraint { solver.remove($0) }
    item.placed.forEachVariable { solver.remove($0) }
    item.placed = ItemVariables()
    item.engine = nil
  }
}
