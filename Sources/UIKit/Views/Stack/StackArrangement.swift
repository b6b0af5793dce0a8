/// The constraints of a stack view, by what they are for.
@MainActor struct StackArrangement {
  /// First and last view to the stack.
  private var edges: [NSLayoutConstraint] = []
  /// Between neighbours, in order, where gaps have a fixed size.
  private var gaps: [NSLayoutConstraint] = []
  /// Of views' and gaps' sizes among each other.
  private var sizes: [NSLayoutConstraint] = []
  private var guides: [UILayoutGuide] = []
  /// Across the axis, for each view.
  private var alignments: [[NSLayoutConstraint]] = []
  /// Size 0 along the axis, for each view that was hidden at some time.
  private var hidings: [NSLayoutConstraint?] = []
  private var fits: [NSLayoutConstraint] = []

  private struct Attributes {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute
    let size: NSLayoutConstraint.Attribute

    static let horizontal = Attributes(start: .leading, end: .trailing, center: .centerX, size: .width)
    static let vertical = Attributes(start: .top, end: .bottom, center: .centerY, size: .height)
  }

  private static func along(_ stack: UIStackView) -> Attributes { stack.axis == .horizontal ? .horizontal : .vertical }
  private static func across(_ stack: UIStackView) -> Attributes { stack.axis == .horizontal ? .vertical : .horizontal }

  // MARK: Making and removing

  mutating func make(for stack: UIStackView) {
    guard !stack.arranged.isEmpty else { return }
    hidings = Array(repeating: nil, count: stack.arranged.count)
    alignments = stack.arranged.map { StackArrangement.alignment(of: $0, in: stack) }
    makeFits(stack)
    if !StackArrangement.hasOpenGaps(stack) { makeChain(stack) }
    updateVisibility(of: stack)
  }

  mutating func remove() {
    for constraint in edges + gaps + sizes + fits + alignments.joined() + hidings.compactMap({ $0 }) {
      constraint.isActive = false
    }
    for guide in guides { guide.owningView?.removeLayoutGuide(guide) }
    self = StackArrangement()
  }

  /// Whether the gaps give way, rather than the views.
  private static func hasOpenGaps(_ stack: UIStackView) -> Bool {
    stack.distribution == .equalSpacing || stack.distribution == .equalCentering
  }

  private static func constraint(
    _ one: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ other: AnyObject?, _ otherAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: Float = 1000, _ identifier: String
  ) -> NSLayoutConstraint {
    let made = NSLayoutConstraint(
      item: one, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
      multiplier: multiplier, constant: constant)
    made.priority = UILayoutPriority(priority)
    made.identifier = identifier
    return made
  }

