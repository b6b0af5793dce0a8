import Meter

/// What the counters have counted since this was made, or last reset.
@MainActor final class Counts {
  private var before: [Int] = []

  init() { reset() }

  func reset() { before = Counter.allCases.map(\.total) }

  subscript(counter: Counter) -> Int { counter.total - before[Int(counter.rawValue)] }
}

/// Counts what `body` adds to a counter.
@MainActor func count(_ counter: Counter, _ body: () -> Void) -> Int {
  let before = counter.total
  body()
  return counter.total - before
}
