extension Tableau {
  /// Moves a nonbasic symbol in a direction in which the cost, whose slope `levels` holds, falls: past every kink after
  /// which it still falls, up to the first after which it does not. There the symbol and the kink's are exchanged.
  ///
  /// - Parameter limit: only kinks before this are looked at; the slope may then be flat to begin with.
  /// - Returns: false when nothing stopped the move, and nothing was done.
  @discardableResult
  mutating func step(_ index: Int32, _ direction: Int8, within limit: Double = .infinity, _ run: inout Run) -> Bool {
    gatherBreakpoints(index, Double(direction), limit, run.isCautious)
    let total = breakpoints.count
    var remaining = total
    while remaining > 0 {
      let next = takeFirstBreakpoint(&remaining)
      let row = rows[next.row]
      let height: Double = row.kink == .equality && row.side != 0 ? 2 : 1
      levels.add(abs(next.rate) * height, at: row.level)
      guard levels.sign() >= 0 || run.isCautious else { continue }
      // Those passed lie behind the remaining ones, and this one is the first of them.
      for passed in remaining + 1..<total { pass(breakpoints.base[passed]) }
      exchange(index, next, direction, &run)
      return true
    }
    return false
  }

  /// Exchanges a symbol with a row's.
  mutating func exchange(_ index: Int32, _ breakpoint: Breakpoint, _ direction: Int8, _ run: inout Run) {
    run.pivots += 1
    if breakpoint.time > 0 { run.idle = 0 } else { run.idle += 1 }
    pivot(breakpoint.row, at: breakpoint.position, entering: index, direction: direction)
    enqueueEntries(breakpoint.row)
  }

  /// Puts a row on the other side of its kink.
  private mutating func pass(_ breakpoint: Breakpoint) {
    setSide(breakpoint.row, breakpoint.rate > 0 ? 1 : -1)
  }

  /// Finds the kinks on the way, as a heap with the nearest first.
  private mutating func gatherBreakpoints(
    _ index: Int32, _ direction: Double, _ limit: Double, _ isCautious: Bool
  ) {
    breakpoints.removeAll()
    let column = columns.base + Int(symbols[index].column)
    for place in 0..<Int(symbols[index].count) {
      let place = column[place]
      let row = rows.base + Int(place.row)
      guard row.pointee.kink != .none else { continue }
      let rate = entries.base[Int(row.pointee.entries + place.position)].coefficient * direction
      let side = row.pointee.side
      guard abs(rate) > Tolerance.pivot, side == 0 || (rate > 0) == (side < 0) else { continue }
      let distance = abs(row.pointee.constant)
      let time = distance <= Tolerance.value ? 0 : distance / abs(rate)
      guard time < limit else { continue }
      breakpoints.append(
        Breakpoint(
          time: time, rate: rate, row: place.row, position: place.position, symbol: row.pointee.symbol,
          weight: isCautious ? 0 : abs(rate)))
    }
    var root = breakpoints.count / 2
    while root > 0 {
      root -= 1
      siftDown(root, breakpoints.count)
    }
  }

  /// Takes the nearest kink off the heap; it is then the first element behind the heap.
  private mutating func takeFirstBreakpoint(_ remaining: inout Int) -> Breakpoint {
    let first = breakpoints.base[0]
    remaining -= 1
    breakpoints.base[0] = breakpoints.base[remaining]
    breakpoints.base[remaining] = first
    siftDown(0, remaining)
    return first
  }

  private mutating func siftDown(_ root: Int, _ count: Int) {
    let heap = breakpoints.base
    var root = root
    while true {
      var child = 2 * root + 1
      guard child < count else { return }
      if child + 1 < count && heap[child + 1].precedes(heap[child]) { child += 1 }
      guard heap[child].precedes(heap[root]) else { return }
      swap(&heap[child], &heap[root])
      root = child
    }
  }
}
