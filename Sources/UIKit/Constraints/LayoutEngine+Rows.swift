import AutoLayout
import Meter

extension LayoutEngine {
  /// Puts a constraint into the solver: `first − multiplier × second  relation  constant`, in its holder's coordinates.
  func add(_ constraint: NSLayoutConstraint) {
    constraint.handle = addRow(for: constraint)
    guard !isFitting, constraint.handle != nil else { return }
    Counter.constraintsAdded.add()
    if let holder = constraint.holder { markIsland(of: holder) }
  }

  /// Nil when an item is gone.
  func addRow(for constraint: NSLayoutConstraint) -> Solver.Constraint? {
    guard let offset = buildTerms(of: constraint) else { return nil }
    if !isFitting { constraint.attributeOffset = offset }
    return row(constraint.relation, Double(constraint.constant) - offset, constraint.priority.rawValue)
  }

  /// What the constraint's constant has to be corrected by now.
  func attributeOffset(of constraint: NSLayoutConstraint) -> Double {
    buildTerms(of: constraint) ?? constraint.attributeOffset
  }

  /// Fills `terms` and returns the constant part of what stands on their side.
  private func buildTerms(of constraint: NSLayoutConstraint) -> Double? {
    guard let holder = constraint.holder, let first = constraint.first else { return nil }
    terms.removeAll(keepingCapacity: true)
    let offset = append(first, constraint.firstAttribute, 1, relativeTo: holder, other: constraint.second)
    guard constraint.secondAttribute != .notAnAttribute else { return offset }
    guard let second = constraint.second else { return nil }
    let coefficient = -Double(constraint.multiplier)
    return offset + append(second, constraint.secondAttribute, coefficient, relativeTo: holder, other: first)
  }

  /// The solver's forms of up to four terms allocate nothing.
  func row(
    _ relation: NSLayoutConstraint.Relation, _ constant: Double, _ priority: Float, isProtected: Bool = false
  ) -> Solver.Constraint {
    let relation: Solver.Relation =
      switch relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    switch terms.count {
    case 1:
      return solver.add(terms[0], relation, constant, priority: priority, isProtected: isProtected)
    case 2:
      return solver.add(terms[0], terms[1], relation, constant, priority: priority, isProtected: isProtected)
    case 3:
      return solver.add(terms[0], terms[1], terms[2], relation, constant, priority: priority, isProtected: isProtected)
    case 4:
      return solver.add(
        terms[0], terms[1], terms[2], terms[3], relation, constant, priority: priority, isProtected: isProtected)
    default:
      return solver.add(terms, relation, constant, priority: priority, isProtected: isProtected)
    }
  }

  // MARK: Terms

  /// Appends `coefficient × attribute` in `holder`'s coordinates and returns the constant part.
  private func append(
    _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ coefficient: Double, relativeTo holder: UIView,
    other: LayoutItem?
  ) -> Double {
    if let within = attribute.withinMargins, let view = item.view {
      return append(view.layoutMarginsGuide.item, within, coefficient, relativeTo: holder, other: other)
    }
    switch attribute {
    case .width:
      append(.width, of: sized(item, holder, other, isSize: true), coefficient)
      return -coefficient * (item.alignmentInsets.map { Double($0.left + $0.right) } ?? 0)
    case .height:
      append(.height, of: sized(item, holder, other, isSize: true), coefficient)
      return -coefficient * (item.alignmentInsets.map { Double($0.top + $0.bottom) } ?? 0)
    default: return appendLocation(item, attribute, coefficient, holder, other)
    }
  }

  private func appendLocation(
    _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ coefficient: Double, _ holder: UIView,
    _ other: LayoutItem?
  ) -> Double {
    let edges = sized(item, holder, other, isSize: false)
    let isRightToLeft = (attribute == .leading || attribute == .trailing) && item.view?.isRightToLeft == true
    // Reading from the right, distances grow to the left: leading is the right edge, counted negatively.
    let sign = isRightToLeft ? -coefficient : coefficient
    let insets = item.alignmentInsets ?? .zero
    switch attribute {
    case .left, .leading, .right, .trailing, .centerX:
      appendOrigin(.minX, of: edges, sign, holder)
      let isFarEdge = attribute == .right || (attribute == (isRightToLeft ? .leading : .trailing))
      if attribute == .centerX {
        append(.width, of: edges, sign / 2)
        return sign * Double(insets.left - insets.right) / 2
      }
      if isFarEdge { append(.width, of: edges, sign) }
      return sign * Double(isFarEdge ? -insets.right : insets.left)
    default:
      appendOrigin(.minY, of: edges, sign, holder)
      return appendVertical(attribute, edges, item, sign, insets)
    }
  }

  private func appendVertical(
    _ attribute: NSLayoutConstraint.Attribute, _ edges: LayoutItem, _ item: LayoutItem, _ sign: Double,
    _ insets: UIEdgeInsets
  ) -> Double {
    switch attribute {
    case .top: return sign * Double(insets.top)
    case .centerY:
      append(.height, of: edges, sign / 2)
      return sign * Double(insets.top - insets.bottom) / 2
    case .firstBaseline:
      item.namesBaseline = true
      if let distance = item.ownView?.firstBaselineDistance { return sign * Double(distance) }
      append(.height, of: edges, sign)
      return sign * Double(-insets.bottom)
    case .lastBaseline:
      item.namesBaseline = true
      append(.height, of: edges, sign)
      return sign * Double(-(item.ownView?.lastBaselineDistance ?? insets.bottom))
    default:
      append(.height, of: edges, sign)
      return sign * Double(-insets.bottom)
    }
  }

  /// What stands for the item's edges: seen from a descendant, a scroll view's content.
  private func sized(_ item: LayoutItem, _ holder: UIView, _ other: LayoutItem?, isSize: Bool) -> LayoutItem {
    guard !isSize, item.ownView === holder, let other, other !== item, other.guide == nil || other.view !== holder,
      let content = holder._contentConstraintGuide
    else { return item }
    return content.item
  }

  private func append(_ kind: ItemVariables.Kind, of item: LayoutItem, _ coefficient: Double) {
    terms.append(Solver.Term(variable(kind, of: item), coefficient))
  }

  /// The item's origin and those of the superviews on the way to `holder`. The holder's own origin is 0 in itself.
  private func appendOrigin(
    _ kind: ItemVariables.Kind, of item: LayoutItem, _ coefficient: Double, _ holder: UIView
  ) {
    var current: UIView?
    if item.guide != nil {
      append(kind, of: item, coefficient)
      current = item.view
    } else {
      current = item.ownView
    }
    while let view = current, view !== holder {
      append(kind, of: view.item, coefficient)
      if view.translatesMask { view.passesConstraintsThrough = true }
      current = view.parent
    }
  }
}
