// What follows from a variable by definitions.
extension Tableau {
  /// Finds the variables that are defined by way of a variable, itself included, and the constraints that mention any.
  /// Returns false where that is more than `limit`.
  @discardableResult
  mutating func findFollowers(of variable: Int32, atMost limit: Int = .max) -> Bool {
    advanceStamp()
    walk.order.removeAll()
    walk.dependents.removeAll()
    marks[variable].stamp = stamp
    walk.stack.append(Walk.Step(symbol: variable))
    while walk.stack.count > 0 {
      if walk.order.count + walk.dependents.count > limit {
        walk.stack.removeAll()
        return false
      }
      let top = walk.stack.base + (walk.stack.count - 1)
      let symbol = symbols.base + Int(top.pointee.symbol)
      if top.pointee.position == symbol.pointee.uses {
        walk.order.append(walk.stack.removeLast().symbol)
        continue
      }
      let constraint = mentions.base[Int(symbol.pointee.mentions + top.pointee.position)].constraint
      top.pointee.position += 1
      let defined = symbols[constraint].partner
      let next = defined >= 0 ? defined : constraint
      guard marks[next].stamp != stamp else { continue }
      marks[next].stamp = stamp
      if defined >= 0 { walk.stack.append(Walk.Step(symbol: defined)) } else { walk.dependents.append(constraint) }
    }
    return true
  }

  mutating func refreshFollowers() {
    for position in stride(from: walk.order.count - 1, through: 0, by: -1) {
      let variable = walk.order.base[position]
      guard symbols[variable].partner >= 0 else { continue }
      findBase(variable)
      findForm(of: variable)
    }
  }

  /// Finds by how much the followers grow with the variable, which itself grows by `rate`.
  mutating func findRates(from variable: Int32, _ rate: Double) {
    for position in stride(from: walk.order.count - 1, through: 0, by: -1) {
      let follower = walk.order.base[position]
      known[follower].weight = 0
      guard follower != variable else {
        known[follower].weight = rate
        continue
      }
      let definition = symbols[follower].partner
      known[follower].weight = -growth(of: definition) / coefficient(of: follower, in: definition)
    }
  }

  /// By how much a constraint's terms grow with the followers.
  private func growth(of constraint: Int32) -> Double {
    let symbol = symbols[constraint]
    var rate = 0.0
    for position in 0..<Int(symbol.termCount) {
      let term = terms.base[Int(symbol.terms) + position]
      if marks[term.variable].stamp == stamp { rate += term.coefficient * known[term.variable].weight }
    }
    return rate
  }

  /// Enters a symbol in all rows that hang on it, by the rates at which the followers grow with it.
  mutating func addColumn(of index: Int32) {
    for position in 0..<walk.dependents.count {
      let dependent = walk.dependents.base[position]
      findBase(dependent)
      guard dependent != index else { continue }
      let rate = growth(of: dependent)
      guard abs(rate) > Tolerance.coefficient else { continue }
      let symbol = symbols[dependent]
      if symbol.row >= 0 {
        walk.add(rate, toRow: symbol.row)
        continue
      }
      for place in 0..<Int(symbol.count) {
        let place = columns.base[Int(symbol.column) + place]
        let coefficient = entries.base[Int(rows[place.row].entries + place.position)].coefficient
        walk.add(-coefficient * rate, toRow: place.row)
      }
    }
    for position in 0..<walk.rows.count {
      let row = walk.rows.base[position]
      let coefficient = walk.rowSums[row]
      walk.rowSums[row] = 0
      if abs(coefficient) > Tolerance.coefficient { appendEntry(row, index, coefficient) }
    }
    walk.rows.removeAll()
  }

  mutating func addMention(_ variable: Int32, _ mention: Mention) -> Int32 {
    let symbol = symbols.base + Int(variable)
    let place = symbol.pointee.uses
    if symbol.pointee.mentionClass < 0 {
      symbol.pointee.mentions = mentions.allocate(0)
      symbol.pointee.mentionClass = 0
    } else if Int(place) == Pool<Mention>.size(symbol.pointee.mentionClass) {
      mentions.enlarge(&symbol.pointee.mentions, &symbol.pointee.mentionClass, count: Int(place))
    }
    mentions.base[Int(symbol.pointee.mentions + place)] = mention
    symbol.pointee.uses = place + 1
    return place
  }

  /// Takes a term from its variable's mentions; the last one moves into the gap.
  mutating func removeMention(_ term: StoredTerm) {
    let symbol = symbols.base + Int(term.variable)
    let last = symbol.pointee.uses - 1
    symbol.pointee.uses = last
    guard term.place != last else { return }
    let moved = mentions.base[Int(symbol.pointee.mentions + last)]
    mentions.base[Int(symbol.pointee.mentions + term.place)] = moved
    terms.base[Int(symbols[moved.constraint].terms + moved.position)].place = term.place
  }
}
