import Meter

extension Tableau {
  // Variables.

  mutating func removeVariable(_ index: Int32) {
    if symbols[index].uses > 0 {
      RuntimeIssue.report(
        "variableInUse", "Solver variable \(index) was removed while constraints mention it; they are removed with it.")
      for other in 0..<Int32(symbols.count) where symbols[other].kind == .constraint {
        let symbol = symbols[other]
        let stored = terms.base + Int(symbol.terms)
        if (0..<Int(symbol.termCount)).contains(where: { stored[$0].variable == index }) { removeConstraint(other) }
      }
    }
    retire(index)
  }

  // Constraints.

  /// Adds a term to the constraint that is being made.
  @inline(__always) mutating func stage(_ term: Solver.Term) {
    staged.append(
      StoredTerm(
        coefficient: term.coefficient,
        variable: isAlive(term.variable.index, term.variable.generation, .variable) ? term.variable.index : -1))
  }

  /// Makes a constraint of the staged terms, after checking them.
  mutating func addConstraint(
    _ relation: Solver.Relation, _ constant: Double, _ priority: Float, isProtected: Bool
  ) -> Int32 {
    let isUsable = checkTerms() && checkPriority(priority)
    if !isUsable { staged.removeAll() }
    return addStaged(
      isUsable ? relation : nil, usable(constant), priority: isUsable ? priority : 1000, isProtected: isProtected)
  }

  /// Makes a constraint of the staged terms. Without a relation it never has an effect, without a constant not yet.
  mutating func addStaged(
    _ relation: Solver.Relation?, _ constant: Double?, priority: Float, isProtected: Bool = false
  ) -> Int32 {
    let index = makeSymbol(.constraint)
    epoch &+= 1
    let symbol = symbols.base + Int(index)
    symbol.pointee.sign = relation == .lessThanOrEqual ? -1 : 1
    symbol.pointee.level = levels.retain(priority)
    symbol.pointee.nominalKink = relation == nil ? .none : relation == .equal ? .equality : .inequality
    symbol.pointee.isProtected = isProtected
    symbol.pointee.isHeldBack = constant == nil
    symbol.pointee.constant = (constant ?? 0) * Double(symbol.pointee.sign)
    storeTerms(index)
    makeRow(ofConstraint: index)
    return index
  }

  mutating func removeConstraint(_ index: Int32) {
    if !conflicts.isEmpty { reconsider(index) }
    if symbols[index].partner >= 0 { undefine(by: index) }
    epoch &+= 1
    let symbol = symbols[index]
    for term in 0..<Int(symbol.termCount) { removeMention(terms.base[Int(symbol.terms) + term]) }
    if symbol.termClass >= 0 { terms.release(symbol.terms, symbol.termClass) }
    levels.release(symbol.level)
    symbols[index].termCount = 0
    retire(index)
  }

  mutating func setConstant(_ constant: Double, ofConstraint index: Int32) {
    guard let constant = usable(constant) else { return }
    let symbol = symbols.base + Int(index)
    let new = constant * Double(symbol.pointee.sign)
    let change = new - symbol.pointee.constant
    symbol.pointee.constant = new
    if change != 0 {
      upkeep.edits += 1
      epoch &+= 1
      if symbol.pointee.partner >= 0 {
        moveDefinition(by: index)
      } else {
        findBase(index)
        moveConstant(index, by: change)
      }
    }
    if !conflicts.isEmpty { reconsider(index) }
    if symbols[index].isHeldBack && !isBroken(index) { holdBack(index, false) }
  }

  /// Brings all values into line with a constraint's `base`, which has grown by `change`.
  @inline(__always) mutating func moveConstant(_ index: Int32, by change: Double) {
    let symbol = symbols[index]
    let isLarge = abs(change) > Tolerance.largeShift
    if symbol.row >= 0 {
      if isLarge { restate(symbol.row) } else { shift(symbol.row, by: -change) }
      return
    }
    for place in 0..<symbol.count {
      let place = columns.base[Int(symbol.column + place)]
      if isLarge {
        restate(place.row)
      } else {
        let coefficient = entries.base[Int(rows[place.row].entries + place.position)].coefficient
        shift(place.row, by: change * coefficient)
      }
    }
  }

  mutating func setPriority(_ priority: Float, ofConstraint index: Int32) {
    guard checkPriority(priority) else { return }
    let level = levels.retain(priority)
    let symbol = symbols[index]
    levels.release(symbol.level)
    guard level != symbol.level else { return }
    if !conflicts.isEmpty { reconsider(index) }
    if symbol.partner >= 0 { undefine(by: index) }
    epoch &+= 1
    if symbol.row >= 0 { setKink(ofRow: symbol.row, .none) }
    symbols[index].level = level
    if symbol.row >= 0 {
      rows[symbol.row].level = level
      setKink(ofRow: symbol.row, symbols[index].kink)
    } else {
      enqueue(index)
    }
  }

