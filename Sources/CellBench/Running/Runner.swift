import CMeter
import CellBenchReport
import Foundation
import Meter

/// Runs benchmarks: counts all of them first, some side by side; then takes times in interleaved rounds, one process
/// after the other. With two sides, the sides of a benchmark take turns. A side's report is handed out, marked
/// incomplete, as things are added to it.
public struct Runner {
  public let sides: [RunSide]
  let options: RunOptions
  private let session: String?
  /// The sides' programs as they were when the run began.
  private let marks: [ProgramMark?]

  /// - Parameter session: names what the reports of several sides have in common; their times may be compared.
  public init(sides: [RunSide], options: RunOptions, session: String? = nil) {
    self.sides = sides
    self.options = options
    self.session = session
    marks = sides.map { ProgramMark(of: $0.executable) }
  }

  /// How many benchmarks are counted.
  public var caseCount: Int { sides.map(\.cases.count).reduce(0, +) }
  /// How many workers a run needs in all.
  public var workerCount: Int { caseCount * (1 + rounds) }

  var rounds: Int { max(0, options.rounds ?? options.profile.rounds) }

  public static var ownExecutable: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
  }

  /// From now on signals that ask the process to end stop a run, which saves what it has.
  public static func catchInterrupts() { cmeter_catch_interrupts() }

  /// The last such signal that came, nil when none has.
  public static var interruption: RunInterrupted? {
    let signal = cmeter_interrupt()
    return signal == 0 ? nil : RunInterrupted(signal: signal)
  }

  /// Takes a side's report as it is now.
  public typealias Save = (_ side: Int, _ report: Report) throws -> Void

  /// Runs all benchmarks. Returns a report for each side.
  ///
  /// - Throws: `RunInterrupted` when a signal ended the run; whatever `save` throws.
  public func run(report event: (RunEvent) -> Void, save: Save) throws -> [Report] {
    var drafts = sides.map { RunDraft(options: options, rounds: rounds, cases: $0.cases, session: session) }
    do {
      try count(&drafts, event, save)
      if let top = options.attribution { try attribute(&drafts, top, event) }
      try time(&drafts, event, save)
    } catch let interruption as RunInterrupted {
      for side in drafts.indices { try save(side, drafts[side].report) }
      throw interruption
    }
    for side in drafts.indices {
      drafts[side].report.run.complete = true
      try save(side, drafts[side].report)
    }
    return drafts.map(\.report)
  }

  private func count(_ drafts: inout [RunDraft], _ event: (RunEvent) -> Void, _ save: Save) throws {
    var jobs: [WorkerJob] = []
    for (place, side) in sides.enumerated() {
      jobs += side.cases.map { job($0.id, .count, place) }
      drafts[place].report.run.order += side.cases.map(\.id)
    }
    var paces = sides.map { _ in SavePace() }
    try WorkerPool(timeout: options.timeout).run(jobs, jobs: options.jobs) {
      event(.counting($0.request.benchmark))
    } ended: { job, outcome in
      let id = job.request.benchmark
      drafts[job.side].put(counted: id, outcome)
      try paces[job.side].save { try save(job.side, drafts[job.side].report) }
      let entry = drafts[job.side].report.benchmark(id)
      event(.counted(id, entry?.status ?? .missing, error: entry?.error))
      if case .answered(let answer) = outcome, !answer.warnings.isEmpty { event(.warned(id, answer.warnings)) }
    }
    for place in drafts.indices {
      for (id, error) in drafts[place].failPeers() { event(.counted(id, .failed, error: error)) }
      try save(place, drafts[place].report)
    }
  }

  private func attribute(_ drafts: inout [RunDraft], _ top: Int, _ event: (RunEvent) -> Void) throws {
    let jobs = sides.enumerated().flatMap { place, side in
      side.cases.filter { drafts[place].report.benchmark($0.id)?.status == .ok }.map { job($0.id, .attribute, place) }
    }
    try WorkerPool(timeout: options.timeout).run(jobs, jobs: options.jobs, started: { _ in }) { job, outcome in
      let id = job.request.benchmark
      switch outcome {
      case .answered(let answer):
        drafts[job.side].put(attributed: id, answer, top: top)
        event(.attributed(id))
      case .failed(_, let message): event(.warned(id, ["who counts cannot be told: \(message)"]))
      }
    }
  }

  /// Every round runs each case of a comparison group once, in an order shuffled from the seed; the sides of a case one
  /// right after the other, either first.
  private func time(_ drafts: inout [RunDraft], _ event: (RunEvent) -> Void, _ save: Save) throws {
    let groups = RunSide.byGroup(sides.flatMap(\.cases)).map { group in
      group.enumerated().filter { place, item in group.firstIndex { $0.id == item.id } == place }.map(\.element.id)
    }
    var paces = sides.map { _ in SavePace() }
    for round in 0..<rounds {
      for group in groups {
        let jobs = order(of: group, in: round).filter { job in
          drafts[job.side].report.benchmark(job.request.benchmark)?.status == .ok
        }
        for job in jobs { drafts[job.side].report.run.order.append(job.request.benchmark) }
        try WorkerPool(timeout: options.timeout).run(jobs, jobs: 1) {
          event(.timing(round: round + 1, of: rounds, benchmark: $0.request.benchmark))
        } ended: { job, outcome in
          let id = job.request.benchmark
          drafts[job.side].put(timed: id, outcome)
          let entry = drafts[job.side].report.benchmark(id)
          event(.timed(id, entry?.status ?? .missing, error: entry?.error))
        }
        for place in Set(jobs.map(\.side)).sorted() { try paces[place].save { try save(place, drafts[place].report) } }
      }
      event(.round(round + 1, of: rounds))
    }
  }

  /// The jobs of a group in a round. The random numbers are the group's own, so that shards order it as the whole suite
  /// does.
  private func order(of group: [String], in round: Int) -> [WorkerJob] {
    var hash = StableHash()
    hash.add(group.first.map { BenchmarkID($0).group } ?? "")
    hash.add(round)
    var random = SeededRandom(seed: options.seed, stream: Int(truncatingIfNeeded: hash.value))
    let identifiers = group.shuffled(using: &random)
    return identifiers.flatMap { id in
      let places = sides.indices.filter { side in sides[side].cases.contains { $0.id == id } }
      return places.shuffled(using: &random).map { job(id, .time, $0) }
    }
  }

  private func job(_ id: String, _ task: WorkerRequest.Task, _ side: Int) -> WorkerJob {
    let plants = options.plants(ofSide: side).sorted { $0.rawValue < $1.rawValue }
    let request = WorkerRequest(
      benchmark: id, task: task, seed: options.seed, plants: plants, samples: options.samplesOfAProcess,
      budget: options.profile.budget, isRelative: options.takesOneSampleOfAProcess, frames: options.frames)
    return WorkerJob(request: request, executable: sides[side].executable, mark: marks[side], side: side)
  }
}

/// A signal ended a run; what had been measured is saved.
public struct RunInterrupted: Error, Sendable {
  public let signal: Int32

  public init(signal: Int32) { self.signal = signal }
}
