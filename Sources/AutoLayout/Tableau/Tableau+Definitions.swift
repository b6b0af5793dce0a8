import Meter

/// When variables are defined.
enum Definitions {
  /// What a defined variable stands for is kept while it is a sum of at most as many terms: the smallest block of a pool.
  @inline(__always) static var longestForm: Int { 4 }
  /// A variable from which more follows than this is not defined: all that follows would have to be worked out anew.
  @inline(__always) static var mostFollowers: Int { 128 }
  /// Of the equalities in a long row, how many are tried at a time.
  @inline(__always) static var mostTries: Int { 64 }
}

// A required equality is tight at any optimum. As a column it would be an entry in each row that hangs on it: with views
// in views, or one beside the other, rows grow with the depth, and the whole with its square. So where rows get long, an
// equality *defines* one of its variables: the variable has no row, the equality no column, and what mentions the
// variable is written in those that define it. Definitions refer to each other and form no circle. Editing the equality
// walks along what follows from it, and so does taking the definition back, which removing the equality begins with.
extension Tableau {
  /// Lets a required equality define a variable that nothing else mentions, when its row would be long.
  mutating func defineFresh(by index: Int32) -> Bool {
    guard isRequiredEquality(index), rows.count > Int(longRow) else { return false }
    let symbol = symbols[index]
    var fresh: Int32 = -1
    var isLong = false
    for position in 0..<Int(symbol.termCount) {
      let term = terms.base[Int(symbol.terms) + position]
      let variable = symbols.base + Int(term.variable)
      if variable.pointee.row >= 0 {
        isLong = isLong || rows[variable.pointee.row].count >= longRow
      } else if variable.pointee.partner >= 0 {
        isLong = isLong || variable.pointee.formCount < 0
      } else if variable.pointee.uses == 1, variable.pointee.count == 0, abs(term.coefficient) > 1e-4 {
        fresh = term.variable
      }
    }
    guard isLong, fresh >= 0 else { return false }
    Counter.solverPivots.add()
    define(fresh, by: index)
    return true
  }

  /// Shortens the rows of the variables of a required equality that was just added, where one is long: the equalities in
  /// it define what they can, and if that does not help, so does the new one.
  mutating func shortenRows(of index: Int32) {
    guard isRequiredEquality(index) else { return }
    guard let row = longestRow(of: index), row.count >= longRow else { return }
    walk.rows.removeAll()
    for position in 0..<Int(row.count) { listByAge(entries.base[Int(row.entries) + position].symbol) }
    for position in 0..<walk.rows.count { defineBasic(by: walk.rows.base[position]) }
    walk.rows.removeAll()
    defineBasic(by: index, from: longRow)
  }

  /// Adds a tight required equality to `walk.rows`, the oldest first: each then finds the variable that it took the place
  /// of when it was added, and none is left without.
  private mutating func listByAge(_ index: Int32) {
    guard symbols[index].kind == .constraint, isRequiredEquality(index), !symbols[index].isNoDefinition,
      walk.rows.count < Definitions.mostTries
    else { return }
    walk.rows.append(index)
    var position = walk.rows.count - 1
    let list = walk.rows.base
    while position > 0, symbols[list[position - 1]].generation > symbols[index].generation {
      list[position] = list[position - 1]
      position -= 1
    }
    list[position] = index
  }

  /// Lets a tight required equality define one of its basic variables, if that one's row is not shorter than `length`.
  private mutating func defineBasic(by index: Int32, from length: Int32 = 0) {
    guard symbols[index].kind == .constraint, isRequiredEquality(index), symbols[index].row < 0,
      symbols[index].partner < 0
    else { return }
    let variable = mostIndependentVariable(in: index)
    guard variable >= 0 else {
      symbols[index].isNoDefinition = true
      return
    }
    guard rows[symbols[variable].row].count >= length else { return }
    while symbols[index].count > 0 {
      let place = columns.base[Int(symbols[index].column + symbols[index].count - 1)]
      removeEntry(place.row, place.position)
    }
    removeRow(symbols[variable].row)
    define(variable, by: index)
  }

  private func longestRow(of index: Int32) -> Row? {
    let symbol = symbols[index]
    var longest: Row?
    for position in 0..<Int(symbol.termCount) {
      let row = symbols[terms.base[Int(symbol.terms) + position].variable].row
      if row >= 0, rows[row].count > longest?.count ?? 0 { longest = rows[row] }
    }
    return longest
  }

  /// The basic variable of an equality that can be defined by it and from which least follows, or −1.
  private mutating func mostIndependentVariable(in index: Int32) -> Int32 {
    let symbol = symbols[index]
    var best: Int32 = -1
    var least = Int.max
    for position in 0..<Int(symbol.termCount) {
      let term = terms.base[Int(symbol.terms) + position]
      guard symbols[term.variable].row >= 0, abs(term.coefficient) > 1e-4, isIndependent(term.variable, in: index),
        walk.order.count < least
      else { continue }
      best = term.variable
      least = walk.order.count
    }
    return best
  }

