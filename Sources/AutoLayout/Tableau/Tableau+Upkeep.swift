/// What has happened since a row was last looked after.
struct Upkeep {
  var edits = 0
  var pivots = 0
  var nextRow: Int32 = 0
}

extension Tableau {
  /// Now and then works one row out anew from the constraints as they were added, so that rounding does not pile up
  /// however long the tableau lives.
  @inline(__always) mutating func lookAfterRows() {
    // Retired symbols no longer say what they stood for; there are none once the queue is empty.
    guard queue.count == 0 else { return }
    if upkeep.edits >= 64 {
      upkeep.edits = 0
      if let row = nextRowToLookAfter() { restate(row) }
    }
    if upkeep.pivots >= 32 {
      upkeep.pivots = 0
      if let row = nextRowToLookAfter() {
        recompose(row)
        restate(row)
      }
    }
  }

  private mutating func nextRowToLookAfter() -> Int32? {
    guard rows.count > 0 else { return nil }
    if upkeep.nextRow >= Int32(rows.count) { upkeep.nextRow = 0 }
    defer { upkeep.nextRow += 1 }
    return rows[upkeep.nextRow].symbol >= 0 ? upkeep.nextRow : nil
  }

  /// Works a row's value out anew: a tight constraint's residue stands for Σ terms − constant.
  mutating func restate(_ index: Int32) {
    let row = rows[index]
    var value = -symbols[row.symbol].constant
    for position in 0..<Int(row.count) {
      let entry = entries.base[Int(row.entries) + position]
      value += entry.coefficient * symbols[entry.symbol].constant
    }
    if value != row.constant {
      rows[index].constant = value
      if row.kink != .none { settleSide(index, before: row.constant) }
    }
  }

  /// Works a row's coefficients out anew.
  private mutating func recompose(_ index: Int32) {
    let symbol = rows[index].symbol
    if symbols[symbol].kind == .constraint {
      _ = gatherTerms(symbol)
      storeSum(inRow: index)
      return
    }
    gatherError(index)
    staged.removeAll()
    for position in 0..<touched.count {
      let variable = touched.base[position]
      let error = marks[variable].sum
      if abs(error) > 1e-15 { staged.append(StoredTerm(coefficient: error, variable: variable)) }
    }
    dropSum()
    guard staged.count > 0 else { return }
    _ = gather(symbol, times: 1)
    for position in 0..<staged.count {
      _ = gather(staged.base[position].variable, times: staged.base[position].coefficient)
    }
    staged.removeAll()
    storeSum(inRow: index)
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
        addSum(term.variable, -entry.coefficient * term.coefficient)
      }
    }
  }
}
