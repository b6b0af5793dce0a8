import CellBenchReport
import Foundation
import Meter

/// A report in the making: takes the workers' outcomes in whatever order they come.
struct RunDraft {
  var report: Report
  private var members: [String: [PeerCheck.Member]] = [:]
  private var frameTimes: [String: [[Int64]]] = [:]
  private let options: RunOptions
  private let declared: [String: [String]]

  init(options: RunOptions, rounds: Int, cases: [RunSide.Case], session: String?) {
    self.options = options
    declared = Dictionary(cases.map { ($0.id, $0.flags) }) { first, _ in first }
    report = Report(environment: .current(), definitions: .meter)
    report.run = RunInfo(
      profile: options.profile.rawValue, seed: Int(truncatingIfNeeded: options.seed), complete: false, rounds: rounds,
      shard: options.selection.shard?.description, session: session,
      rules: RunRules.sentences(options, rounds: rounds),
      planted: options.plants.isEmpty ? nil : options.plants.map(\.rawValue).sorted().joined(separator: ","))
  }

  /// A new entry of the report, without numbers.
  private func entry(_ id: String, _ status: BenchmarkStatus, error: String? = nil) -> CellBenchReport.Benchmark {
    var entry = CellBenchReport.Benchmark(id: id, status: status)
    entry.error = error
    entry.declaredFlags = declared[id] ?? []
    return entry
  }

  /// Puts a benchmark into the report as it was counted.
  mutating func put(counted id: String, _ outcome: WorkerOutcome) {
    switch outcome {
    case .failed(let status, let message): report.put(entry(id, status, error: message))
    case .answered(let answer):
      answer.environment.describe(in: &report.environment)
      var entry = entry(id, .ok)
      entry.flags = answer.symptoms.map(\.flag).sorted()
      for symptom in answer.symptoms { entry.sightings[symptom.flag] = symptom.message }
      // Waiting on the real clock is declared and not seen.
      if declared[id]?.contains(Flag.realClock.rawValue) == true {
        entry.flags = (entry.flags + [Flag.realClock.rawValue]).sorted()
      }
      entry.contentHash = answer.textHash
      for metric in Metric.all { entry.metrics[metric.name] = value(of: metric, answer) }
      entry.frames = answer.frameCounts.mapValues { $0.map(Double.init) }
      let undeclared = answer.symptoms.filter { !entry.declaredFlags.contains($0.flag) }
      if !undeclared.isEmpty { entry.error = undeclared.map { "\($0.flag): \($0.message)" }.joined(separator: "; ") }
      report.put(entry)
      note(member: id, answer)
    }
  }

  private func value(of metric: Metric, _ answer: WorkerAnswer) -> MetricValue? {
    if let exact = answer.exact[metric.name] { return .exact(ExactValue(metric, exact)) }
    guard metric.dependency == .time else { return nil }
    if metric == .framesLate || metric == .hitchTimeRatio, options.frameBudget == nil { return nil }
    // Only for benchmarks that ask for it; of no use where samples are tested, and are tested as processor time.
    if metric == .relativeTime, answer.samples[metric.name] == nil && !options.takesOneSampleOfAProcess { return nil }
    // The same samples in another unit: of no use where samples are tested.
    if metric == .frameShare60Hz || metric == .frameShare120Hz, options.takesOneSampleOfAProcess { return nil }
    return .sampled(SampledValue(metric, answer.samples[metric.name] ?? [], "no timing round was run"))
  }

  private mutating func note(member id: String, _ answer: WorkerAnswer) {
    let differing: [Flag] = [.stale, .blank, .jump, .overlap]
    let mayDiffer = declared[id]?.contains { flag in differing.contains { $0.rawValue == flag } } ?? false
    guard !mayDiffer, let texts = answer.textHash, let layout = answer.layoutHash else { return }
    let member = PeerCheck.Member(id: id, textHash: texts, layoutHash: layout, places: answer.places)
    members[BenchmarkID(id).group, default: []].append(member)
  }

