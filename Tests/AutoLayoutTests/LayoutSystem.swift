import AutoLayout

/// Views as the solver sees them: four variables each, sizes at least 0, and intrinsic sizes as two inequalities an axis.
final class LayoutSystem {
  let solver = Solver()
  private(set) var variables: [String: [Solver.Variable]] = [:]

  /// Adds a view without an intrinsic size.
  func addView(_ name: String) {
    let four = (0..<4).map { _ in solver.makeVariable() }
    variables[name] = four
    solver.add(.init(four[2]), .greaterThanOrEqual, 0)
    solver.add(.init(four[3]), .greaterThanOrEqual, 0)
  }

  /// Adds a view with an intrinsic size; priorities are per axis.
  func addView(_ name: String, _ intrinsic: [Double], hug: [Float] = [250, 250], comp: [Float] = [750, 750]) {
    addView(name)
    for axis in 0..<2 {
      let size = Solver.Term(variables[name]![2 + axis])
      solver.add(size, .lessThanOrEqual, intrinsic[axis], priority: hug[axis])
      solver.add(size, .greaterThanOrEqual, intrinsic[axis], priority: comp[axis])
    }
  }

  /// An attribute such as `a.centerX` as terms.
  func terms(_ attribute: String, times factor: Double = 1) -> [Solver.Term] {
    let parts = attribute.split(separator: ".")
    let four = variables[String(parts[0])]!
    func term(_ index: Int, _ share: Double = 1) -> Solver.Term { .init(four[index], factor * share) }
    switch parts[1] {
    case "left": return [term(0)]
    case "top": return [term(1)]
    case "width": return [term(2)]
    case "height": return [term(3)]
    case "right": return [term(0), term(2)]
    case "bottom": return [term(1), term(3)]
    case "centerX": return [term(0), term(2, 0.5)]
    case "centerY": return [term(1), term(3, 0.5)]
    default: fatalError("unknown attribute \(attribute)")
    }
  }

  /// Adds `left` relation multiplier · `right` + constant.
  func add(
    _ left: String, _ relation: Solver.Relation, _ right: String, times multiplier: Double = 1,
    _ constant: Double = 0, at priority: Float = 1000
  ) {
    solver.add(terms(left) + terms(right, times: -multiplier), relation, constant, priority: priority)
  }

  /// Adds `left` relation constant.
  func add(_ left: String, _ relation: Solver.Relation, _ constant: Double, at priority: Float = 1000) {
    solver.add(terms(left), relation, constant, priority: priority)
  }

  /// The value of an attribute.
  func value(_ attribute: String) -> Double {
    terms(attribute).reduce(0) { $0 + $1.coefficient * solver.value(of: $1.variable) }
  }
}

extension LayoutSystem {
  convenience init(_ system: OracleSystem) {
    self.init()
    for view in system.views {
      if let intrinsic = view.intrinsic {
        addView(view.n, intrinsic, hug: view.hug!, comp: view.comp!)
      } else {
        addView(view.n)
      }
    }
    for constraint in system.constraints {
      let relation: Solver.Relation =
        constraint.rel == "==" ? .equal : constraint.rel == "<=" ? .lessThanOrEqual : .greaterThanOrEqual
      if let other = constraint.b {
        add(constraint.a, relation, other, times: constraint.m ?? 1, constraint.k, at: constraint.p)
      } else {
        add(constraint.a, relation, constraint.k, at: constraint.p)
      }
    }
  }
}
