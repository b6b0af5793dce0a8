import Testing

@testable import CellBench
@testable import CellBenchCommand
@testable import CellBenchReport

/// Shards are merged whole, or not at all.
@Suite struct MergeTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  private func part(_ name: String, _ shard: String?, _ change: (inout Report) -> Void = { _ in }) throws -> String {
    let value = MetricValue.exact(ExactValue(unit: "count", better: .lower, value: 1))
    var report = Report(run: RunInfo(shard: shard), benchmarks: [Benchmark(id: name, metrics: ["mallocs": value])])
    change(&report)
    try report.write(to: folder.file(name))
    return folder.file(name)
  }

  private func merge(_ parts: [String]) -> Outcome { cellbench(["merge", "--out", folder.file("whole")] + parts) }

  @Test func `a shard that is missing is named`() throws {
    let parts = [try part("a", "1/4"), try part("c", "3/4")]
    let outcome = merge(parts)
    #expect(outcome.code == 65 && outcome.errors.contains("there is no 2/4, 4/4"))
    #expect(!folder.names.contains("whole"))
    #expect(merge(parts + [try part("b", "2/4"), try part("d", "4/4")]).code == 0)
    #expect(try Report.load(folder.file("whole")).benchmarks.map(\.id) == ["a", "b", "c", "d"])
  }

  @Test func `a shard of an absurd number is no endless search`() throws {
    let outcome = merge([try part("a", "2/9223372036854775807")])
    #expect(outcome.code == 65 && outcome.errors.contains("1/9223372036854775807"))
  }

  @Test func `shards of different splits are not of one run`() throws {
    let outcome = merge([try part("a", "1/2"), try part("b", "2/3")])
    #expect(outcome.code == 65 && outcome.errors.contains("it is shard 2/3"))
  }

  @Test func `parts of two revisions are not of one run`() throws {
    let parts = [
      try part("a", nil) { $0.environment.commit = "1" }, try part("b", nil) { $0.environment.commit = "2" },
    ]
    let outcome = merge(parts)
    #expect(outcome.code == 65 && outcome.errors.contains("its revision is 2"))
  }

  @Test func `a report that is no shard is none of a run of shards`() throws {
    let outcome = merge([try part("a", "1/2"), try part("b", "2/2"), try part("c", nil)])
    #expect(outcome.code == 65 && outcome.errors.contains("c: it is no shard"))
  }

  @Test func `what a report calls its benchmarks is told, and not obeyed`() throws {
    let id = "a\n::error::forged\u{1B}[2J"
    let parts = ["x", "y"].map { folder.file($0) }
    for path in parts { try Report(benchmarks: [Benchmark(id: id)]).write(to: path) }
    let outcome = merge(parts)
    #expect(outcome.code == 65 && outcome.errors.contains(#"a\u{a}::error::forged\u{1b}[2J"#), "\(outcome.errors)")
    #expect(outcome.errors.split(separator: "\n").count == 1 && !outcome.errors.contains("\u{1B}"))
  }

  @Test func `parts whose frames had other budgets are not of one run`() throws {
    func rules(_ budget: Double?) -> [String] {
      var options = RunOptions()
      options.frameBudget = budget
      return RunRules.sentences(options, rounds: 1)
    }
    let parts = try [(name: "a", budget: 8.33), ("b", 16.67), ("c", nil)].map { name, budget in
      try part(name, nil) { $0.run.rules = rules(budget) }
    }
    for pair in [[parts[0], parts[1]], [parts[0], parts[2]], [parts[2], parts[1]]] {
      let outcome = merge(pair)
      #expect(outcome.code == 65 && outcome.errors.contains("its frame budget is "))
    }
  }

  @Test func `times of two sessions are of none`() throws {
    let parts = [try part("a", nil) { $0.run.session = "x" }, try part("b", nil) { $0.run.session = "y" }]
    #expect(merge(parts).code == 0)
    #expect(try Report.load(folder.file("whole")).run.session == nil)
  }
}
