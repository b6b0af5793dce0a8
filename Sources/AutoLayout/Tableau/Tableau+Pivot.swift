import Meter

extension Tableau {
  /// Makes `entering` basic in a row, whose own symbol becomes nonbasic in its stead.
  ///
  /// - Parameters:
  ///   - position: where in the row `entering` is.
  ///   - direction: the way `entering` moves from 0, which is its side should it not get away from 0.
  mutating func pivot(_ index: Int32, at position: Int32, entering: Int32, direction: Int8) {
    Counter.solverPivots.add()
    upkeep.pivots += 1
    epoch &+= 1
    let leaving = rows[index].symbol
    setKink(ofRow: index, .none)
    solveRow(index, at: position, for: entering)
    let value = rows[index].constant
    if abs(value) > Tolerance.largeShift { upkeep.isCoarse = true }

    for other in 0..<rows[index].count where other != position {
      marks[entries.base[Int(rows[index].entries + other)].symbol].place = other + 1
    }
    let column = symbols[leaving].column
    for place in 0..<symbols[leaving].count {
      let place = columns.base[Int(column + place)]
      guard place.row != index else { continue }
      let entry = entries.base + Int(rows[place.row].entries + place.position)
      let factor = entry.pointee.coefficient
      entry.pointee.symbol = leaving
      entry.pointee.coefficient = factor * entries.base[Int(rows[index].entries + position)].coefficient
      substitute(place.row, factor, index)
      if value != 0 { shift(place.row, by: factor * value) }
    }
    for other in 0..<rows[index].count { marks[entries.base[Int(rows[index].entries + other)].symbol].place = 0 }

    let symbol = symbols[entering]
    rows[index].kink = symbol.kink
    if symbol.kink != .none {
      settleSide(index, before: 0)
      if rows[index].side == 0 && !(symbol.kink == .equality && symbol.level == Levels.required) {
        setSide(index, direction)
      }
    }
  }

  /// Turns `leaving = constant + a · entering + rest` into `entering = −constant / a + leaving / a − rest / a`.
  /// The leaving symbol takes over the entering one's column.
  private mutating func solveRow(_ index: Int32, at position: Int32, for entering: Int32) {
    let row = rows.base + Int(index)
    let base = entries.base + Int(row.pointee.entries)
    let leaving = row.pointee.symbol
    let inverse = 1 / base[Int(position)].coefficient
    for other in 0..<Int(row.pointee.count) { base[other].coefficient *= -inverse }
    base[Int(position)].coefficient = inverse
    base[Int(position)].symbol = leaving
    row.pointee.constant *= -inverse

    let from = symbols.base + Int(entering)
    let to = symbols.base + Int(leaving)
    swap(&from.pointee.column, &to.pointee.column)
    swap(&from.pointee.columnClass, &to.pointee.columnClass)
    swap(&from.pointee.count, &to.pointee.count)
    from.pointee.row = index
    to.pointee.row = -1
    row.pointee.symbol = entering
    row.pointee.level = from.pointee.level
  }

  /// Adds `factor` times the marked entries of row `source` to row `index`.
  private mutating func substitute(_ index: Int32, _ factor: Double, _ source: Int32) {
    let count = rows[source].count
    if count == 1 { return }
    advanceStamp()
    let base = entries.base + Int(rows[source].entries)
    var found: Int32 = 1
    var position: Int32 = 0
    while position < rows[index].count {
      let entry = entries.base + Int(rows[index].entries + position)
      let mark = marks.base + Int(entry.pointee.symbol)
      let place = mark.pointee.place
      if place > 0 {
        found += 1
        mark.pointee.stamp = stamp
        let before = entry.pointee.coefficient
        let sum = before + factor * base[Int(place - 1)].coefficient
        if abs(sum) <= Tolerance.coefficient + 1e-13 * abs(before) {
          removeEntry(index, position)
          continue
        }
        entry.pointee.coefficient = sum
      }
      position += 1
    }
    if found < count { appendUnstamped(index, factor, source) }
  }

  private mutating func appendUnstamped(_ index: Int32, _ factor: Double, _ source: Int32) {
    for position in 0..<rows[source].count {
      let entry = entries.base[Int(rows[source].entries + position)]
      let mark = marks[entry.symbol]
      guard mark.place > 0 && mark.stamp != stamp else { continue }
      let coefficient = factor * entry.coefficient
      if abs(coefficient) > Tolerance.coefficient { appendEntry(index, entry.symbol, coefficient) }
    }
  }

  mutating func advanceStamp() {
    stamp &+= 1
    guard stamp == 0 else { return }
    for index in 0..<marks.count { marks.base[index].stamp = 0 }
    stamp = 1
  }
}
