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
    benchmarks = options.selection.benchmarks(of: suites + [.calibration])
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
      event(.counted(request.benchmark, entry?.status ?? .missing, error: entry?.error))
      try save(draft.report)
    }
    for (id, error) in draft.failPeers() { event(.counted(id, .failed, error: error)) }
    try save(draft.report)
  }

  /// Every round runs each case of a comparison group once, in an order shuffled from the seed.
  private func time(
    _ draft: inout RunDraft, _ event: (RunEvent) -> Void, _ save: (Report) throws -> Void
  ) throws {
    var random = SeededRandom(seed: options.seed)
    for round in 0..<rounds {
      for group in groups {
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

  private var groups: [[Benchmark]] {
    var names: [String] = []
    for benchmark in benchmarks where !names.contains(benchmark.group) { names.append(benchmark.group) }
    return names.map { name in benchmarks.filter { $0.group == name } }
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
