/// Accepting HEAD's figures as the new baseline.
public struct Accepted: Sendable {
  /// BASE with only what changed rewritten.
  public let report: Report
  /// What a reviewer will see: the lines that change, under the id of their benchmark.
  public let diff: String
  /// How many values, benchmarks and keys changed.
  public let changeCount: Int
  /// How many benchmarks BASE had that HEAD has no longer.
  public let removedCount: Int

  /// - Parameter reason: Why the change is intended; it is kept in the baseline.
  /// - Throws: `.usage` without a reason, and when HEAD has a benchmark that failed.
  public init(base: Report, head: Report, reason: String) throws(ReportError) {
    let reason = String(reason.drop(while: \.isWhitespace))
    guard !reason.isEmpty else {
      throw ReportError(.usage, "accepting needs a reason: --reason \"why the new figures are intended\"")
    }
    guard head.run.complete else {
      throw ReportError(.usage, "HEAD is incomplete, its run was stopped before its end: run it again")
    }
    if let shard = head.run.shard, shard != base.run.shard {
      throw ReportError(
        .usage, "HEAD is a part of a suite, shard \(visible(shard)): merge the shards, or BASE would lose the others")
    }
    for benchmark in head.benchmarks {
      guard let failure = benchmark.failure else { continue }
      throw ReportError(
        .usage, "\(quoted(benchmark.id)) \(failure): a benchmark that failed cannot become the baseline")
    }
    var acceptor = Acceptor(base: base, reason: reason)
    acceptor.acceptEnvironment(of: head)
    for entry in Comparison(base: base, head: head).benchmarks { acceptor.accept(entry) }
    acceptor.acceptDefinitions(of: head)
    report = acceptor.report
    diff = acceptor.diff
    changeCount = acceptor.changeCount
    removedCount = base.benchmarks.count { head.benchmark($0.id) == nil }
  }
}

/// Builds the new baseline change by change.
private struct Acceptor {
  var report: Report
  var diff = ""
  var changeCount = 0
  private let reason: String
  private var touched: Set<String> = []
  private var acceptances: [Key: Acceptance] = [:]

  /// An acceptance takes the place of an earlier one about the same value.
  private struct Key: Hashable {
    let benchmark: String
    let metric: String?
  }

  init(base: Report, reason: String) {
    report = base
    self.reason = reason
    for earlier in base.accepted { acceptances[Key(benchmark: earlier.benchmark, metric: earlier.metric)] = earlier }
  }

  /// What decides whether reports can be compared comes from HEAD; what merely describes the machine stays.
  mutating func acceptEnvironment(of head: Report) {
    let keys: [(String, WritableKeyPath<Environment, String?>)] = [
      ("engine", \.engine), ("textTable", \.textTable), ("icu", \.icu), ("swift", \.swift),
      ("configuration", \.configuration), ("allocator", \.allocator), ("architecture", \.architecture),
      ("optimizer", \.optimizer),
    ]
    for (name, path) in keys where report.environment[keyPath: path] != head.environment[keyPath: path] {
      let (before, after) = (report.environment[keyPath: path], head.environment[keyPath: path])
      note("environment", name, line(before), line(after))
      report.environment[keyPath: path] = after
    }
    if report.run.seed != head.run.seed {
      note("run", "seed", line(report.run.seed), line(head.run.seed))
      report.run.seed = head.run.seed
    }
    if !report.run.complete {
      note("run", "complete", line(false), line(true))
      report.run.complete = true
    }
  }

  mutating func accept(_ entry: BenchmarkComparison) {
    guard var kept = entry.base, let head = entry.head, kept.status == .ok else {
      replace(entry)
      return
    }
    for name in Set(kept.metrics.keys).union(head.metrics.keys).sorted() {
      let (before, after) = (kept.metrics[name], head.metrics[name])
      // Times differ every time; a baseline does not gate them, and rewriting them would hide what changed.
      if case .sampled? = before, case .sampled? = after { continue }
      guard before != after else { continue }
      note(entry.id, name, line(before), line(after))
      remember(entry.id, name, Quantity.text(before), Quantity.text(after))
      kept.metrics[name] = after
    }
    acceptRest(of: head, into: &kept)
    if kept != entry.base { report.put(kept) }
  }

  /// Takes over what is not a metric: flags, content and parameters.
  private mutating func acceptRest(of head: Benchmark, into kept: inout Benchmark) {
    func take<Value: Equatable & JSONRepresentable>(_ name: String, _ path: WritableKeyPath<Benchmark, Value>) {
      guard kept[keyPath: path] != head[keyPath: path] else { return }
      note(kept.id, name, line(kept[keyPath: path]), line(head[keyPath: path]))
      kept[keyPath: path] = head[keyPath: path]
    }
    take("contentHash", \.contentHash)
    take("declaredFlags", \.declaredFlags)
    take("flags", \.flags)
    take("parameters", \.parameters)
  }

  /// A benchmark that came, went, or failed in BASE.
  private mutating func replace(_ entry: BenchmarkComparison) {
    if let head = entry.head {
      let before = entry.base == nil ? "nothing" : "a benchmark that failed"
      note(entry.id, nil, entry.base.map { _ in before }, counted(head.metrics.count, "metric"))
      remember(entry.id, nil, before, counted(head.metrics.count, "metric"))
      report.put(head)
    } else if let base = entry.base {
      note(entry.id, nil, counted(base.metrics.count, "metric"), nil)
      remember(entry.id, nil, counted(base.metrics.count, "metric"), "nothing")
      report.remove(entry.id)
    }
  }

  /// Definitions of what the baseline now has.
  mutating func acceptDefinitions(of head: Report) {
    guard changeCount > 0 else { return }
    for (name, definition) in head.definitions.sorted(by: { $0.key < $1.key })
    where report.definitions[name] != definition {
      note("definitions", name, line(report.definitions[name]), line(definition))
      report.definitions[name] = definition
    }
    report.accepted = acceptances.values.sorted { ($0.benchmark, $0.metric ?? "") < ($1.benchmark, $1.metric ?? "") }
  }

  private mutating func remember(_ benchmark: String, _ metric: String?, _ from: String, _ to: String) {
    acceptances[Key(benchmark: benchmark, metric: metric)] = Acceptance(
      benchmark: benchmark, metric: metric, from: from, to: to, reason: reason)
  }

  private mutating func note(_ place: String, _ key: String?, _ before: String?, _ after: String?) {
    changeCount += 1
    if touched.insert(place).inserted { diff += "\(visible(place))\n" }
    let name = key.map { quoted($0) + ": " } ?? ""
    if let before { diff += "- \(name)\(before)\n" }
    if let after { diff += "+ \(name)\(after)\n" }
  }

  private func line(_ value: (some JSONRepresentable)?) -> String? {
    value.map { value in
      let lines = String(decoding: JSONWriter.bytes(of: value), as: UTF8.self).split(separator: "\n")
      return visible(lines.map { $0.drop { $0 == " " } }.joined(separator: " "))
    }
  }
}
