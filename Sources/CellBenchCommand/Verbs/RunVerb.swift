import CellBench
import CellBenchReport
import Foundation

extension CommandVerb {
  /// `cellbench run`
  static let run = CommandVerb(
    name: "run", summary: "Runs benchmarks, each in processes of its own, and writes a report.",
    options: SelectionOptions.all + [
      CommandOption("profile", "PROFILE", "how much timing: quick (the default) or full; counts are the same"),
      CommandOption("seed", "N", "the seed of rows and order (1)"),
      CommandOption("rounds", "N", "rounds of timing; 0 takes no times"),
      CommandOption("jobs", "N", "workers that count side by side (the number of cores); timing never is"),
      CommandOption("timeout", "S", "seconds a worker may take (120)"),
      CommandOption("out", "FILE", "where the report goes (report.json)"),
      CommandOption("format", "FORMAT", "what is printed: table (the default), json or markdown"),
      CommandOption("frames", nil, "keeps values by frame in the report, for timelines"),
      CommandOption("plant", "DEFECT", "a defect for trying the gate", repeats: true, isHidden: true),
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
  @MainActor static func run(_ arguments: CommandArguments, _ session: CommandSession) throws -> Int32 {
    let options = try runOptions(arguments)
    let format = try arguments.choice("format", of: RunFormat.self) ?? .table
    let path = arguments["out"] ?? "report.json"
    let runner = Runner(suites: session.suites, options: options, executable: session.executable)
    try SelectionOptions.check(runner.identifiers, options.selection, session.suites)
    let lock = try OutputLock(for: path)
    defer { lock.release() }
    if session.catchesSignals { Runner.catchInterrupts() }
    var progress = RunProgress(workers: runner.workerCount, benchmarks: runner.identifiers.count, in: session)
    let report = try runner.run(report: { progress.show($0) }, save: { try $0.write(to: path) })
    progress.end()
    let findings = RunFindings(report)
    for sentence in findings.sentences { session.errors(sentence + "\n") }
    try session.output(try format.text(of: report, in: session))
    return findings.isEmpty ? 0 : 3
  }

  private static func runOptions(_ arguments: CommandArguments) throws -> RunOptions {
    var options = RunOptions()
    options.selection = try SelectionOptions.selection(arguments)
    options.profile = try arguments.choice("profile", of: RunProfile.self) ?? .quick
    options.seed = UInt64(try arguments.number("seed", atLeast: 0) ?? 1)
    options.rounds = try arguments.number("rounds", atLeast: 0)
    options.jobs = try arguments.number("jobs", atLeast: 1) ?? ProcessInfo.processInfo.activeProcessorCount
    options.frames = arguments.has("frames")
    if let text = arguments["timeout"] {
      guard let seconds = Double(text), seconds > 0, seconds.isFinite else {
        throw CommandError.usage("--timeout takes seconds, more than 0, not '\(text)'")
      }
      options.timeout = seconds
    }
    for text in arguments.all("plant") {
      guard let plant = Plant(rawValue: text) else {
        throw CommandError.usage("no defect '\(text)'" + suggestion(for: text, among: Plant.allCases.map(\.rawValue)))
      }
      options.plants.insert(plant)
    }
    return options
  }
}
