import Meter
import Turns

// MARK: Layout pass

extension UIView {
  final func markNeedsLayout() {
    guard !needsLayoutFlag else { return }
    needsLayoutFlag = true
    parent?.markSubtreeNeedsLayout()
  }

  final func markSubtreeNeedsLayout() {
    var current: UIView? = self
    while let view = current, !view.subtreeNeedsLayout {
      view.subtreeNeedsLayout = true
      current = view.parent
    }
  }

  final var isLayoutDirty: Bool { needsLayoutFlag || subtreeNeedsLayout }
  final var isConstraintsDirty: Bool { needsUpdateConstraintsFlag || subtreeNeedsUpdateConstraints }

  /// Lays out at once what is dirty from the topmost of the dirty ancestors in a row down, constraints first, until it
  /// stays clean. Models CALayer's documented `layoutIfNeeded`.
  final func layoutDirtyTree() {
    var top = self
    while let superview = top.parent, superview.needsLayoutFlag { top = superview }
    var passes = 0
    while true {
      top.updateDirtyConstraints()
      guard top.isLayoutDirty else { return }
      guard passes < TurnLoop.main.nestedPassLimit else {
        LayoutPass.reportLoop(top.firstDirtyView ?? top, "repeated \(passes) times")
        return top.forgetLayout()
      }
      passes += 1
      LayoutPass.run(on: top) { top.layOutDirtySubtree() }
    }
  }

  /// One pass, root to leaf, over what is marked.
  final func layOutDirtySubtree() {
    if needsLayoutFlag {
      needsLayoutFlag = false
      layOutOnce()
    }
    guard subtreeNeedsLayout else { return }
    subtreeNeedsLayout = false
    let version = childrenVersion
    var index = 0
    while index < children.count {
      let child = children[index]
      if child.isLayoutDirty { child.layOutDirtySubtree() }
      index += 1
    }
    // What was marked while the loop ran is mostly done already; what was not, and children that moved and were passed
    // over, are for the next round.
    if subtreeNeedsLayout || childrenVersion != version {
      subtreeNeedsLayout = false
      if children.contains(where: \.isLayoutDirty) { markSubtreeNeedsLayout() }
    }
  }

  private func layOutOnce() {
    Counter.layoutPasses.add(for: type(of: self))
    if let viewController {
      if containingWindow != nil { viewController.callIsAppearing(animated: false) }
      viewController.viewWillLayoutSubviews()
      layoutSubviews()
      viewController.viewDidLayoutSubviews()
    } else {
      layoutSubviews()
    }
  }

  final var firstDirtyView: UIView? {
    if needsLayoutFlag { return self }
    guard subtreeNeedsLayout else { return nil }
    for child in children {
      if let found = child.firstDirtyView { return found }
    }
    return nil
  }

  /// Makes the subtree clean without laying it out: what is left after a trap.
  final func forgetLayout() {
    needsLayoutFlag = false
    subtreeNeedsLayout = false
    for child in children where child.isLayoutDirty { child.forgetLayout() }
  }
}

// MARK: Update-constraints pass

extension UIView {
  final func markNeedsUpdateConstraints() {
    guard !needsUpdateConstraintsFlag else { return }
    needsUpdateConstraintsFlag = true
    parent?.markSubtreeNeedsUpdateConstraints()
  }

  final func markSubtreeNeedsUpdateConstraints() {
    var current: UIView? = self
    while let view = current, !view.subtreeNeedsUpdateConstraints {
      view.subtreeNeedsUpdateConstraints = true
      current = view.parent
    }
  }

  /// Updates the constraints of what is dirty in the subtree, then solves, so that what moved is marked for layout.
  final func updateDirtyConstraints() {
    bringConstraintsUpToDate()
    solveIfNeeded()
  }

  /// The update-constraints pass of the subtree, without solving: a fitting query needs no more.
  final func bringConstraintsUpToDate() {
    var passes = 0
    while isConstraintsDirty {
      guard passes < TurnLoop.main.nestedPassLimit else {
        LayoutPass.reportLoop(self, "updating constraints \(passes) times")
        return forgetConstraintUpdates()
      }
      passes += 1
      updateConstraintsOfDirtySubtree()
    }
  }

  private func updateConstraintsOfDirtySubtree() {
    if subtreeNeedsUpdateConstraints {
      subtreeNeedsUpdateConstraints = false
      let version = childrenVersion
      var index = 0
      while index < children.count {
        let child = children[index]
        if child.isConstraintsDirty { child.updateConstraintsOfDirtySubtree() }
        index += 1
      }
      if subtreeNeedsUpdateConstraints || childrenVersion != version {
        subtreeNeedsUpdateConstraints = false
        if children.contains(where: \.isConstraintsDirty) { markSubtreeNeedsUpdateConstraints() }
      }
    }
    guard needsUpdateConstraintsFlag else { return }
    // Cleared first: what `updateConstraints` asks for again is for the next pass.
    needsUpdateConstraintsFlag = false
    Counter.updateConstraintsPasses.add()
    if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
    updateContentSizeConstraints()
  }

  private func forgetConstraintUpdates() {
    needsUpdateConstraintsFlag = false
    subtreeNeedsUpdateConstraints = false
    for child in children where child.isConstraintsDirty { child.forgetConstraintUpdates() }
  }
}