  // The parts of adding a constraint.

  private mutating func storeTerms(_ index: Int32) {
    guard staged.count > 0 else { return }
    var blockClass: Int8 = 0
    while Pool<StoredTerm>.size(blockClass) < staged.count { blockClass += 1 }
    let offset = terms.allocate(blockClass)
    let symbol = symbols.base + Int(index)
    symbol.pointee.terms = offset
    symbol.pointee.termClass = blockClass
    symbol.pointee.termCount = Int32(staged.count)
    let sign = Double(symbol.pointee.sign)
    for term in 0..<staged.count {
      let stored = staged.base[term]
      terms.base[Int(offset) + term] = StoredTerm(
        coefficient: sign * stored.coefficient, variable: stored.variable,
        place: addMention(stored.variable, Mention(constraint: index, position: Int32(term))))
    }
    staged.removeAll()
  }

  private mutating func makeRow(ofConstraint index: Int32) {
    if defineFresh(by: index) { return }
    findBase(index)
    let value = gatherTerms(index)
    let row = makeRow(for: index)
    rows[row].constant = value
    storeSum(inRow: row)
    setKink(ofRow: row, symbols[index].kink)
    let position = bestExchange(row)
    guard position >= 0 else { return }
    let entering = entries.base[Int(rows[row].entries + position)].symbol
    let isAlone = symbols[entering].count == 1
    pivot(row, at: position, entering: entering, direction: 1)
    // A variable that was nowhere else changes no other column's price.
    if isAlone { enqueue(index) } else { enqueueEntries(row) }
    if symbols[entering].kind == .retired {
      removeRow(row)
      releaseSymbol(entering)
    }
    if rows.count > Int(longRow) { shortenRows(of: index) }
  }

  /// Gathers the constraint's residue and returns its constant part.
  mutating func gatherTerms(_ index: Int32) -> Double {
    let symbol = symbols[index]
    var value = -symbol.constant
    for term in 0..<Int(symbol.termCount) {
      let term = terms.base[Int(symbol.terms) + term]
      value += gather(term.variable, times: term.coefficient)
    }
    return value
  }

  /// The entry that the row of a constraint just added is best solved for at once, or −1.
  ///
  /// A required equality has to be tight at any optimum: it takes the place of a symbol that costs nothing, else of the
  /// tight constraint with the lowest priority. Any constraint takes the place of a retired symbol: it most likely comes
  /// in its stead.
  private func bestExchange(_ index: Int32) -> Int32 {
    let row = rows[index]
    let isRequired = row.kink == .equality && row.level == Levels.required
    var best: Int32 = -1
    var bestKey: UInt32 = .max
    var bestCount: Int32 = .max
    for position in 0..<row.count {
      let entry = entries.base[Int(row.entries + position)]
      let symbol = symbols[entry.symbol]
      guard abs(entry.coefficient) > 1e-4, isRequired || symbol.kind == .retired else { continue }
      if symbol.kink != .none && symbol.level == Levels.required { continue }
      let key = symbol.kink == .none ? 0 : levels.key(symbol.level)
      if key < bestKey || (key == bestKey && symbol.count < bestCount) {
        best = position
        bestKey = key
        bestCount = symbol.count
      }
    }
    return best
  }

  // Input that cannot be used.

  private mutating func checkTerms() -> Bool {
    var kept = 0
    for index in 0..<staged.count {
      let term = staged.base[index]
      guard term.variable >= 0 else {
        RuntimeIssue.report("unknownVariable", "A constraint mentions a variable that was removed; it has no effect.")
        return false
      }
      guard abs(term.coefficient) <= Tolerance.limit else {
        RuntimeIssue.report(
          "constraintMultiplierNotUsable",
          "A constraint's multiplier \(term.coefficient) is not finite or exceeds internal limits; it has no effect.")
        return false
      }
      guard abs(term.coefficient) > Tolerance.coefficient else { continue }
      staged.base[kept] = term
      kept += 1
    }
    while staged.count > kept { _ = staged.removeLast() }
    return true
  }

  private func checkPriority(_ priority: Float) -> Bool {
    if priority > 0 && priority <= 1000 { return true }
    RuntimeIssue.report(
      "constraintPriorityNotUsable",
      "A constraint's priority is \(priority); it must be greater than 0 and at most 1000.")
    return false
  }

  /// The constant, cut to the internal limit; nil when it is not a number or infinite.
  @inline(__always) private func usable(_ constant: Double) -> Double? {
    if abs(constant) <= Tolerance.limit { return constant }
    guard constant.isFinite else {
      RuntimeIssue.report("constraintConstantNotFinite", "A constraint's constant is \(constant), which is not finite.")
      return nil
    }
    RuntimeIssue.report(
      "constraintConstantExceedsLimit",
      "A constraint's constant \(constant) exceeds internal limits; a smaller value is substituted.")
    return constant < 0 ? -Tolerance.limit : Tolerance.limit
  }
}