  private static func canvas(_ stack: UIStackView) -> AnyObject {
    stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  private mutating func makeChain(_ stack: UIStackView) {
    let along = StackArrangement.along(stack)
    let views = stack.arranged
    makeEdges(stack, views[0], views[views.count - 1])
    let usesBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    for (one, next) in zip(views, views.dropFirst()) {
      gaps.append(
        StackArrangement.constraint(
          next, usesBaselines ? .firstBaseline : along.start, .equal, one, usesBaselines ? .lastBaseline : along.end,
          "UISV-spacing"))
    }
    NSLayoutConstraint.activate(gaps)
  }

  private mutating func makeEdges(_ stack: UIStackView, _ first: UIView, _ last: UIView) {
    let along = StackArrangement.along(stack)
    let canvas = StackArrangement.canvas(stack)
    edges = [
      StackArrangement.constraint(first, along.start, .equal, canvas, along.start, "UISV-canvas-connection"),
      StackArrangement.constraint(canvas, along.end, .equal, last, along.end, "UISV-canvas-connection"),
    ]
    NSLayoutConstraint.activate(edges)
  }

  /// Pulls the stack to the smallest size that its views allow, where nothing else does.
  private mutating func makeFits(_ stack: UIStackView) {
    if StackArrangement.hasOpenGaps(stack) {
      fits.append(
        StackArrangement.constraint(
          stack, StackArrangement.along(stack).size, .equal, nil, .notAnAttribute, priority: 49, "UISV-canvas-fit"))
    }
    if stack.alignment != .fill {
      fits.append(
        StackArrangement.constraint(
          stack, StackArrangement.across(stack).size, .equal, nil, .notAnAttribute, priority: 49, "UISV-canvas-fit"))
    }
    NSLayoutConstraint.activate(fits)
  }

  // MARK: Across

  private static func alignment(of view: UIView, in stack: UIStackView) -> [NSLayoutConstraint] {
    let across = across(stack)
    let canvas = canvas(stack)
    func edge(_ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation) -> NSLayoutConstraint
    {
      constraint(view, attribute, relation, canvas, attribute, "UISV-alignment")
    }
    // A view that nothing gives a size has none across.
    let suppression = constraint(
      view, across.size, .equal, nil, .notAnAttribute, priority: 25, "UISV-ambiguity-suppression")
    let isBaseline = stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
    switch stack.alignment {
    case .fill: return [edge(across.start, .equal), edge(across.end, .equal)]
    case .leading: return [edge(across.start, .equal), edge(across.end, .lessThanOrEqual), suppression]
    case .trailing: return [edge(across.start, .greaterThanOrEqual), edge(across.end, .equal), suppression]
    case .center:
      return [
        edge(across.center, .equal), edge(across.start, .greaterThanOrEqual), edge(across.end, .lessThanOrEqual),
        suppression,
      ]
    case .firstBaseline, .lastBaseline:
      var made = [edge(across.start, .greaterThanOrEqual), edge(across.end, .lessThanOrEqual), suppression]
      let attribute: NSLayoutConstraint.Attribute = stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      if isBaseline, stack.axis == .horizontal, let first = stack.arranged.first, first !== view {
        made.append(constraint(view, attribute, .equal, first, attribute, "UISV-alignment"))
      }
      return made
    }
  }

  // MARK: Visibility

  mutating func updateVisibility(of stack: UIStackView) {
    guard hidings.count == stack.arranged.count else { return }
    for (index, view) in stack.arranged.enumerated() {
      setHidden(view.isHidden, index, view, stack)
      for constraint in alignments[index] where constraint.isActive == view.isHidden {
        constraint.isActive = !view.isHidden
      }
    }
    updateGaps(of: stack)
    guard stack.distribution != .fill else { return }
    makeSizes(of: stack)
  }

  private mutating func setHidden(_ isHidden: Bool, _ index: Int, _ view: UIView, _ stack: UIStackView) {
    if let hiding = hidings[index] {
      hiding.isActive = isHidden
    } else if isHidden {
      let hiding = StackArrangement.constraint(
        view, StackArrangement.along(stack).size, .equal, nil, .notAnAttribute, "UISV-hiding")
      hidings[index] = hiding
      hiding.isActive = true
    }
  }

  private func updateGaps(of stack: UIStackView) {
    let views = stack.arranged
    guard let first = views.firstIndex(where: { !$0.isHidden }), let last = views.lastIndex(where: { !$0.isHidden })
    else {
      for gap in gaps { gap.constant = 0 }
      return
    }
    for (index, gap) in gaps.enumerated() {
      let hidden = (views[index].isHidden ? 1 : 0) + (views[index + 1].isHidden ? 1 : 0)
      let isOutside = index < first || index >= last
      gap.constant = isOutside ? 0 : stack.resolvedSpacing(after: views[index]) * (1 - CGFloat(hidden) / 2)
    }
  }

  // MARK: Sizes

  private mutating func makeSizes(of stack: UIStackView) {
    for constraint in sizes { constraint.isActive = false }
    for guide in guides { stack.removeLayoutGuide(guide) }
    sizes = []
    guides = []
    let visible = stack.arranged.filter { !$0.isHidden }
    switch stack.distribution {
    case .fill: break
    case .fillEqually: sizes = StackArrangement.equalSizes(visible, stack)
    case .fillProportionally: sizes = StackArrangement.proportions(visible, stack)
    case .equalSpacing, .equalCentering: makeOpenGaps(visible, stack)
    }
    NSLayoutConstraint.activate(sizes)
  }

  private static func equalSizes(_ views: [UIView], _ stack: UIStackView) -> [NSLayoutConstraint] {
    guard let first = views.first else { return [] }
    let size = along(stack).size
    return views.dropFirst().map { constraint($0, size, .equal, first, size, "UISV-fill-equally") }
  }

  private static func proportions(_ views: [UIView], _ stack: UIStackView) -> [NSLayoutConstraint] {
    let isHorizontal = stack.axis == .horizontal
    let natural = views.map { max(isHorizontal ? $0.cachedIntrinsicSize.width : $0.cachedIntrinsicSize.height, 0) }
    let spacing = views.dropLast().reduce(0) { $0 + stack.resolvedSpacing(after: $1) }
    let total = natural.reduce(0, +) + spacing
    guard total > 0 else { return equalSizes(views, stack) }
    let size = along(stack).size
    return zip(views, natural).enumerated().map { index, pair in
      let (view, natural) = pair
      guard natural > 0 else {
        return constraint(
          view, size, .equal, nil, .notAnAttribute, priority: Float(max(999 - index, 1)), "UISV-fill-proportionally")
      }
      return constraint(
        view, size, .equal, canvas(stack), size, multiplier: natural / total, priority: Float(max(999 - index, 1)),
        "UISV-fill-proportionally")
    }
  }

  mutating func updateProportions(of stack: UIStackView) {
    let fresh = StackArrangement.proportions(stack.arranged.filter { !$0.isHidden }, stack)
    guard !zip(fresh, sizes).allSatisfy({ $0.multiplier == $1.multiplier }) || fresh.count != sizes.count else {
      return
    }
    for constraint in sizes { constraint.isActive = false }
    sizes = fresh
    NSLayoutConstraint.activate(sizes)
  }

  /// Guides stand for the gaps: from edge to edge for equal spacing, from centre to centre for equal centring.
  private mutating func makeOpenGaps(_ views: [UIView], _ stack: UIStackView) {
    for constraint in edges { constraint.isActive = false }
    edges = []
    guard let first = views.first, let last = views.last else { return }
    makeEdges(stack, first, last)
    let along = StackArrangement.along(stack)
    let centres = stack.distribution == .equalCentering
    for (one, next) in zip(views, views.dropFirst()) {
      let guide = UILayoutGuide()
      guide.identifier = "UISV-gap"
      stack.addLayoutGuide(guide)
      let name = "UISV-distributing-edge"
      sizes.append(
        StackArrangement.constraint(guide, along.start, .equal, one, centres ? along.center : along.end, name))
      sizes.append(
        StackArrangement.constraint(guide, along.end, .equal, next, centres ? along.center : along.start, name))
      sizes.append(
        StackArrangement.constraint(
          next, along.start, .greaterThanOrEqual, one, along.end, constant: stack.resolvedSpacing(after: one),
          "UISV-spacing"))
      if let model = guides.first {
        sizes.append(
          StackArrangement.constraint(
            guide, along.size, .equal, model, along.size, priority: centres ? 149 : 1000, "UISV-fill-equally"))
      }
      guides.append(guide)
    }
  }
}
