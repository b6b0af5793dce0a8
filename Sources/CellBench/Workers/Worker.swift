import CMeter
import Foundation
import Meter
import SwiftUI
import Turns

/// The inside of a worker process: one benchmark, one task, one answer.
@MainActor struct Worker {
  let benchmark: Benchmark
  let request: WorkerRequest

  func answer() -> WorkerAnswer {
    var answer = WorkerAnswer()
    do {
      try verify(&answer)
      switch request.task {
      case .count: try count(&answer)
      case .attribute: try attribute(&answer)
      case .time: try time(&answer)
      }
    } catch {
      answer.error = "threw: \(error)"
      answer.exact = [:]
      answer.samples = [:]
    }
    return answer
  }

  private func verify(_ answer: inout WorkerAnswer) throws {
    let context = try perform(.verification, &answer)
    if context.content.commits > 0 {
      answer.textHash = context.content.textHash
      answer.layoutHash = context.content.layoutHash
      if request.task == .count { answer.places = context.content.places }
    }
    for (name, value) in context.observations { answer.exact[name] = .init(value: value) }
    answer.exact[Counter.framesStale.definition.name] = .init(value: context.symptoms.framesStale)
    answer.exact[Counter.rowsBlank.definition.name] = .init(value: context.symptoms.rowsBlank)
    answer.exact[Counter.pointsJumped.definition.name] = .init(value: context.symptoms.pointsJumped)
  }

  private func count(_ answer: inout WorkerAnswer) throws {
    let unavailable = Unavailable(
      allocations: Instrument.startAllocations(), runtimeCalls: Instrument.checkRuntimeCalls(),
      exact: benchmark.flags.contains(.realClock)
        ? "the benchmark waits on the real clock, so that its counts depend on when it ran" : nil)
    StretchCounts.rehearse()
    let passes = [try perform(.counting, &answer).counts, try perform(.counting, &answer).counts]
    let summaries = passes.map { CountSummary($0) }
    if let reason = unavailable.exact {
      for name in answer.exact.keys { answer.exact[name] = .init(value: nil, reason: reason) }
    }
    for (name, exact) in summaries[0].merged(with: summaries[1], unavailable: unavailable)
    where answer.exact[name] == nil {
      answer.exact[name] = exact
    }
    answer.samples[Metric.mallocsOtherThreads.name] = summaries.map { Double($0.mallocsOtherThreads) }
    if benchmark.isRelative { answer.samples[Metric.relativeTime.name] = [] }
    if let one = passes[0].frames?.series, let other = passes[1].frames?.series {
      answer.frameCounts = one.filter { other[$0.key] == $0.value }
    }
  }

  private func attribute(_ answer: inout WorkerAnswer) throws {
    // A pass that counts comes first, so that what is done once is not on the accounts.
    _ = try perform(.counting, &answer)
    _ = try perform(.attribution, &answer)
    answer.accounts = Attribution.accounts().map {
      .init(metric: $0.counter.definition.name, names: $0.names, count: $0.count, bytes: $0.bytes)
    }
  }

  private func time(_ answer: inout WorkerAnswer) throws {
    let deadline = Stopwatch.wall + Int64(request.budget) * 1_000_000
    let iterations = Double(benchmark.iterations)
    // On both sides of every sample, so that a processor that changes its pace meanwhile is met halfway.
    let isRelative = benchmark.isRelative || request.isRelative == true
    var references = isRelative ? [ReferenceLoop.time()] : []
    var samples: [String: [Double]] = [:]
    for _ in 0..<max(1, request.samples) {
      let times = try perform(.timing, &answer).times
      if isRelative { references.append(ReferenceLoop.time()) }
      samples[Metric.cpuTime.name, default: []].append(Double(times.cpu) / iterations)
      samples[Metric.wallTime.name, default: []].append(Double(times.wall) / iterations)
      samples[Metric.mallocsOtherThreads.name, default: []].append(Double(times.mallocsOtherThreads))
      if times.frames.count > 0 { answer.frameTimes.append(times.frames.values) }
      guard Stopwatch.wall < deadline else { break }
    }
    if isRelative {
      samples[Metric.relativeTime.name] = relative(samples[Metric.cpuTime.name] ?? [], to: references)
    }
    answer.samples.merge(samples) { $1 }
  }

