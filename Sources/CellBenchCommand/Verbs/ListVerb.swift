import CellBench
import CellBenchReport

extension CommandVerb {
  /// `cellbench list`
  static let list = CommandVerb(
    name: "list", summary: "Lists benchmarks.",
    options: [
      CommandOption("filter", "GLOB", "only benchmarks whose id matches; * is any run of characters", repeats: true),
      CommandOption("skip", "GLOB", "no benchmark whose id matches", repeats: true),
      SelectionOptions.profile, SelectionOptions.shard,
      CommandOption("format", "FORMAT", "table (the default) or json"),
    ],
    examples: [
      Example(words: "list", does: "all benchmarks, one a line"),
      Example(words: "list --filter 'calibrate/*'", does: "the benchmarks that prove the instrument"),
    ], run: ListVerb.run)
}

private enum ListVerb {
  enum Format: String, CaseIterable { case table, json }

  static func run(_ arguments: CommandArguments, _ session: CommandSession) throws -> Int32 {
    var selection = try SelectionOptions.selection(arguments)
    selection.profile = try arguments.choice("profile", of: RunProfile.self) ?? .quick
    let benchmarks = selection.benchmarks(of: session.suites + [.calibration])
    try SelectionOptions.checkNames(benchmarks.map(\.id))
    try SelectionOptions.check(selection, session)
    switch try arguments.choice("format", of: Format.self) ?? .table {
    case .table:
      for benchmark in benchmarks {
        let flags = benchmark.flags.isEmpty ? "" : "  shows " + benchmark.flags.map(\.rawValue).joined(separator: ", ")
        try session.output(benchmark.id + flags + "\n")
      }
    case .json:
      let entries = benchmarks.map { CellBenchReport.Benchmark(id: $0.id) }
      try session.output(json(entries, flags: benchmarks.map { $0.flags.map(\.rawValue) }))
    }
    return 0
  }

  private static func json(_ entries: [CellBenchReport.Benchmark], flags: [[String]]) -> String {
    let lines = zip(entries, flags).map { entry, flags in
      let parts = [entry.id, entry.scenario, entry.content, entry.host, entry.root].map(JSONText.quoted)
      return "  {\"content\": \(parts[2]), \"flags\": [\(flags.map(JSONText.quoted).joined(separator: ", "))], "
        + "\"host\": \(parts[3]), \"id\": \(parts[0]), \"root\": \(parts[4]), \"scenario\": \(parts[1])}"
    }
    return "[\n" + lines.joined(separator: ",\n") + "\n]\n"
  }
}
