import CellBench
import CellBenchReport

/// Puts the reports of shards together: the outcome equals the report of an unsharded run, but for times.
enum ReportMerge {
  struct Part {
    let name: String
    let report: Report
  }

  /// - Throws: 65 when the parts are not of one suite: they differ in what decides counts, share a benchmark, or are not
  ///   all of its shards.
  static func merged(_ parts: [Part]) throws -> Report {
    let parts = parts.sorted { shard(of: $0)?.index ?? 0 < shard(of: $1)?.index ?? 0 }
    guard let first = parts.first else { throw ReportError(.usage, "there is nothing to merge") }
    try checkShards(parts)
    var merged = first.report
    for part in parts.dropFirst() {
      try check(part, against: first)
      for benchmark in part.report.benchmarks {
        guard merged.benchmark(benchmark.id) == nil else {
          throw ReportError(.data, "\(part.name): the benchmark '\(benchmark.id)' is in another of the reports too")
        }
        merged.put(benchmark)
      }
      merged.definitions.merge(part.report.definitions) { kept, _ in kept }
      merged.run.complete = merged.run.complete && part.report.run.complete
    }
    merged.run.order = order(of: parts)
    merged.run.shard = nil
    // Times of several sessions are of none: they cannot be held against those of any one.
    if parts.contains(where: { $0.report.run.session != first.report.run.session }) { merged.run.session = nil }
    return merged
  }

  private static func shard(of part: Part) -> Selection.Shard? { part.report.run.shard.flatMap(Selection.Shard.init) }

  /// A suite of which a shard is missing would look like one whose benchmarks are gone.
  private static func checkShards(_ parts: [Part]) throws {
    let shards = parts.compactMap { part in shard(of: part).map { (name: part.name, shard: $0) } }
    guard let first = shards.first else { return }
    if let whole = parts.first(where: { shard(of: $0) == nil }) {
      throw ReportError(
        .data,
        "\(whole.name): it is no shard, \(first.name) is shard \(first.shard.description): these are not parts of one run"
      )
    }
    let count = first.shard.count
    if let other = shards.first(where: { $0.shard.count != count }) {
      throw ReportError(
        .data,
        "\(other.name): it is shard \(other.shard.description), \(first.name) is shard \(first.shard.description): "
          + "these are not parts of one run")
    }
    let present = Set(shards.map(\.shard.index))
    guard present.count < count else { return }
    let missing = (1...count).lazy.filter { !present.contains($0) }.prefix(5).map { "\($0)/\(count)" }
    let rest = count - present.count - missing.count
    throw ReportError(
      .data,
      "the reports are not all shards of the run: there is no \(missing.joined(separator: ", "))"
        + (rest > 0 ? " and \(counted(rest, "other"))" : "") + "; merge all of them at once")
  }

  private static func check(_ part: Part, against first: Part) throws {
    let keys: [(String, (Report) -> String?)] = [
      ("engine", { $0.environment.engine }), ("text table", { $0.environment.textTable }),
      ("ICU", { $0.environment.icu }), ("Swift version", { $0.environment.swift }),
      ("configuration", { $0.environment.configuration }), ("allocator", { $0.environment.allocator }),
      ("architecture", { $0.environment.architecture }), ("seed", { "\($0.run.seed)" }),
      ("profile", { $0.run.profile }), ("rounds", { $0.run.rounds.map { "\($0)" } }),
      ("planted defect", { $0.run.planted }), ("optimizer", { $0.environment.optimizer }),
      ("revision", { $0.environment.commit }),
      ("frame budget", { $0.run.rules.first { $0.hasPrefix(RunRules.frames) } }),
    ]
    for (name, value) in keys where value(part.report) != value(first.report) {
      throw ReportError(
        .data,
        "\(part.name): its \(name) is \(value(part.report) ?? "not known"), that of \(first.name) is "
          + "\(value(first.report) ?? "not known"): these are not parts of one run")
    }
  }

  /// The order in which one machine would have gone about it. A run goes through all groups once to count and once for
  /// every round, so that the k-th time an id comes up belongs to the k-th pass; and shards are dealt their groups in
  /// turn.
  private static func order(of parts: [Part]) -> [String] {
    var passes: [[[String]]] = []
    let plans = parts.map { Plan($0.report.run.order) }
    let turns = plans.map(\.groups.count).max() ?? 0
    let passCount = plans.map(\.passCount).max() ?? 0
    for pass in 0..<passCount {
      passes.append([])
      for turn in 0..<turns {
        for plan in plans where turn < plan.groups.count {
          passes[pass].append(plan.identifiers(pass: pass, group: plan.groups[turn]))
        }
      }
    }
    return passes.flatMap { $0.flatMap(\.self) }
  }

  private struct Plan {
    private(set) var groups: [String] = []
    private(set) var passCount = 0
    private var entries: [(pass: Int, group: String, id: String)] = []

    init(_ order: [String]) {
      var seen: [String: Int] = [:]
      for id in order {
        let group = BenchmarkID(id).group
        if seen[id] == nil && !groups.contains(group) { groups.append(group) }
        entries.append((seen[id, default: 0], group, id))
        seen[id, default: 0] += 1
        passCount = max(passCount, seen[id]!)
      }
    }

    func identifiers(pass: Int, group: String) -> [String] {
      entries.filter { $0.pass == pass && $0.group == group }.map(\.id)
    }
  }
}
