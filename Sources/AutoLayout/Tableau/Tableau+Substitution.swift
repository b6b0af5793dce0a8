// What defined variables stand for.
extension Tableau {
  /// Adds a multiple of a defined variable to the gathered sum. Returns the part that is constant.
  mutating func gatherDefined(_ variable: Int32, times factor: Double) -> Double {
    var constant = factor * symbols[variable].base
    writeOut(variable, times: factor)
    // By index into what stays as it is: variables that are not defined are written out no further.
    for part in 0..<walk.sum.count {
      let part = walk.sum.base[part]
      constant += gather(part.variable, times: part.coefficient)
    }
    return constant
  }

  /// Adds a multiple of a variable to the gathered sum, written in variables that are not defined, rows left aside.
  mutating func addUndefined(_ variable: Int32, _ amount: Double) {
    guard symbols[variable].partner >= 0 else { return addSum(variable, amount) }
    writeOut(variable, times: amount)
    for part in 0..<walk.sum.count { addSum(walk.sum.base[part].variable, walk.sum.base[part].coefficient) }
  }

  /// The value of a defined variable; found once between two changes.
  mutating func definedValue(_ variable: Int32) -> Double {
    if known[variable].epoch == epoch { return known[variable].value }
    walk.stack.append(Walk.Step(symbol: variable))
    while walk.stack.count > 0 {
      let top = walk.stack.base[walk.stack.count - 1].symbol
      let value = symbols[top].formCount >= 0 ? valueOfForm(top) : valueOfDefinition(top)
      guard let value else { continue }
      known[top].value = value
      known[top].epoch = epoch
      _ = walk.stack.removeLast()
    }
    return known[variable].value
  }

  private func valueOfForm(_ variable: Int32) -> Double {
    let symbol = symbols[variable]
    var value = symbol.base
    for part in 0..<Int(symbol.formCount) {
      let part = terms.base[Int(symbol.form) + part]
      let row = symbols[part.variable].row
      if row >= 0 { value += part.coefficient * rows[row].constant }
    }
    return value
  }

  /// Nil when another variable has to be found first; it is then on the stack.
  private mutating func valueOfDefinition(_ variable: Int32) -> Double? {
    let definition = symbols[symbols[variable].partner]
    var value = definition.constant
    var own = 1.0
    for position in 0..<Int(definition.termCount) {
      let term = terms.base[Int(definition.terms) + position]
      let other = symbols[term.variable]
      if term.variable == variable {
        own = term.coefficient
      } else if other.row >= 0 {
        value -= term.coefficient * rows[other.row].constant
      } else if other.partner >= 0 {
        guard known[term.variable].epoch == epoch else {
          walk.stack.append(Walk.Step(symbol: term.variable))
          return nil
        }
        value -= term.coefficient * known[term.variable].value
      }
    }
    return value / own
  }

  /// Makes `walk.sum` what `factor` times a defined variable stands for, in variables that are not defined, in no
  /// particular order and not added up.
  private mutating func writeOut(_ variable: Int32, times factor: Double) {
    walk.sum.removeAll()
    guard symbols[variable].formCount < 0 else { return appendForm(variable, factor) }
    beginSources()
    visitSources(from: variable, throughForms: true)
    known[variable].weight = factor
    for position in stride(from: walk.order.count - 1, through: 0, by: -1) {
      let source = walk.order.base[position]
      hand(known[source].weight, of: source)
    }
  }

  /// Hands a variable's weight on to what its definition mentions.
  private mutating func hand(_ weight: Double, of variable: Int32) {
    let definition = symbols[symbols[variable].partner]
    let own = coefficient(of: variable, in: symbols[variable].partner)
    for position in 0..<Int(definition.termCount) {
      let term = terms.base[Int(definition.terms) + position]
      guard term.variable != variable else { continue }
      let other = symbols[term.variable]
      let amount = -weight * term.coefficient / own
      if other.partner < 0 {
        walk.sum.append(StoredTerm(coefficient: amount, variable: term.variable))
      } else if marks[term.variable].stamp == stamp {
        known[term.variable].weight += amount
      } else {
        appendForm(term.variable, amount)
      }
    }
  }

  private mutating func appendForm(_ variable: Int32, _ factor: Double) {
    let symbol = symbols[variable]
    for part in 0..<Int(symbol.formCount) {
      let part = terms.base[Int(symbol.form) + part]
      walk.sum.append(StoredTerm(coefficient: factor * part.coefficient, variable: part.variable))
    }
  }

  // Sources.

  private mutating func beginSources() {
    advanceStamp()
    walk.order.removeAll()
  }

  /// Adds a defined variable to `walk.order`, after those by which it is defined. `throughForms` those whose form is kept
  /// are left out.
  private mutating func visitSources(from variable: Int32, throughForms: Bool) {
    func isSource(_ symbol: Symbol) -> Bool { symbol.partner >= 0 && !(throughForms && symbol.formCount >= 0) }
    guard isSource(symbols[variable]), marks[variable].stamp != stamp else { return }
    marks[variable].stamp = stamp
    known[variable].weight = 0
    walk.stack.append(Walk.Step(symbol: variable))
    while walk.stack.count > 0 {
      let top = walk.stack.base + (walk.stack.count - 1)
      let definition = symbols[symbols[top.pointee.symbol].partner]
      if top.pointee.position == definition.termCount {
        walk.order.append(walk.stack.removeLast().symbol)
        continue
      }
      let next = terms.base[Int(definition.terms + top.pointee.position)].variable
      top.pointee.position += 1
      guard isSource(symbols[next]), marks[next].stamp != stamp else { continue }
      marks[next].stamp = stamp
      known[next].weight = 0
      walk.stack.append(Walk.Step(symbol: next))
    }
  }

  /// The equalities that define what a row's residue and the tight constraints in the row are written in, save those that
  /// cancel out.
  mutating func definitions(behindRow index: Int32) -> [Int32] {
    let row = rows[index]
    var parts = [(symbol: row.symbol, factor: 1.0)]
    for position in 0..<Int(row.count) {
      let entry = entries.base[Int(row.entries) + position]
      parts.append((entry.symbol, -entry.coefficient))
    }
    beginSources()
    forEachTerm(of: parts) { tableau, term, _ in tableau.visitSources(from: term.variable, throughForms: false) }
    forEachTerm(of: parts) { tableau, term, factor in
      tableau.known[term.variable].weight += factor * term.coefficient
    }
    var found: [Int32] = []
    walk.sum.removeAll()
    for position in stride(from: walk.order.count - 1, through: 0, by: -1) {
      let source = walk.order.base[position]
      guard abs(known[source].weight) > Tolerance.slope else { continue }
      found.append(symbols[source].partner)
      hand(known[source].weight, of: source)
    }
    return found
  }

  private mutating func forEachTerm(
    of parts: [(symbol: Int32, factor: Double)], _ body: (inout Tableau, StoredTerm, Double) -> Void
  ) {
    for part in parts where symbols[part.symbol].kind == .constraint {
      for position in 0..<Int(symbols[part.symbol].termCount) {
        let term = terms.base[Int(symbols[part.symbol].terms) + position]
        if symbols[term.variable].isDefined { body(&self, term, part.factor) }
      }
    }
  }
}
