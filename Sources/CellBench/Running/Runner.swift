import CMeter
import CellBenchReport
import Foundation
import Meter

/// Runs benchmarks: counts all of them first, some side by side; then takes times in interleaved rounds, one process
/// after the other. The report is handed out, marked incomplete, whenever something has been added to it.
public struct Runner {
  let benchmarks: [Benchmark]
  let options: RunOptions
  /// The program that workers are started from: this one.
  let executable: String

  public init(suites: [Suite], options: RunOptions, executable: String = Runner.ownExecutable) {
    benchmarks = Self.byGroup(options.selection.benchmarks(of: suites + [.calibration])).flatMap(\.self)
    self.options = options
    self.executable = executable
  }

  /// What is going to be run, in order.
  public var identifiers: [String] { benchmarks.map(\.id) }

  /// How many workers a run needs in all.
  public var workerCount: Int { benchmarks.count * (1 + rounds) }

  var rounds: Int { max(0, options.rounds ?? options.profile.rounds) }

  public static var ownExecutable: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
  }

  /// From now on signals that ask the process to end stop a run, which saves what it has.
  public static func catchInterrupts() { cmeter_catch_interrupts() }

  /// Runs all benchmarks.
  ///
  /// - Throws: `RunInterrupted` when a signal ended the run; whatever `save` throws.
  public func run(report event: (RunEvent) -> Void, save: (Report) throws -> Void) throws -> Report {
    var draft = RunDraft(options: options, rounds: rounds, benchmarks: benchmarks)
    do {
      try count(&draft, event, save)
      try time(&draft, event, save)
    } catch let interruption as WorkerPool.Interrupted {
      try save(draft.report)
      throw RunInterrupted(signal: interruption.signal)
    }
    draft.report.run.complete = true
    try save(draft.report)
    return draft.report
  }

  private var pool: WorkerPool { WorkerPool(executable: executable, timeout: options.timeout) }

  private func count(
    _ draft: inout RunDraft, _ event: (RunEvent) -> Void, _ save: (Report) throws -> Void
  ) throws {
    let requests = benchmarks.map { request($0.id, .count) }
    draft.report.run.order += benchmarks.map(\.id)
    try pool.run(requests, jobs: options.jobs, started: { event(.counting($0.benchmark)) }) { request, outcome in
      draft.put(counted: request.benchmark, outcome)
      let entry = draft.report.benchmark(request.benchmark)
      try save(draft.report)
      event(.counted(request.benchmark, entry?.status ?? .missing, error: entry?.error))
    }
    for (id, error) in draft.failPeers() { event(.counted(id, .failed, error: error)) }
    try save(draft.report)
  }

  /// Every round runs each case of a comparison group once, in an order shuffled from the seed.
  private func time(
    _ draft: inout RunDraft, _ event: (RunEvent) -> Void, _ save: (Report) throws -> Void
  ) throws {
    let groups = Self.byGroup(benchmarks)
    for round in 0..<rounds {
      for group in groups {
        var random = order(of: group[0].group, in: round)
        let cases = group.shuffled(using: &random).filter { draft.report.benchmark($0.id)?.status == .ok }
        draft.report.run.order += cases.map(\.id)
        try pool.run(
          cases.map { request($0.id, .time) }, jobs: 1,
          started: { event(.timing(round: round + 1, of: rounds, benchmark: $0.benchmark)) }
        ) { request, outcome in
          draft.put(timed: request.benchmark, outcome)
          let entry = draft.report.benchmark(request.benchmark)
          event(.timed(request.benchmark, entry?.status ?? .missing, error: entry?.error))
        }
        try save(draft.report)
      }
      event(.round(round + 1, of: rounds))
    }
  }

  /// The comparison groups in the order of their first benchmarks.
  private static func byGroup(_ benchmarks: [Benchmark]) -> [[Benchmark]] {
    var places: [String: Int] = [:]
    var groups: [[Benchmark]] = []
    for benchmark in benchmarks {
      let place = places[benchmark.group] ?? groups.count
      if place == groups.count {
        places[benchmark.group] = place
        groups.append([])
      }
      groups[place].append(benchmark)
    }
    return groups
  }

  /// The random numbers that order a group in a round: its own, so that shards order it as the whole suite does.
  private func order(of group: String, in round: Int) -> SeededRandom {
    var hash = StableHash()
    hash.add(group)
    hash.add(round)
    return SeededRandom(seed: options.seed, stream: Int(truncatingIfNeeded: hash.value))
  }

  private func request(_ id: String, _ task: WorkerRequest.Task) -> WorkerRequest {
    WorkerRequest(
      benchmark: id, task: task, seed: options.seed, plants: options.plants.sorted { $0.rawValue < $1.rawValue },
      samples: options.profile.samples, budget: options.profile.budget)
  }
}

/// A signal ended a run; what had been measured is saved.
public struct RunInterrupted: Error, Sendable {
  public let signal: Int32
}
