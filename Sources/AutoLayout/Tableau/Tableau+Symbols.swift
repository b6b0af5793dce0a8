extension Tableau {
  /// A slot for a symbol, vacant ones first.
  mutating func makeSymbol(_ kind: Symbol.Kind) -> Int32 {
    let index: Int32
    if vacantSymbols.count > 0 {
      index = vacantSymbols.removeLast()
      let before = symbols.base[Int(index)]
      var symbol = Symbol()
      // A slot keeps its column's memory, and its place in the queue, where pricing it once too often is harmless.
      symbol.column = before.column
      symbol.columnClass = before.columnClass
      symbol.mentions = before.mentions
      symbol.mentionClass = before.mentionClass
      symbol.isQueued = before.isQueued
      symbols.base[Int(index)] = symbol
    } else {
      index = Int32(symbols.count)
      symbols.append(Symbol())
      marks.append(Mark())
      known.append(Known())
    }
    let pointer = symbols.base + Int(index)
    pointer.pointee.kind = kind
    pointer.pointee.generation = nextGeneration
    nextGeneration &+= 1
    if nextGeneration == 0 { nextGeneration = 1 }
    return index
  }

  /// Gives a symbol's slot back. It must be in no row and have none.
  mutating func releaseSymbol(_ index: Int32) {
    if symbols[index].kind == .retired { retiredCount -= 1 }
    symbols[index].kind = .vacant
    symbols[index].generation = 0
    vacantSymbols.append(index)
  }

  /// Whether the handle's parts name a living symbol of a kind.
  func isAlive(_ index: Int32, _ generation: UInt32, _ kind: Symbol.Kind) -> Bool {
    index >= 0 && index < Int32(symbols.count) && generation != 0 && symbols[index].generation == generation
      && symbols[index].kind == kind
  }

  /// Has the symbol priced at the next solve. Tight required equalities come last: they stay where they are unless
  /// required constraints cannot all hold, and what hangs on them all would be looked at in vain.
  @inline(__always) mutating func enqueue(_ index: Int32) {
    let pointer = symbols.base + Int(index)
    if pointer.pointee.isQueued { return }
    pointer.pointee.isQueued = true
    if isRequiredEquality(index) { lastQueue.push(index) } else { queue.push(index) }
  }

  @inline(__always) func isRequiredEquality(_ index: Int32) -> Bool {
    let pointer = symbols.base + Int(index)
    return pointer.pointee.level == Levels.required && pointer.pointee.kink == .equality
  }

  /// Takes away a symbol that nothing asks anything of any more: at once when it is basic or in no row, else at the next
  /// solve, so that a constraint added before then can take its place.
  mutating func retire(_ index: Int32) {
    let row = symbols[index].row
    if row >= 0 {
      setKink(ofRow: row, .none)
      removeRow(row)
      releaseSymbol(index)
    } else if symbols[index].count == 0 {
      releaseSymbol(index)
    } else {
      symbols[index].kind = .retired
      retiredCount += 1
      symbols[index].generation = 0
      symbols[index].nominalKink = .none
      enqueue(index)
    }
  }

  /// Keeps the constraint from having any effect, or lets it have its effect again.
  mutating func holdBack(_ index: Int32, _ isHeldBack: Bool) {
    if symbols[index].partner >= 0 { undefine(by: index) }
    symbols[index].isHeldBack = isHeldBack
    let symbol = symbols[index]
    if symbol.row >= 0 { setKink(ofRow: symbol.row, symbol.kink) } else { enqueue(index) }
  }
}