  /// Whether the equality mentions the variable once, and nothing that follows from it, which must not be very much.
  private mutating func isIndependent(_ variable: Int32, in index: Int32) -> Bool {
    guard findFollowers(of: variable, atMost: Definitions.mostFollowers) else { return false }
    let symbol = symbols[index]
    var found = 0
    for position in 0..<Int(symbol.termCount) {
      if marks[terms.base[Int(symbol.terms) + position].variable].stamp == stamp { found += 1 }
    }
    return found == 1
  }

  private mutating func define(_ variable: Int32, by index: Int32) {
    epoch &+= 1
    symbols[index].partner = variable
    symbols[variable].partner = index
    findFollowers(of: variable)
    refreshFollowers()
    for position in 0..<walk.dependents.count { findBase(walk.dependents.base[position]) }
  }

  /// Gives the variable its row back and the equality its column.
  mutating func undefine(by index: Int32) {
    epoch &+= 1
    let variable = symbols[index].partner
    let own = coefficient(of: variable, in: index)
    symbols[index].partner = -1
    symbols[variable].partner = -1
    symbols[variable].base = 0
    dropForm(of: variable)
    findFollowers(of: variable)
    refreshFollowers()
    findRates(from: variable, 1 / own)
    addColumn(of: index)
    let symbol = symbols[index]
    var constant = symbol.constant / own
    for position in 0..<Int(symbol.termCount) {
      let term = terms.base[Int(symbol.terms) + position]
      if term.variable != variable { constant += gather(term.variable, times: -term.coefficient / own) }
    }
    addSum(index, 1 / own)
    let row = makeRow(for: variable)
    rows[row].constant = constant
    storeSum(inRow: row)
  }

  /// Brings the values that hang on a defining equality into line with its constant.
  mutating func moveDefinition(by index: Int32) {
    findFollowers(of: symbols[index].partner)
    for position in stride(from: walk.order.count - 1, through: 0, by: -1) { findBase(walk.order.base[position]) }
    for position in 0..<walk.dependents.count {
      let dependent = walk.dependents.base[position]
      let before = symbols[dependent].base
      findBase(dependent)
      let change = symbols[dependent].base - before
      if change != 0 { moveConstant(dependent, by: change) }
    }
  }

  // What is kept of a constraint or a defined variable.

  @inline(__always) func coefficient(of variable: Int32, in index: Int32) -> Double {
    let symbol = symbols[index]
    var position = Int(symbol.terms)
    while terms.base[position].variable != variable { position += 1 }
    return terms.base[position].coefficient
  }

  /// Works out a constraint's or a defined variable's `base` from those of the variables it mentions.
  mutating func findBase(_ index: Int32) {
    let isVariable = symbols[index].kind == .variable
    let symbol = symbols[isVariable ? symbols[index].partner : index]
    var base = symbol.constant
    var own = 1.0
    for position in 0..<Int(symbol.termCount) {
      let term = terms.base[Int(symbol.terms) + position]
      if isVariable, term.variable == index {
        own = term.coefficient
      } else {
        base -= term.coefficient * symbols[term.variable].base
      }
    }
    symbols[index].base = base / own
  }

  /// Works out what a defined variable stands for, and keeps it when it is short.
  mutating func findForm(of variable: Int32) {
    walk.sum.removeAll()
    let definition = symbols[symbols[variable].partner]
    let own = coefficient(of: variable, in: symbols[variable].partner)
    for position in 0..<Int(definition.termCount) {
      let term = terms.base[Int(definition.terms) + position]
      guard term.variable != variable else { continue }
      let other = symbols[term.variable]
      let factor = -term.coefficient / own
      if other.partner < 0 {
        addToForm(term.variable, factor)
      } else if other.formCount >= 0 {
        for part in 0..<Int(other.formCount) {
          let part = terms.base[Int(other.form) + part]
          addToForm(part.variable, factor * part.coefficient)
        }
      } else {
        return dropForm(of: variable)
      }
      if walk.sum.count > Definitions.longestForm { return dropForm(of: variable) }
    }
    if symbols[variable].form < 0 { symbols[variable].form = terms.allocate(0) }
    var count: Int32 = 0
    for part in 0..<walk.sum.count where abs(walk.sum.base[part].coefficient) > Tolerance.coefficient {
      terms.base[Int(symbols[variable].form + count)] = walk.sum.base[part]
      count += 1
    }
    symbols[variable].formCount = count
  }

  private mutating func addToForm(_ variable: Int32, _ amount: Double) {
    for part in 0..<walk.sum.count where walk.sum.base[part].variable == variable {
      walk.sum.base[part].coefficient += amount
      return
    }
    walk.sum.append(StoredTerm(coefficient: amount, variable: variable))
  }

  private mutating func dropForm(of variable: Int32) {
    if symbols[variable].form >= 0 { terms.release(symbols[variable].form, 0) }
    symbols[variable].form = -1
    symbols[variable].formCount = -1
  }
}
