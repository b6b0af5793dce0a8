/// What has happened since a row was last looked after.
struct Upkeep {
  var edits = 0
  var pivots = 0
  var nextRow: Int32 = 0
  /// True after shifts so large that all values have lost digits.
  var isCoarse = false
}

extension Tableau {
  /// Now and then works one row out anew from the constraints as they were added, so that rounding does not pile up
  /// however long the tableau lives. Where that shows rounding to have piled up, all rows are.
  @inline(__always) mutating func lookAfterRows() {
    guard retiredCount == 0 else { return }
    if upkeep.isCoarse { restateAll() }
    if upkeep.edits >= 64 {
      upkeep.edits = 0
      if let row = nextRowToLookAfter() { restate(row) }
    }
    if upkeep.pivots >= 16 {
      upkeep.pivots = 0
      guard let row = nextRowToLookAfter() else { return }
      if recompose(row) > Tolerance.drift { recomposeAll() }
      restate(row)
    }
  }

  /// Works all rows out anew and prices everything again. There must be no retired
  /// symbols.
  mutating func recomposeAll() {
    var error = Double.infinity
    for _ in 0..<4 where error > Tolerance.drift {
      error = 0
      for row in 0..<Int32(rows.count) where rows[row].symbol >= 0 { error = max(error, recompose(row)) }
    }
    restateAll()
    for symbol in 0..<Int32(symbols.count) where symbols[symbol].kind != .vacant && symbols[symbol].row < 0 {
      enqueue(symbol)
    }
  }

  private mutating func nextRowToLookAfter() -> Int32? {
    guard rows.count > 0 else { return nil }
    if upkeep.nextRow >= Int32(rows.count) { upkeep.nextRow = 0 }
    defer { upkeep.nextRow += 1 }
    return rows[upkeep.nextRow].symbol >= 0 ? upkeep.nextRow : nil
  }

  private mutating func restateAll() {
    upkeep.isCoarse = false
    for row in 0..<Int32(rows.count) where rows[row].symbol >= 0 { restate(row) }
  }

  /// Works a row's value out anew: a tight constraint's residue stands for Σ terms − constant.
  mutating func restate(_ index: Int32) {
    let row = rows[index]
    var value = -symbols[row.symbol].base
    for position in 0..<Int(row.count) {
      let entry = entries.base[Int(row.entries) + position]
      value += entry.coefficient * symbols[entry.symbol].base
    }
    if value != row.constant {
      rows[index].constant = value
      epoch &+= 1
      if row.kink != .none { settleSide(index, before: row.constant) }
    }
  }

  /// Works a row's coefficients out anew, and returns how far off the worst was.
  private mutating func recompose(_ index: Int32) -> Double {
    let symbol = rows[index].symbol
    if symbols[symbol].kind == .constraint {
      _ = gatherTerms(symbol)
      let error = differenceFromSum(index)
      storeSum(inRow: index)
      return error
    }
    gatherError(index)
    var worst = 0.0
    staged.removeAll()
    for position in 0..<touched.count {
      let variable = touched.base[position]
      let error = marks[variable].sum
      worst = max(worst, abs(error))
      if abs(error) > 1e-15 { staged.append(StoredTerm(coefficient: error, variable: variable)) }
    }
    dropSum()
    guard staged.count > 0 else { return worst }
    _ = gather(symbol, times: 1)
    for position in 0..<staged.count {
      _ = gather(staged.base[position].variable, times: staged.base[position].coefficient)
    }
    staged.removeAll()
    storeSum(inRow: index)
    return worst
  }

  private func differenceFromSum(_ index: Int32) -> Double {
    let row = rows[index]
    var worst = 0.0
    for position in 0..<Int(row.count) {
      let entry = entries.base[Int(row.entries) + position]
      worst = max(worst, abs(entry.coefficient - marks[entry.symbol].sum))
    }
    return worst
  }

  /// Gathers by how much a variable differs from its row once the row's residues are written out in variables. One
  /// correction by this squares the error.
  private mutating func gatherError(_ index: Int32) {
    let row = rows[index]
    addSum(row.symbol, 1)
    for position in 0..<Int(row.count) {
      let entry = entries.base[Int(row.entries) + position]
      let symbol = symbols[entry.symbol]
      if symbol.kind == .variable { addSum(entry.symbol, -entry.coefficient) }
      for term in 0..<Int(symbol.termCount) {
        let term = terms.base[Int(symbol.terms) + term]
        addUndefined(term.variable, -entry.coefficient * term.coefficient)
      }
    }
  }
}
