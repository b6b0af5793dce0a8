import Meter

/// What the counters have counted since this was made, or last reset.
@MainActor final class Counts {
  private var before: [Int] = []
  private var end: [Int]?

  init() { reset() }

  func reset() { before = Counter.allCases.map(\.total) }

  /// From here on nothing more is counted.
  func stop() { end = Counter.allCases.map(\.total) }

  subscript(counter: Counter) -> Int {
    let index = Int(counter.rawValue)
    return (end?[index] ?? counter.total) - before[index]
  }
}

/// Counts what `body` adds to a counter.
@MainActor func count(_ counter: Counter, _ body: () -> Void) -> Int {
  let before = counter.total
  body()
  return counter.total - before
}
