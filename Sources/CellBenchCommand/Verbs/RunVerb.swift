import CellBench
import CellBenchReport
import Foundation

extension CommandVerb {
  /// `cellbench run`
  static let run = CommandVerb(
    name: "run", summary: "Runs benchmarks, each in processes of its own, and writes a report.",
    options: RunOptionWords.all(rounds: "\(RunProfile.quick.rounds), of full \(RunProfile.full.rounds)") + [
      SelectionOptions.shard,
      CommandOption("out", "FILE", "where the report goes (report.json)"),
      CommandOption(
        "attribute", "N", "names the N largest accounts of mallocs, bodies, nodes and layout passes of each benchmark"),
      CommandOption("format", "FORMAT", "what is printed: table (the default), json or markdown"),
    ],
    examples: [
      Example(words: "run", does: "the whole suite; writes report.json and prints the table"),
      Example(
        words: "run --filter 'scroll-1k/feed/*' --profile full --out feed.json", does: "one comparison, thoroughly"),
      Example(
        words: "run --rounds 0 --shard 1/4 --out part1.json", does: "a quarter of the suite, exact metrics only"),
    ], run: RunVerb.run)
}

private enum RunVerb {
  static func run(_ arguments: CommandArguments, _ session: CommandSession) throws -> Int32 {
    var options = try RunOptionWords.options(arguments)
    options.attribution = try arguments.number("attribute", atLeast: 1)
    let format = try arguments.choice("format", of: RunFormat.self) ?? .table
    let path = arguments["out"] ?? "report.json"
    var files = CommandFiles(inputs: [])
    try files.willWrite("out", arguments)
    let side = RunSide(executable: session.executable, suites: session.suites, selection: options.selection)
    try SelectionOptions.checkNames(side.cases.map(\.id))
    try SelectionOptions.check(options.selection, session)
    let runner = Runner(sides: [side], options: options)
    let lock = try OutputLock(for: path)
    defer { lock.release() }
    if session.catchesSignals { Runner.catchInterrupts() }
    var progress = RunProgress(workers: runner.workerCount, benchmarks: runner.caseCount, in: session)
    let report = try runner.run(report: { progress.show($0) }) { _, report in
      // Whoever reads a stream wants one report, and not all that there is on the way to it.
      let isLast = report.run.complete || Runner.interruption != nil
      if isLast || !lock.isStream { try report.write(to: path) }
    }[0]
    progress.end()
    let findings = RunFindings(report)
    for sentence in findings.sentences { session.errors(visible(sentence) + "\n") }
    try session.output(try format.text(of: report, in: session))
    if format == .table, let budget = options.frameBudget {
      try session.output(HitchLines.text(report, budget: budget))
    }
    if format != .json, options.attribution != nil {
      try session.output(AccountsText.of(report, fenced: format == .markdown))
    }
    return findings.isEmpty ? 0 : 3
  }
}
