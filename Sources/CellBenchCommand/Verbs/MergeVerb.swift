import CellBenchReport

extension CommandVerb {
  /// `cellbench merge`
  static let merge = CommandVerb(
    name: "merge", summary: "Puts the reports of a suite's shards together.",
    operands: [CommandOperand(name: "REPORT", help: "the reports of the shards", repeats: true)],
    options: [CommandOption("out", "FILE", "where the whole report goes")],
    examples: [
      Example(words: "merge part1.json part2.json --out report.json", does: "as if one machine had run it all")
    ],
    run: MergeVerb.run)
}

private enum MergeVerb {
  static func run(_ arguments: CommandArguments, _ session: CommandSession) throws -> Int32 {
    guard let path = arguments["out"] else { throw CommandError.usage("merge needs --out FILE") }
    var files = CommandFiles(inputs: arguments.operands)
    try files.willWrite("out", arguments)
    var problems = CommandProblems()
    let reports = arguments.operands.compactMap { name in
      problems.collect { ReportMerge.Part(name: name, report: try Report.load(name)) }
    }
    try problems.throwIfAny()
    try ReportMerge.merged(reports).write(to: path)
    return 0
  }
}
