import CMeter
import Meter

/// Counts by counter and phase, added up over the measured parts of a stretch. Adding allocates nothing.
final class CountTable {
  private var sums: [Int]
  private static let phases = Phase.allCases.count

  init() { sums = Array(repeating: 0, count: Counter.allCases.count * Self.phases) }

  private func place(_ counter: Counter, _ phase: Phase) -> Int {
    Int(counter.rawValue) * Self.phases + Int(phase.rawValue)
  }

  func value(_ counter: Counter, in phase: Phase) -> Int { sums[place(counter, phase)] }

  /// Over all phases.
  func value(_ counter: Counter) -> Int {
    let values = Phase.reported.map { value(counter, in: $0) }
    return counter.definition.aggregation == .maximum ? values.max() ?? 0 : values.reduce(0, +)
  }

  /// Adds what happened between two readings. Levels are not added: see `setLevels`.
  func add(from first: Reading, to last: Reading) {
    for counter in Counter.allCases {
      for phase in Phase.reported {
        let place = place(counter, phase)
        switch counter.definition.aggregation {
        case .sum: sums[place] += last.value(counter, in: phase) - first.value(counter, in: phase)
        case .maximum: sums[place] = max(sums[place], last.value(counter, in: phase))
        case .level: break
        }
      }
    }
  }

  /// Levels are what is there at the end, counted from a reading before the set-up.
  func setLevels(from base: Reading, to last: Reading) {
    for counter in Counter.allCases where counter.definition.aggregation == .level {
      for phase in Phase.reported {
        sums[place(counter, phase)] = last.value(counter, in: phase) - base.value(counter, in: phase)
      }
    }
  }
}
