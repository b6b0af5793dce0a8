import Meter

/// The exact metrics of one counting pass.
struct CountSummary {
  private var values: [Int]
  private var phases: [[Int]]
  private let bytesLive: Int
  private let bytesPeak: Int
  let mallocsOtherThreads: Int

  @MainActor init(_ counts: StretchCounts) {
    values = Counter.allCases.map { counts.table.value($0) }
    phases = Counter.allCases.map { counter in Phase.reported.map { counts.table.value(counter, in: $0) } }
    bytesLive = counts.bytesLive
    bytesPeak = counts.bytesPeak
    mallocsOtherThreads = counts.mallocsOtherThreads
  }

  /// What two passes agree on, by metric; without a value, and with the reason, where they do not or where the metric
  /// cannot be had.
  func merged(with other: CountSummary, unavailable: Unavailable) -> [String: WorkerAnswer.Exact] {
    var merged: [String: WorkerAnswer.Exact] = [:]
    for counter in Counter.allCases {
      let place = Int(counter.rawValue)
      merged[counter.definition.name] = exact(
        values[place], other.values[place], phases[place], other.phases[place],
        unavailable: unavailable.reason(for: counter.definition, counter: counter))
    }
    for (metric, one, two) in [
      (Metric.bytesLive, bytesLive, other.bytesLive), (Metric.bytesPeakAtCommit, bytesPeak, other.bytesPeak),
    ] {
      merged[metric.name] = exact(one, two, [], [], unavailable: unavailable.reason(for: metric, counter: nil))
    }
    return merged
  }

  private func exact(
    _ one: Int, _ two: Int, _ onePhases: [Int], _ twoPhases: [Int], unavailable: String?
  ) -> WorkerAnswer.Exact {
    if let unavailable { return .init(value: nil, reason: unavailable) }
    guard one == two, onePhases == twoPhases else {
      let difference =
        one == two ? "\(one) in both passes, but in other phases" : "\(one) in one pass and \(two) in the next"
      return .init(value: nil, reason: "unstable: \(difference)")
    }
    var phases: [String: Int] = [:]
    for (phase, count) in zip(Phase.reported, onePhases) where count != 0 { phases["\(phase)"] = count }
    return .init(value: one, phases: phases)
  }
}
