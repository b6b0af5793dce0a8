import Meter

extension Tableau {
  /// Exchanges symbols until no exchange lowers the cost, and breaks required constraints that conflict.
  mutating func optimise() {
    guard queue.count + lastQueue.count > 0 || isUnchecked else { return }
    var run = Run(rows: rows.count)
    repeat {
      while let symbol = nextSymbol(run.isCautious) {
        guard symbols[symbol].row < 0 else { continue }
        switch symbols[symbol].kind {
        case .vacant: continue
        case .retired: eliminate(symbol, &run)
        case .variable, .constraint: improve(symbol, &run)
        }
        if run.pivots > run.nextRefresh {
          if run.pivots > run.limit { return giveUp(run.pivots) }
          if retiredCount == 0 { recomposeAll() }
          run.nextRefresh += run.interval
        }
      }
      isUnchecked = false
    } while strained > 0 && breakConflict()
  }

  /// Takes the next symbol to be priced out of the queues.
  @inline(__always) private mutating func nextSymbol(_ isCautious: Bool) -> Int32? {
    if queue.count == 0 {
      admitLast()
      if queue.count == 0 { return nil }
    }
    let symbol = isCautious ? popLowest() : queue.pop()
    symbols[symbol].isQueued = false
    return symbol
  }

  /// Lets those in that wait until last. While no required constraint is violated, violating one never pays: those that
  /// still are required equalities may go.
  private mutating func admitLast() {
    while lastQueue.count > 0 {
      let symbol = lastQueue.pop()
      if strained == 0 && isRequiredEquality(symbol) {
        symbols[symbol].isQueued = false
      } else {
        queue.push(symbol)
      }
    }
  }

  /// Moves a nonbasic symbol off 0 when that lowers the cost.
  private mutating func improve(_ index: Int32, _ run: inout Run) {
    let symbol = symbols[index]
    if strained == 0 && isRequiredEquality(index) { return }
    gatherSlope(index)
    let (up, down) = ownCosts(symbol)
    if levels.sign(1, own: symbol.level, cost: up) < 0 {
      levels.add(up, at: symbol.level)
      step(index, 1, &run)
    } else if levels.sign(-1, own: symbol.level, cost: down) < 0 {
      levels.negate()
      levels.add(down, at: symbol.level)
      step(index, -1, &run)
    }
    levels.clear()
  }

  /// What a nonbasic symbol's own move from 0 costs, either way, for the length of the move.
  @inline(__always) private mutating func ownCosts(_ symbol: Symbol) -> (up: Double, down: Double) {
    let kink = symbol.kink
    if kink != .none { levels.add(0, at: symbol.level) }
    return (kink == .equality ? 1 : 0, kink == .none ? 0 : 1)
  }

  /// Whether a nonbasic symbol can move neither way without cost.
  mutating func costsToMove(_ index: Int32) -> Bool {
    gatherSlope(index)
    let (up, down) = ownCosts(symbols[index])
    defer { levels.clear() }
    return levels.sign(1, own: symbols[index].level, cost: up) > 0
      && levels.sign(-1, own: symbols[index].level, cost: down) > 0
  }

  /// Takes a retired symbol out of the tableau.
  private mutating func eliminate(_ index: Int32, _ run: inout Run) {
    if symbols[index].count > 0 {
      gatherSlope(index)
      var isGone = false
      let sign = levels.sign()
      if sign != 0 {
        if sign > 0 { levels.negate() }
        isGone = step(index, sign > 0 ? -1 : 1, &run)
      }
      levels.clear()
      if !isGone {
        settle(index, &run)
        levels.clear()
      }
    }
    let row = symbols[index].row
    if row >= 0 { removeRow(row) }
    releaseSymbol(index)
  }

  /// Takes out a retired symbol that the cost does not depend on: a variable that is thereby free goes back to 0, or as
  /// near to it as other constraints let it.
  private mutating func settle(_ index: Int32, _ run: inout Run) {
    let column = columns.base + Int(symbols[index].column)
    var best = Breakpoint(time: 0, rate: 0, row: -1, position: 0, symbol: .max, weight: 0)
    for place in 0..<Int(symbols[index].count) {
      let place = column[place]
      let row = rows[place.row]
      let coefficient = entries.base[Int(row.entries + place.position)].coefficient
      let isVariable = symbols[row.symbol].kind == .variable
      let bestIsVariable = best.row >= 0 && symbols[best.symbol].kind == .variable
      let better =
        isVariable == bestIsVariable
        ? (isVariable ? row.symbol < best.symbol : abs(coefficient) > abs(best.rate)) : isVariable
      guard better && (!isVariable || abs(coefficient) > Tolerance.pivot) else { continue }
      best = Breakpoint(
        time: abs(row.constant / coefficient), rate: coefficient, row: place.row, position: place.position,
        symbol: row.symbol, weight: 0)
    }
    guard best.row >= 0 else { return }
    let direction: Int8 = (rows[best.row].constant > 0) == (best.rate > 0) ? -1 : 1
    if best.time > 0 && step(index, direction, within: best.time, &run) { return }
    exchange(index, best, direction, &run)
  }

  /// Gathers by how much the cost grows, at each level, as the symbol grows, its own cost left out.
  @inline(__always) private mutating func gatherSlope(_ index: Int32) {
    let column = columns.base + Int(symbols[index].column)
    for place in 0..<Int(symbols[index].count) {
      let place = column[place]
      let row = rows.base + Int(place.row)
      let slope = row.pointee.slope
      guard slope != 0 else { continue }
      let coefficient = entries.base[Int(row.pointee.entries + place.position)].coefficient
      levels.add(Double(slope) * coefficient, at: row.pointee.level)
    }
  }

  /// The queued symbol with the lowest index.
  private mutating func popLowest() -> Int32 {
    var lowest = queue.pop()
    for _ in 0..<queue.count {
      let symbol = queue.pop()
      queue.push(max(symbol, lowest))
      lowest = min(symbol, lowest)
    }
    return lowest
  }

  /// Leaves the values as they are. Not known to happen: the cautious rule cannot go in circles but for rounding.
  private mutating func giveUp(_ pivots: Int) {
    RuntimeIssue.report(
      "solverStalled", "The constraint solver found no end after \(pivots) pivots; values may be off.")
    for _ in 0..<queue.count {
      let symbol = queue.pop()
      // What was removed still has to leave.
      if symbols[symbol].kind == .retired { queue.push(symbol) } else { symbols[symbol].isQueued = false }
    }
  }
}

/// What one run of `Tableau.optimise` has done so far.
struct Run {
  var pivots = 0
  /// Exchanges in a row that changed no value.
  var idle = 0
  /// After how many pivots all rows are worked out anew, so that a long run does not lose its digits.
  var nextRefresh: Int
  let interval: Int
  let limit: Int

  /// After many idle exchanges the lowest symbol enters and the lowest leaves (Bland's rule), which cannot go in circles.
  var isCautious: Bool { idle > 100 }

  init(rows: Int) {
    interval = 200 + 4 * rows
    nextRefresh = interval
    limit = 20 * interval
  }
}
