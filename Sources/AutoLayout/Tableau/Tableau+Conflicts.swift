extension Tableau {
  /// Breaks one constraint of a set of required ones that cannot hold together.
  ///
  /// The set is the row of a violated constraint: its residue is a sum of others that may not move the way that would
  /// help. Which of equally required constraints UIKit gives up is not documented; here it is the one added last, so that
  /// what held goes on holding, protected ones spared where there are others. It comes back when a constraint of its
  /// conflict is removed or edited.
  ///
  /// - Returns: false when nothing is violated.
  mutating func breakConflict() -> Bool {
    guard var members = conflictingSymbols() else { return false }
    members.sort { symbols[$0].generation < symbols[$1].generation }
    let victim = members.last { !symbols[$0].isProtected } ?? members[members.count - 1]
    let conflict = Solver.Conflict(broken: handle(victim), members: members.map { handle($0) })
    conflicts.append(conflict)
    newConflicts.append(conflict)
    holdBack(victim, true)
    return true
  }

  /// Lets the constraints broken in conflicts with this one have their effect again; they may break anew.
  mutating func reconsider(_ index: Int32) {
    let constraint = handle(index)
    var position = 0
    while position < conflicts.count {
      guard conflicts[position].members.contains(constraint) else {
        position += 1
        continue
      }
      let broken = conflicts.remove(at: position).broken
      if isAlive(broken.index, broken.generation, .constraint) { holdBack(broken.index, false) }
    }
  }

  func isBroken(_ index: Int32) -> Bool {
    !conflicts.isEmpty && conflicts.contains { $0.broken == handle(index) }
  }

  /// The symbols of constraints that cannot hold together; nil when nothing is violated.
  private mutating func conflictingSymbols() -> [Int32]? {
    var violated: [Int32] = []
    for row in 0..<Int32(rows.count) where isViolated(row) {
      var members: [Int32] = []
      if collect(row, into: &members) { return members }
      violated.append(row)
    }
    guard let first = violated.first else { return nil }
    // No row conflicts by itself: those that meet in a column do so together.
    var members: [Int32] = []
    _ = collect(first, into: &members)
    var met = symbolsOfEntries(first)
    var pending = violated.dropFirst()
    while let next = pending.firstIndex(where: { symbolsOfEntries($0).contains { met.contains($0) } }) {
      let row = pending.remove(at: next)
      _ = collect(row, into: &members)
      met += symbolsOfEntries(row)
    }
    return members
  }

  private func symbolsOfEntries(_ index: Int32) -> [Int32] {
    let row = rows[index]
    return (0..<Int(row.count)).map { entries.base[Int(row.entries) + $0].symbol }
  }

  private func handle(_ index: Int32) -> Solver.Constraint {
    Solver.Constraint(index: index, generation: symbols[index].generation)
  }

  private func isViolated(_ index: Int32) -> Bool {
    let row = rows[index]
    return row.kink != .none && row.level == Levels.required && row.slope != 0
      && abs(row.constant) > Tolerance.conflict * max(1, abs(symbols[row.symbol].constant) * 1e-3)
  }

  /// Adds the row's symbol and its required entries. Returns whether they conflict by themselves; if not, they do
  /// together with those of other violated rows.
  private mutating func collect(_ index: Int32, into members: inout [Int32]) -> Bool {
    let row = rows[index]
    var isComplete = true
    if !members.contains(row.symbol) { members.append(row.symbol) }
    for position in 0..<Int(row.count) {
      let entry = entries.base[Int(row.entries) + position]
      let symbol = symbols[entry.symbol]
      let wantsUp = (row.slope < 0) == (entry.coefficient > 0)
      let isRequired = symbol.kink != .none && symbol.level == Levels.required
      if !isRequired || (wantsUp && symbol.kink == .inequality) { isComplete = false }
      if isRequired && !members.contains(entry.symbol) { members.append(entry.symbol) }
    }
    for definition in definitions(behindRow: index) where !members.contains(definition) { members.append(definition) }
    return isComplete
  }
}
