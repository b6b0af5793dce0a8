import AutoLayout
import Meter

// How views and their hierarchy's engine hear of each other.
extension UIView {
  final var item: LayoutItem {
    if let layoutItem { return layoutItem }
    let made = LayoutItem(view: self)
    layoutItem = made
    return made
  }

  final var untransformedFrame: CGRect { CGRect(origin: storedOrigin, size: storedBounds.size) }

  /// Marks a cell's content view: its size is the list's, and is called so in findings (facts: engine 49). Not Apple's.
  public final var _encapsulatesLayoutSize: Bool {
    get { rare?.encapsulatesLayoutSize ?? false }
    set { makeRare().encapsulatesLayoutSize = newValue }
  }

  // MARK: Constraints of a view

  public final var constraints: [NSLayoutConstraint] { heldConstraints }

  public final func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.deactivate()
    let items = [constraint.first?.view, constraint.second?.view].compactMap { $0 }
    guard items.allSatisfy({ $0.isDescendant(of: self) }) else {
      RuntimeIssue.report(
        "noCommonAncestor",
        "The view hierarchy is not prepared for the constraint: \(constraint.formula). When added to a view, the "
          + "constraint's items must be descendants of that view (or the view itself).")
      return
    }
    constraint.hold(by: self)
  }

  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for each in constraints { addConstraint(each) }
  }

  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else {
      // UIKit ignores it too; a finding helps.
      RuntimeIssue.report("unknownConstraint", "\(constraint.formula) is not a constraint of \(self)")
      return
    }
    constraint.deactivate()
  }

  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for each in constraints { removeConstraint(each) }
  }

  final func constraintWasActivated(_ constraint: NSLayoutConstraint) {
    constraint.first?.view?.markUsesConstraints()
    constraint.second?.view?.markUsesConstraints()
    markUsesConstraints()
    hierarchyRoot.ownEngine?.pend(constraint)
  }

  final func commonAncestor(with other: UIView) -> UIView? {
    if self === other { return self }
    var (one, two) = (self as UIView?, other as UIView?)
    var (oneDepth, twoDepth) = (depth, other.depth)
    while oneDepth > twoDepth {
      one = one?.parent
      oneDepth -= 1
    }
    while twoDepth > oneDepth {
      two = two?.parent
      twoDepth -= 1
    }
    while one !== two {
      one = one?.parent
      two = two?.parent
    }
    return one
  }

  private var depth: Int {
    var depth = 0
    var current = parent
    while let view = current {
      depth += 1
      current = view.parent
    }
    return depth
  }

  final func markUsesConstraints() {
    var current: UIView? = self
    while let view = current, !view.subtreeUsesConstraints {
      view.subtreeUsesConstraints = true
      current = view.parent
    }
  }

  // MARK: Passes

  final var hasUnsolvedEngine: Bool { subtreeUsesConstraints && ownEngine?.isDirty ?? true }

  final func solveIfNeeded() {
    let root = hierarchyRoot
    guard root.hasUnsolvedEngine else { return }
    let engine: LayoutEngine
    if let own = root.ownEngine {
      engine = own
    } else {
      engine = LayoutEngine(isFitting: false)
      engine.root = root
      root.ownEngine = engine
      engine.collect(root)
    }
    engine.flush()
  }

  /// Gives the subviews the frames that the engine has for them, and asks those that get less than their ideal width for
  /// the height under it.
  final func applyEngineLayout() {
    guard subtreeUsesConstraints else { return }
    if parent == nil, !translatesMask { applyRootSize() }
    for child in children where !child.translatesMask {
      guard let item = child.layoutItem, let engine = item.engine else { continue }
      if engine.isDirty { engine.flush() }
      guard item.placed.isInstalled else { continue }
      let frame = engine.frame(of: item)
      if child.hasTransform {
        if frame != child.untransformedFrame { child.setUntransformedFrame(frame) }
      } else if frame != child.frame {
        child.frame = frame
      }
      let content = item.placed.contentSize
      guard content.width > 0 else { continue }
      let height = child.intrinsicHeight(underWidth: frame.width)
      if height != content.height {
        engine.setContentSize(CGSize(width: content.width, height: height), of: child, item)
      }
    }
  }

  private func applyRootSize() {
    guard let item = layoutItem, let engine = item.engine, item.placed.isInstalled else { return }
    let size = engine.frame(of: item).size
    if size != bounds.size { bounds.size = size }
  }

  // MARK: What happens to a view

  final func engineRectangleDidChange() {
    guard translatesMask, let item = layoutItem, let engine = item.engine else { return }
    engine.frameDidChange(of: self, item)
  }

  final func engineBoundsOriginDidChange() {
    if let guide = rare?.scrollFrameGuide, let engine = guide.ownItem?.engine {
      engine.followedDidChange(guide, of: self)
    }
  }

  final func setTranslatesMask(_ translates: Bool) {
    guard translates != translatesMask else { return }
    translatesMask = translates
    if !translates {
      markUsesConstraints()
      markNeedsUpdateConstraints()
    }
    guard let engine = hierarchyRoot.ownEngine else { return }
    if let layoutItem, layoutItem.engine === engine {
      engine.translationDidChange(of: self, layoutItem)
    } else if !translates {
      engine.pend(item)
    }
  }

  final func setContentPriority(
    _ path: ReferenceWritableKeyPath<UIView, ContentPriorities>, _ priority: UILayoutPriority,
    _ axis: NSLayoutConstraint.Axis
  ) {
    guard self[keyPath: path][axis] != priority.rawValue else { return }
    self[keyPath: path][axis] = priority.rawValue
    if let layoutItem, let engine = layoutItem.engine { engine.contentPriorityDidChange(of: self, layoutItem) }
  }

  final func discardIntrinsicSize() {
    Counter.intrinsicInvalidations.add()
    intrinsicCache.discard()
    if layoutItem != nil || subtreeUsesConstraints { markNeedsUpdateConstraints() }
  }

  /// Leading and trailing are other edges now: constraints that name them are put into the engine anew.
  final func readingDirectionDidChange() {
    setNeedsLayout()
    layoutItem?.rebuildDirectionalConstraints()
    guard let rare else { return }
    if rare.directionalMargins != nil { marginsDidChange() }
    for guide in rare.allGuides { guide.ownItem?.rebuildDirectionalConstraints() }
  }

  /// Part of the update-constraints pass: an invalidated intrinsic size is asked again.
  final func updateContentSizeConstraints() {
    guard !translatesMask, let item = layoutItem, let engine = item.engine, item.placed.isInstalled else { return }
    if intrinsicCache.ideal == nil || item.namesBaseline { engine.updateContentSize(of: self, item) }
  }

  /// Called while the view still has its superview. Constraints that ancestors hold about the subtree go, as in UIKit.
  final func engineWillMove(from superview: UIView) {
    guard subtreeUsesConstraints else { return }
    deactivateConstraintsFromOutside(of: self)
    hierarchyRoot.ownEngine?.release(self)
  }

  private func deactivateConstraintsFromOutside(of top: UIView) {
    let isOutside = { (constraint: NSLayoutConstraint) in constraint.holder?.isDescendant(of: top) == false }
    layoutItem?.deactivateReferences(where: isOutside)
    if let rare { for guide in rare.allGuides { guide.ownItem?.deactivateReferences(where: isOutside) } }
    for child in children where child.subtreeUsesConstraints { child.deactivateConstraintsFromOutside(of: top) }
  }

  /// Called when the view has its new superview, or none.
  final func engineDidMove() {
    guard subtreeUsesConstraints else { return }
    guard let parent else { return }
    ownEngine = nil
    parent.markUsesConstraints()
    parent.hierarchyRoot.ownEngine?.collect(self)
  }

  final var firstBaselineDistance: CGFloat? {
    let view = forFirstBaselineLayout
    guard let distance = view._firstBaselineFromTop else { return nil }
    return view === self ? distance : view.convert(CGPoint(x: 0, y: distance), to: self).y
  }

  final var lastBaselineDistance: CGFloat? {
    let view = forLastBaselineLayout
    guard let distance = view._lastBaselineFromBottom else { return nil }
    guard view !== self else { return distance }
    return bounds.height - view.convert(CGPoint(x: 0, y: view.bounds.height - distance), to: self).y
  }

  final func setUntransformedFrame(_ rect: CGRect) {
    bounds.size = rect.size
    center = CGPoint(x: rect.midX, y: rect.midY)
  }
}
