import AutoLayout

/// What engines know of a view or guide: its variables in the hierarchy's engine and in the fitting query that is
/// running, and the constraints that mention it. Made when a constraint first names the view or guide, and kept.
final class LayoutItem {
  /// A constraint that mentions this item, not retained: it strikes itself out when it goes.
  private struct Reference {
    unowned(unsafe) let constraint: NSLayoutConstraint
    let isFirst: Bool
  }

  nonisolated(unsafe) private(set) unowned(unsafe) var ownView: UIView?
  nonisolated(unsafe) private(set) unowned(unsafe) var guide: UILayoutGuide?
  private var references: [Reference] = []

  /// The hierarchy's engine that `placed` belongs to. Strong, so that an engine whose root has gone does not dangle.
  var engine: LayoutEngine?
  var placed = ItemVariables()
  var fitted = ItemVariables()
  /// The fitting query that `fitted` is of.
  var fittingRun = 0
  /// Whether a constraint that was added names one of the item's baselines.
  var namesBaseline = false

  init(view: UIView) { ownView = view }
  init(guide: UILayoutGuide) { self.guide = guide }

  @MainActor static func of(_ item: Any) -> LayoutItem? {
    if let view = item as? UIView { return view.item }
    if let guide = item as? UILayoutGuide { return guide.item }
    return nil
  }

  var owner: AnyObject? { ownView ?? guide }

  /// The view, or the guide's owning view.
  @MainActor var view: UIView? { ownView ?? guide?.owningView }

  @MainActor var name: String {
    if let guide { return guide.identifier.isEmpty ? "UILayoutGuide" : guide.identifier }
    guard let view = ownView else { return "(gone)" }
    return view.accessibilityIdentifier ?? "\(type(of: view))"
  }

  func addReference(to constraint: NSLayoutConstraint, isFirst: Bool) {
    if isFirst { constraint.firstReference = references.count } else { constraint.secondReference = references.count }
    references.append(Reference(constraint: constraint, isFirst: isFirst))
  }

  func removeReference(at index: Int) {
    guard index >= 0, index < references.count else { return }
    let last = references.removeLast()
    guard index < references.count else { return }
    references[index] = last
    if last.isFirst { last.constraint.firstReference = index } else { last.constraint.secondReference = index }
  }

  @MainActor func forEachReference(_ body: (NSLayoutConstraint) -> Void) {
    for reference in references { body(reference.constraint) }
  }

  /// Deactivates those active constraints that mention this item and satisfy `condition`.
  @MainActor func deactivateReferences(where condition: (NSLayoutConstraint) -> Bool) {
    // From the end: a constraint that goes with this is replaced by one that was looked at.
    var index = references.count - 1
    while index >= 0 {
      let constraint = references[index].constraint
      if constraint.isActive, condition(constraint) { constraint.deactivate() }
      index -= 1
    }
  }

  @MainActor func rebuildDirectionalConstraints() {
    forEachReference { constraint in
      guard constraint.firstAttribute.isDirectional, let engine = constraint.engine, constraint.handle != nil else {
        return
      }
      engine.remove(constraint)
      engine.pend(constraint)
    }
  }

  var isReferenced: Bool { !references.isEmpty }

  /// Nil where they are zero, as for nearly every view.
  @MainActor var alignmentInsets: UIEdgeInsets? {
    guard let view = ownView else { return nil }
    let insets = view.alignmentRectInsets
    return insets == .zero ? nil : insets
  }

  /// The owner is being deallocated: its constraints lose the item.
  func ownerDidDie() {
    ownView = nil
    guide = nil
    forgetReferences()
  }

  /// An anchor may have outlived the owner, and constraints been made of it.
  deinit { forgetReferences() }

  private func forgetReferences() {
    for reference in references {
      if reference.isFirst { reference.constraint.first = nil } else { reference.constraint.second = nil }
    }
    references.removeAll()
  }
}