  /// Fails every benchmark that shows something else than its peers do; hands out which, in the order of ids.
  mutating func failPeers() -> [(id: String, error: String)] {
    var failed: [(id: String, error: String)] = []
    for group in members.keys.sorted() {
      let failures = PeerCheck.failures(of: members[group]!.sorted { $0.id < $1.id })
      for id in failures.keys.sorted() {
        guard var entry = report.benchmark(id) else { continue }
        entry.status = .failed
        entry.error = failures[id]
        // The numbers are those of other work.
        entry.metrics = [:]
        report.put(entry)
        failed.append((id, failures[id]!))
      }
    }
    members = [:]
    return failed
  }

  /// Adds who counted in a benchmark. Memory is told in bytes where bytes are what is counted.
  mutating func put(attributed id: String, _ answer: WorkerAnswer, top: Int) {
    guard var entry = report.benchmark(id) else { return }
    var accounts: [String: [Accounts.Account]] = [:]
    for account in answer.accounts {
      let isBytes = account.metric == Counter.bytesAllocated.definition.name
      accounts[account.metric, default: []].append(
        Accounts.Account(
          names: account.names, value: Int64(isBytes ? account.bytes : account.count),
          bytes: isBytes || account.bytes == 0 ? nil : Int64(account.bytes)))
    }
    entry.attribution = accounts.mapValues { Accounts($0, top: top) }
    report.put(entry)
  }

  private static let frameMetrics: [Metric] = [
    .frameTime, .frameShare60Hz, .frameShare120Hz, .framesLate, .hitchTimeRatio,
  ]

  /// Adds a round's samples to a benchmark.
  mutating func put(timed id: String, _ outcome: WorkerOutcome) {
    switch outcome {
    case .failed(let status, let message):
      report.put(entry(id, status, error: "while it was timed: \(message)"))
    case .answered(let answer):
      guard var entry = report.benchmark(id) else { return }
      for metric in [Metric.cpuTime, .wallTime, .relativeTime, .mallocsOtherThreads]
      where entry.metrics[metric.name] != nil {
        add(answer.samples[metric.name] ?? [], of: metric, to: &entry)
      }
      if answer.frameTimes.isEmpty {
        for metric in Self.frameMetrics where entry.metrics[metric.name] != nil {
          entry.metrics[metric.name] = .sampled(SampledValue(metric, [], "the benchmark turns no frame"))
        }
      } else {
        put(frames: answer.frameTimes, of: id, into: &entry)
      }
      report.put(entry)
    }
  }

  /// Adds samples of one process.
  private func add(_ samples: [Double], of metric: Metric, to entry: inout CellBenchReport.Benchmark) {
    var samples = samples
    if options.takesOneSampleOfAProcess, let summary = SampledValue.Summary(of: samples) {
      samples = [metric == .frameTime ? summary.p50 : summary.min]
    }
    if case .sampled(let before) = entry.metrics[metric.name] { samples = before.samples + samples }
    entry.metrics[metric.name] = .sampled(SampledValue(metric, samples, "no sample was taken"))
  }

  /// Adds the frames of one process. A run keeps the distribution over all frames; where one sample stands for a
  /// process, it is the median of its frames.
  private mutating func put(frames: [[Int64]], of id: String, into entry: inout CellBenchReport.Benchmark) {
    if let budget = options.frameBudget {
      let hitches = frames.map { Hitches(frames: $0, budget: budget) }
      add(hitches.map { Double($0.late) }, of: .framesLate, to: &entry)
      add(hitches.map(\.ratio), of: .hitchTimeRatio, to: &entry)
    }
    if options.takesOneSampleOfAProcess {
      add(frames.flatMap(\.self).map(Double.init), of: .frameTime, to: &entry)
      return
    }
    frameTimes[id, default: []] += frames
    let all = frameTimes[id] ?? []
    if let summary = SampledValue.Summary(of: all.flatMap(\.self).map(Double.init)) {
      let scales = [(Metric.frameTime, 1), (.frameShare60Hz, 100 * 60 / 1e9), (.frameShare120Hz, 100 * 120 / 1e9)]
      for (metric, scale) in scales {
        entry.metrics[metric.name] = .sampled(
          SampledValue(unit: metric.unit, better: .lower, summary: summary.scaled(by: scale)))
      }
    }
    guard options.frames, let count = all.map(\.count).min() else { return }
    entry.frames[Metric.frameTime.name] = (0..<count).map { frame in
      SampledValue.Summary(of: all.map { Double($0[frame]) })?.p50 ?? 0
    }
  }
}
