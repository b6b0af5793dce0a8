import AutoLayout
import Meter

/// Answers `systemLayoutSizeFitting`: a solver of its own for the subtree, thrown away afterwards (facts: engine 51), its
/// memory kept for the next query. Frames are not changed.
@MainActor enum FittingEngines {
  private static var free: [LayoutEngine] = []
  private static var runs = 0
  /// How many queries are running, one within the other: an intrinsic size may ask for a fitting size.
  private(set) static var depth = 0

  static func size(
    of view: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let engine = free.popLast() ?? LayoutEngine(isFitting: true)
    runs += 1
    depth += 1
    engine.begin(run: runs, view)
    let size = engine.fit(view, target, horizontal.rawValue, vertical.rawValue)
    engine.end()
    depth -= 1
    free.append(engine)
    return size
  }
}

extension UIView {
  final func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    guard target.width.isFinite, target.height.isFinite else {
      RuntimeIssue.report("invalidFittingSize", "systemLayoutSizeFitting of \(self) was asked for \(target)")
      return .zero
    }
    return Phase.measure.run {
      bringConstraintsUpToDate()
      return FittingEngines.size(of: self, target, horizontal, vertical)
    }
  }
}

extension LayoutEngine {
  fileprivate func begin(run: Int, _ root: UIView) {
    self.run = run
    fittingRoot = root
  }

  /// The ideal sizes first; where that leaves a view less than its ideal width, its height under that width and a second
  /// solve (a choice where facts are open: Q1).
  fileprivate func fit(_ view: UIView, _ target: CGSize, _ horizontal: Float, _ vertical: Float) -> CGSize {
    let item = view.item
    let width = variable(.width, of: item)
    let height = variable(.height, of: item)
    solver.add(Solver.Term(width), .equal, Double(target.width), priority: horizontal, isProtected: true)
    solver.add(Solver.Term(height), .equal, Double(target.height), priority: vertical, isProtected: true)
    takeIn(view)
    solver.solve()
    if bindHeights() { solver.solve() }
    _ = solver.takeConflicts()
    return CGSize(width: value(width), height: value(height))
  }

  fileprivate func end() {
    for outer in interrupted.reversed() {
      outer.item.fitted = outer.variables
      outer.item.fittingRun = outer.run
    }
    interrupted.removeAll(keepingCapacity: true)
    boundCandidates.removeAll(keepingCapacity: true)
    fittingRoot = nil
    solver.removeAll(keepingCapacity: true)
  }

  private func takeIn(_ view: UIView) {
    if view === fittingRoot || !view.translatesMask || view.autoresizes { takeInContentSize(of: view) }
    for constraint in view.heldConstraints { _ = addRow(for: constraint) }
    for child in view.children where child.subtreeUsesConstraints || child.autoresizes { takeIn(child) }
  }

  private func takeInContentSize(of view: UIView) {
    let ideal = view.cachedIntrinsicSize
    guard ideal.width >= 0 || ideal.height >= 0 else { return }
    setContentSize(ideal, of: view, view.item)
    if ideal.width > 0 { boundCandidates.append(view) }
  }

  private func bindHeights() -> Bool {
    var changed = false
    for view in boundCandidates {
      let item = view.item
      let content = item.fitted.contentSize
      let height = view.intrinsicHeight(underWidth: value(item.fitted.width))
      guard height != content.height else { continue }
      setContentSize(CGSize(width: content.width, height: height), of: view, item)
      changed = true
    }
    return changed
  }
}

extension UIView {
  /// Whether the view's own size follows its superview's.
  fileprivate final var autoresizes: Bool {
    translatesMask && !autoresizingMask.isDisjoint(with: [.flexibleWidth, .flexibleHeight])
  }
}
