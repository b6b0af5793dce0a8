import Meter

/// What some counters counted in each frame of a counting pass.
@MainActor final class FrameCounts {
  /// The counters that timelines show.
  static let counters: [Counter] = [
    .mallocs, .bytesAllocated, .hostsCreated, .cellsCreated, .bodyEvaluations, .nodesCreated, .layoutPasses,
    .layoutRounds, .solverPivots, .textMeasurements,
  ]

  private let log = FrameLog()
  private var before: [Int]
  private var soFar: [Int]

  init() {
    before = Self.counters.map { _ in 0 }
    soFar = before
  }

  func resume() {
    for (place, counter) in Self.counters.enumerated() { before[place] = counter.sum }
  }

  func pause() {
    for (place, counter) in Self.counters.enumerated() { soFar[place] += counter.sum - before[place] }
  }

  func frameEnded() {
    for (place, counter) in Self.counters.enumerated() {
      let now = counter.sum
      log.append(Int64(soFar[place] + now - before[place]))
      soFar[place] = 0
      before[place] = now
    }
  }

  /// The values of each counter, frame by frame.
  var series: [String: [Int64]] {
    let values = log.values
    let width = Self.counters.count
    var series: [String: [Int64]] = [:]
    for (place, counter) in Self.counters.enumerated() {
      series[counter.definition.name] = stride(from: place, to: values.count, by: width).map { values[$0] }
    }
    return series
  }
}