  /// Times as multiples of the reference beside them. Where one sample stands for the process, the least of its times is
  /// set against the least of its references: the least of the ratios would be that whose reference was disturbed.
  private func relative(_ times: [Double], to references: [Double]) -> [Double] {
    if request.isRelative == true, let time = times.min(), let reference = references.min() {
      return [time / reference]
    }
    return times.indices.map { times[$0] / ((references[$0] + references[$0 + 1]) / 2) }
  }

  /// One pass over a world of its own, then the look at what outlived it.
  private func perform(_ pass: Pass, _ answer: inout WorkerAnswer) throws -> BenchmarkContext {
    let context = BenchmarkContext(
      pass: pass, seed: request.seed, plants: Set(request.plants), iterations: benchmark.iterations,
      keepsFrames: request.frames)
    let hosts = Counter.hostsLive.total
    let controllers = Counter.childControllers.total
    // Noting hosts costs, so it is done where nothing is measured.
    if pass == .verification { _HostCensus.begin() }
    defer {
      _HostCensus.end()
      _HostCensus.clear()
    }
    TurnLoop.main.frameObserver = { context.frameEnded() }
    context.counts.beginSetUp()
    let result = Result { try benchmark.body(context) }
    TurnLoop.main.frameObserver = nil
    settle()
    answer.note(context.raised + context.symptoms.sightings)
    answer.note(RuntimeIssue.drain().issues, warns: pass == .verification)
    try result.get()
    answer.noteLeaks(
      context.watched, hosts: Counter.hostsLive.total - hosts,
      controllers: Counter.childControllers.total - controllers)
    return context
  }

  /// Lets what a released world has queued run and let go of what it holds.
  private func settle() {
    for _ in 0..<3 { TurnLoop.main.turn() }
  }
}

extension WorkerAnswer {
  /// The first sighting of a symptom stands for all of them.
  fileprivate mutating func note(_ flag: Flag, _ message: String) {
    guard !symptoms.contains(where: { $0.flag == flag.rawValue }) else { return }
    symptoms.append(Symptom(flag: flag.rawValue, message: message))
  }

  fileprivate mutating func note(_ sightings: [SymptomWatch.Sighting]) {
    for sighting in sightings { note(sighting.flag, sighting.message) }
  }

  fileprivate mutating func note(_ issues: [RuntimeIssue], warns: Bool) {
    var counts: [String: Int] = [:]
    for issue in issues {
      if let flag = issue.flag { note(flag, "\(issue.kind): \(issue.message)") }
      counts[issue.kind, default: 0] += 1
    }
    guard warns else { return }
    for issue in issues {
      guard issue.flag == nil, let count = counts.removeValue(forKey: issue.kind) else { continue }
      warnings.append("\(issue.kind), \(count) times, first: \(issue.message)")
    }
  }

  @MainActor fileprivate mutating func noteLeaks(_ watched: [BenchmarkContext.Watched], hosts: Int, controllers: Int) {
    let objects = watched.filter { $0.object != nil }
    guard !objects.isEmpty || hosts > 0 || controllers > 0 else { return }
    let names = objects.map(\.name)
    var parts: [String] = []
    if !names.isEmpty {
      let some = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", …" : "")
      parts.append("\(names.count) of \(watched.count) objects outlived the world: \(some)")
    }
    if hosts > 0 { parts.append("\(hosts) hosts outlived the world") }
    if controllers > 0 { parts.append("\(controllers) child controllers outlived the world") }
    let keeper = LeakWatch.keeper(of: objects.compactMap(\.object) + _HostCensus.living)
    note(.leak, parts.joined(separator: "; ") + (keeper.map { "; kept by \($0)" } ?? ""))
  }
}
