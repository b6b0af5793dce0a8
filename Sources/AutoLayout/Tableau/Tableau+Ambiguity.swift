extension Tableau {
  @inline(__always) mutating func value(_ index: Int32) -> Double {
    let row = symbols[index].row
    if symbols[index].partner >= 0 { return definedValue(index) + 0 }
    // Adding 0 makes −0 plain.
    return row >= 0 ? rows[row].constant + 0 : 0
  }

  /// Whether every change of the variable costs something, as far as this can be told from prices alone.
  mutating func isPinned(_ index: Int32) -> Bool {
    guard symbols[index].row >= 0 || symbols[index].isDefined else { return false }
    _ = gather(index, times: 1)
    var parts: [Int32] = []
    for position in 0..<touched.count where abs(marks[touched.base[position]].sum) > Tolerance.coefficient {
      parts.append(touched.base[position])
    }
    dropSum()
    return parts.allSatisfy { costsToMove($0) }
  }

  /// Whether a variable gets anywhere else when pulled by a constraint below all others. Changes the tableau.
  mutating func yields(_ index: Int32) -> Bool {
    let before = value(index)
    for (relation, pull) in [(Solver.Relation.greaterThanOrEqual, 1.0), (.lessThanOrEqual, -1)] {
      staged.append(StoredTerm(coefficient: 1, variable: index))
      let constraint = addStaged(relation, before + pull, priority: 0)
      optimise()
      if abs(value(index) - before) > Tolerance.conflict { return true }
      removeConstraint(constraint)
    }
    return false
  }
}
