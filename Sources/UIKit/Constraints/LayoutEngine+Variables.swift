import AutoLayout

extension LayoutEngine {
  /// An item's variable, made with what defines it when a constraint first uses it.
  func variable(_ kind: ItemVariables.Kind, of item: LayoutItem) -> Solver.Variable {
    if isFitting {
      if item.fittingRun != run { begin(item) }
      if let variable = item.fitted[kind] { return variable }
    } else {
      if item.engine !== self { join(item) }
      if let variable = item.placed[kind] { return variable }
    }
    let variable = solver.makeVariable()
    if isFitting { item.fitted[kind] = variable } else { item.placed[kind] = variable }
    define(kind, of: item, variable)
    return variable
  }

  /// An item that was of another engine, or of none, becomes this one's.
  func join(_ item: LayoutItem) {
    item.placed = ItemVariables()
    item.engine = self
  }

  private func begin(_ item: LayoutItem) {
    if FittingEngines.depth > 1 {
      interrupted.append(Interrupted(item: item, variables: item.fitted, run: item.fittingRun))
    }
    item.fitted = ItemVariables()
    item.fittingRun = run
  }

  /// Adds what the item itself says about a new variable.
  func define(_ kind: ItemVariables.Kind, of item: LayoutItem, _ variable: Solver.Variable) {
    let isPlaced: Bool
    if let guide = item.guide {
      if let view = guide.owningView, guide.kind.followsView { return follow(guide, of: view, kind, item, variable) }
      isPlaced = true
    } else if let view = item.ownView {
      if isFitting ? view === fittingRoot : view.parent == nil && !view.translatesMask {
        if !isFitting { keepPresentSize(of: view, kind, variable) }
        isPlaced = true
      } else if view.translatesMask {
        return isFitting
          ? translateMask(of: view, kind, item, variable) : translateFrame(of: view, kind, item, variable)
      } else {
        isPlaced = true
      }
    } else {
      return
    }
    if isPlaced, kind == .width || kind == .height { keepNonNegative(item, kind, variable) }
  }

  private func keepNonNegative(_ item: LayoutItem, _ kind: ItemVariables.Kind, _ variable: Solver.Variable) {
    let handle = solver.add(Solver.Term(variable), .greaterThanOrEqual, 0, priority: 1000, isProtected: true)
    guard !isFitting else { return }
    if kind == .width { item.placed.nonNegativeWidth = handle } else { item.placed.nonNegativeHeight = handle }
  }

  /// A detached root without a translated frame keeps its size where its constraints leave it open (a choice).
  private func keepPresentSize(of view: UIView, _ kind: ItemVariables.Kind, _ variable: Solver.Variable) {
    guard kind == .width || kind == .height else { return }
    let size = kind == .width ? view.bounds.width : view.bounds.height
    solver.add(Solver.Term(variable), .equal, Double(size), priority: 1)
  }

  // MARK: Frames

  private func translateFrame(
    of view: UIView, _ kind: ItemVariables.Kind, _ item: LayoutItem, _ variable: Solver.Variable
  ) {
    let value = view.untransformedFrame.value(kind)
    setFrameConstraint(
      solver.add(Solver.Term(variable), .equal, Double(value), priority: 1000, isProtected: true), kind, item)
  }

  private func setFrameConstraint(_ handle: Solver.Constraint, _ kind: ItemVariables.Kind, _ item: LayoutItem) {
    guard !isFitting else { return }
    switch kind {
    case .minX: item.placed.frame.minX = handle
    case .minY: item.placed.frame.minY = handle
    case .width: item.placed.frame.width = handle
    case .height: item.placed.frame.height = handle
    }
  }

  /// In a fitting query frames are not given, so a mask says how the frame follows the superview's size. The relations are
  /// those that hold now: a flexible length takes what the fixed ones leave; where several are flexible they keep their
  /// shares, as in autoresizing.
  private func translateMask(
    of view: UIView, _ kind: ItemVariables.Kind, _ item: LayoutItem, _ variable: Solver.Variable
  ) {
    let isHorizontal = kind == .minX || kind == .width
    let mask = view.autoresizingMask
    let frame = view.untransformedFrame
    let value = Double(frame.value(kind))
    let flexibleBefore = mask.contains(isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin)
    let flexibleInside = mask.contains(isHorizontal ? .flexibleWidth : .flexibleHeight)
    let flexibleAfter = mask.contains(isHorizontal ? .flexibleRightMargin : .flexibleBottomMargin)
    let isFlexible = kind == .minX || kind == .minY ? flexibleBefore : flexibleInside
    guard isFlexible, let superview = view.parent else {
      solver.add(Solver.Term(variable), .equal, value, priority: 1000, isProtected: true)
      return
    }
    let total = Double(isHorizontal ? superview.bounds.width : superview.bounds.height)
    let origin = Double(isHorizontal ? frame.minX : frame.minY)
    let length = Double(isHorizontal ? frame.width : frame.height)
    let parts = [
      flexibleBefore ? max(origin, 0) : 0, flexibleInside ? max(length, 0) : 0,
      flexibleAfter ? max(total - origin - length, 0) : 0,
    ]
    let flexibleCount = [flexibleBefore, flexibleInside, flexibleAfter].filter { $0 }.count
    let sum = parts[0] + parts[1] + parts[2]
    let own = kind == .minX || kind == .minY ? parts[0] : parts[1]
    let share = sum > 0 ? own / sum : 1 / Double(flexibleCount)
    let outer = self.variable(isHorizontal ? .width : .height, of: superview.item)
    solver.add(
      Solver.Term(variable), Solver.Term(outer, -share), .equal, value - share * total, priority: 1000,
      isProtected: true)
  }

  // MARK: Guides that follow their view

  private func follow(
    _ guide: UILayoutGuide, of view: UIView, _ kind: ItemVariables.Kind, _ item: LayoutItem, _ variable: Solver.Variable
  ) {
    let constant = Double(guide.followed(kind, of: view))
    switch kind {
    case .minX, .minY:
      setFrameConstraint(
        solver.add(Solver.Term(variable), .equal, constant, priority: 1000, isProtected: true), kind, item)
    case .width, .height:
      let outer = self.variable(kind, of: view.item)
      setFrameConstraint(
        solver.add(Solver.Term(variable), Solver.Term(outer, -1), .equal, constant, priority: 1000, isProtected: true),
        kind, item)
    }
  }
}

extension CGRect {
  func value(_ kind: ItemVariables.Kind) -> CGFloat {
    switch kind {
    case .minX: origin.x
    case .minY: origin.y
    case .width: size.width
    case .height: size.height
    }
  }
}
