extension Tableau {
  /// A row without entries for a symbol that becomes basic.
  mutating func makeRow(for symbol: Int32) -> Int32 {
    let index: Int32
    if vacantRows.count > 0 {
      index = vacantRows.removeLast()
    } else {
      index = Int32(rows.count)
      rows.append(Row())
    }
    rows[index] = Row(
      constant: 0, entries: entries.allocate(0), count: 0, symbol: symbol, level: symbols[symbol].level, kink: .none,
      side: 0, blockClass: 0)
    symbols[symbol].row = index
    return index
  }

  /// Takes a row away; its symbol is then neither basic nor anywhere.
  mutating func removeRow(_ index: Int32) {
    let row = rows[index]
    for position in 0..<Int(row.count) {
      unlist(entries.base[Int(row.entries) + position])
    }
    entries.release(row.entries, row.blockClass)
    symbols[row.symbol].row = -1
    rows[index].symbol = -1
    rows[index].kink = .none
    rows[index].count = 0
    vacantRows.append(index)
  }

  /// Adds a symbol that the row does not contain yet.
  mutating func appendEntry(_ index: Int32, _ symbol: Int32, _ coefficient: Double) {
    let row = rows.base + Int(index)
    let position = row.pointee.count
    if Int(position) == Pool<Entry>.size(row.pointee.blockClass) {
      entries.enlarge(&row.pointee.entries, &row.pointee.blockClass, count: Int(position))
    }
    let place = list(symbol, row: index, position: position)
    entries.base[Int(row.pointee.entries + position)] = Entry(coefficient: coefficient, symbol: symbol, place: place)
    row.pointee.count = position + 1
  }

  /// Takes an entry away; the last one of the row moves to its position.
  mutating func removeEntry(_ index: Int32, _ position: Int32) {
    let row = rows.base + Int(index)
    let base = entries.base + Int(row.pointee.entries)
    unlist(base[Int(position)])
    let last = row.pointee.count - 1
    row.pointee.count = last
    guard position != last else { return }
    let moved = base[Int(last)]
    base[Int(position)] = moved
    columns.base[Int(symbols[moved.symbol].column + moved.place)].position = position
  }

  /// Adds a row to a symbol's column.
  private mutating func list(_ symbol: Int32, row: Int32, position: Int32) -> Int32 {
    let pointer = symbols.base + Int(symbol)
    let place = pointer.pointee.count
    if pointer.pointee.columnClass < 0 {
      pointer.pointee.column = columns.allocate(0)
      pointer.pointee.columnClass = 0
    } else if Int(place) == Pool<Place>.size(pointer.pointee.columnClass) {
      columns.enlarge(&pointer.pointee.column, &pointer.pointee.columnClass, count: Int(place))
    }
    columns.base[Int(pointer.pointee.column + place)] = Place(row: row, position: position)
    pointer.pointee.count = place + 1
    return place
  }

  /// Takes the entry's row from its symbol's column; the column's last place moves into the gap.
  private mutating func unlist(_ entry: Entry) {
    let symbol = symbols.base + Int(entry.symbol)
    let last = symbol.pointee.count - 1
    symbol.pointee.count = last
    guard entry.place != last else { return }
    let column = columns.base + Int(symbol.pointee.column)
    let moved = column[Int(last)]
    column[Int(entry.place)] = moved
    entries.base[Int(rows[moved.row].entries + moved.position)].place = entry.place
  }

  // Values and the sides of kinks.

  /// Adds to a row's value. Where it changes side, the columns that meet the row are priced again.
  @inline(__always) mutating func shift(_ index: Int32, by amount: Double) {
    let row = rows.base + Int(index)
    let before = row.pointee.constant
    row.pointee.constant = before + amount
    if row.pointee.kink != .none { settleSide(index, before: before) }
  }

  /// Finds the side that a row's value is on now. A value that stays at the kink keeps its side.
  mutating func settleSide(_ index: Int32, before: Double) {
    let row = rows.base + Int(index)
    let value = row.pointee.constant
    let side: Int8
    if value > Tolerance.value {
      side = 1
    } else if value < -Tolerance.value {
      side = -1
    } else if row.pointee.kink == .equality && row.pointee.level == Levels.required {
      side = 0
    } else if abs(before) > Tolerance.value {
      side = 1
    } else {
      return
    }
    if side != row.pointee.side { setSide(index, side) }
  }

  mutating func setSide(_ index: Int32, _ side: Int8) {
    let row = rows.base + Int(index)
    let before = row.pointee.slope
    row.pointee.side = side
    let slope = row.pointee.slope
    guard slope != before else { return }
    if row.pointee.level == Levels.required {
      strained += (slope != 0 ? 1 : 0) - (before != 0 ? 1 : 0)
      isUnchecked = true
    }
    enqueueEntries(index)
  }

  /// Gives the row's symbol another kink.
  mutating func setKink(ofRow index: Int32, _ kink: Kink) {
    guard rows[index].kink != kink else { return }
    setSide(index, 0)
    rows[index].kink = kink
    if kink != .none { settleSide(index, before: .infinity) }
  }

  mutating func enqueueEntries(_ index: Int32) {
    let row = rows[index]
    for position in 0..<Int(row.count) { enqueue(entries.base[Int(row.entries) + position].symbol) }
  }

  // Sums, gathered by symbol in the marks.

  @inline(__always) mutating func addSum(_ symbol: Int32, _ amount: Double) {
    let mark = marks.base + Int(symbol)
    if mark.pointee.place == 0 {
      mark.pointee.place = 1
      touched.append(symbol)
    }
    mark.pointee.sum += amount
  }

  /// Adds a multiple of a symbol's value to the gathered sum, a basic one as its row.
  /// Returns the part that is constant.
  @inline(__always) mutating func gather(_ symbol: Int32, times factor: Double) -> Double {
    let index = symbols[symbol].row
    guard index >= 0 else {
      if symbols[symbol].partner >= 0 { return gatherDefined(symbol, times: factor) }
      addSum(symbol, factor)
      return 0
    }
    let row = rows[index]
    let base = entries.base + Int(row.entries)
    for position in 0..<Int(row.count) { addSum(base[position].symbol, factor * base[position].coefficient) }
    return factor * row.constant
  }

  /// Makes the gathered sum the row's entries, and forgets it.
  mutating func storeSum(inRow index: Int32) {
    var position = rows[index].count - 1
    while position >= 0 {
      let entry = entries.base + Int(rows[index].entries + position)
      let mark = marks.base + Int(entry.pointee.symbol)
      if mark.pointee.place != 0 && abs(mark.pointee.sum) > Tolerance.coefficient {
        entry.pointee.coefficient = mark.pointee.sum
        mark.pointee.place = 0
        mark.pointee.sum = 0
      } else {
        removeEntry(index, position)
      }
      position -= 1
    }
    for symbol in 0..<touched.count {
      let symbol = touched.base[symbol]
      let mark = marks[symbol]
      guard mark.place != 0 else { continue }
      marks[symbol].place = 0
      marks[symbol].sum = 0
      if abs(mark.sum) > Tolerance.coefficient { appendEntry(index, symbol, mark.sum) }
    }
    touched.removeAll()
  }

  /// Forgets the gathered sum.
  mutating func dropSum() {
    for index in 0..<touched.count {
      marks[touched.base[index]].place = 0
      marks[touched.base[index]].sum = 0
    }
    touched.removeAll()
  }
}
