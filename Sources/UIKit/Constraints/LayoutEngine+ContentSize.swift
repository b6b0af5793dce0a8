import AutoLayout

// A content size is two inequalities an axis (facts: engine 3): size ≤ intrinsic at the hugging priority, size ≥ intrinsic
// at that of compression resistance.
extension LayoutEngine {
  /// An item begins to take part by itself: its variables, and its view's content size.
  func installContentSize(of item: LayoutItem) {
    guard let view = item.ownView, !view.translatesMask else { return }
    _ = variable(.minX, of: item)
    _ = variable(.minY, of: item)
    _ = variable(.width, of: item)
    _ = variable(.height, of: item)
    item.placed.isInstalled = true
    updateContentSize(of: view, item)
    markIsland(of: view.parent ?? view)
  }

  /// Brings the solver's content size up to date with the view's: edits where it can, adds and removes where it must.
  func updateContentSize(of view: UIView, _ item: LayoutItem) {
    var size = view.cachedIntrinsicSize
    size.height = view.intrinsicHeight(underWidth: view.bounds.width > 0 ? view.bounds.width : .infinity)
    setContentSize(size, of: view, item)
    if item.namesBaseline { updateBaselines(of: item) }
  }

  func setContentSize(_ size: CGSize, of view: UIView, _ item: LayoutItem) {
    let width = variable(.width, of: item)
    let height = variable(.height, of: item)
    var variables = isFitting ? item.fitted : item.placed
    guard variables.contentSize != size else { return }
    let insets = view.alignmentRectInsets
    setContent(
      size.width, insets.left + insets.right, width, view.hugging.horizontal, view.compression.horizontal,
      &variables.hugWidth, &variables.resistWidth)
    setContent(
      size.height, insets.top + insets.bottom, height, view.hugging.vertical, view.compression.vertical,
      &variables.hugHeight, &variables.resistHeight)
    variables.contentSize = size
    if isFitting {
      item.fitted = variables
    } else {
      item.placed = variables
      markIsland(of: view.parent ?? view)
    }
  }

  private func setContent(
    _ length: CGFloat, _ insets: CGFloat, _ variable: Solver.Variable, _ hug: Float, _ resist: Float,
    _ hugging: inout Solver.Constraint?, _ resistance: inout Solver.Constraint?
  ) {
    guard length >= 0 else {
      if let old = hugging { solver.remove(old) }
      if let old = resistance { solver.remove(old) }
      hugging = nil
      resistance = nil
      return
    }
    let length = Double(length + insets)
    if let hugging {
      solver.setConstant(length, of: hugging)
    } else {
      hugging = solver.add(Solver.Term(variable), .lessThanOrEqual, length, priority: hug)
    }
    if let resistance {
      solver.setConstant(length, of: resistance)
    } else {
      resistance = solver.add(Solver.Term(variable), .greaterThanOrEqual, length, priority: resist)
    }
  }

  /// The length along an axis that the item's content asks for, insets included; 0 where it has none.
  func naturalLength(_ kind: ItemVariables.Kind, of item: LayoutItem) -> Double {
    let content = item.placed.contentSize
    let length = kind == .width ? content.width : content.height
    guard length >= 0 else { return 0 }
    let insets = item.alignmentInsets ?? .zero
    return Double(length + (kind == .width ? insets.left + insets.right : insets.top + insets.bottom))
  }

  /// Lets an arranged view have its natural length where constraints leave that open. The wish is weaker than any
  /// constraint can be meant, and the stronger the higher `rank` is.
  func wishForNaturalLength(_ kind: ItemVariables.Kind, of item: LayoutItem, rank: Int) {
    let length = naturalLength(kind, of: item)
    let priority = Float(rank) * 1e-6
    if let wish = kind == .width ? item.placed.frame.width : item.placed.frame.height {
      solver.setConstant(length, of: wish)
      solver.setPriority(priority, of: wish)
    } else {
      let wish = solver.add(Solver.Term(variable(kind, of: item)), .equal, length, priority: priority)
      if kind == .width { item.placed.frame.width = wish } else { item.placed.frame.height = wish }
    }
    isDirty = true
  }

  func contentPriorityDidChange(of view: UIView, _ item: LayoutItem) {
    func set(_ priority: Float, _ constraint: Solver.Constraint?) {
      if let constraint { solver.setPriority(priority, of: constraint) }
    }
    set(view.hugging.horizontal, item.placed.hugWidth)
    set(view.hugging.vertical, item.placed.hugHeight)
    set(view.compression.horizontal, item.placed.resistWidth)
    set(view.compression.vertical, item.placed.resistHeight)
    markIsland(of: view.parent ?? view)
  }

  /// Baselines stand where the text does: constants that name them follow.
  private func updateBaselines(of item: LayoutItem) {
    item.forEachReference { constraint in
      guard constraint.engine === self, let handle = constraint.handle else { return }
      let offset = attributeOffset(of: constraint)
      guard offset != constraint.attributeOffset else { return }
      constraint.attributeOffset = offset
      solver.setConstant(Double(constraint.constant) - offset, of: handle)
      isDirty = true
    }
  }
}
