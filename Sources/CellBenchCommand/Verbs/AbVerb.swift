import CellBench
import CellBenchReport
import Foundation

extension CommandVerb {
  /// `cellbench ab`
  static let ab = CommandVerb(
    name: "ab",
    summary: "Builds two revisions and runs them interleaved on this machine: the only way in which times are judged.",
    options: [
      CommandOption("base", "REV", "the revision that is the measure"),
      CommandOption("head", "REV", "the revision that is judged; without it, the working tree"),
      CommandOption("base-executable", "FILE", "a program that is built already, instead of --base"),
      CommandOption("head-executable", "FILE", "a program that is built already, instead of --head"),
      CommandOption("out", "FOLDER", "where base.json and head.json go (out/ab)"),
      CommandOption("policy", "FILE", "judges by this policy, with the exit codes of gate"),
      CommandOption("format", "FORMAT", Renderers.ofComparisons.joined(separator: ", ")),
      CommandOption("all", nil, "what is unchanged too"),
      CommandOption(
        "plant-head", "DEFECT", "a defect of HEAD for trying the statistics", repeats: true, isHidden: true),
    ] + RunOptionWords.all(rounds: "\(AbVerb.rounds)"),
    examples: [
      Example(words: "ab --base main", does: "is the working tree slower than main, and where?"),
      Example(
        words: "ab --base v1.2 --head HEAD --filter 'scroll-1k/*' --rounds 40", does: "two revisions, small differences"
      ),
    ], run: AbVerb.run)
}

private enum AbVerb {
  /// Rounds without `--rounds`: with 20 samples a side, a difference of a few per cent stands out of this many tests.
  static let rounds = 20

  static func run(_ arguments: CommandArguments, _ session: CommandSession) throws -> Int32 {
    let options = try self.options(arguments)
    let renderer = try Renderers.named(arguments["format"] ?? "table")
    // A format that shows no comparison says so before anything is built.
    _ = try renderer.render(Comparison(base: Report(), head: Report()), RenderOptions())
    let policy = try arguments["policy"].map(Policy.load)
    let folder = arguments["out"] ?? "out/ab"
    let paths = try self.paths(in: folder, arguments)

    if session.catchesSignals { Runner.catchInterrupts() }
    let programs = try self.programs(arguments, session)
    let sides = try programs.map { try side($0.executable, options.profile, arguments, session) }
    for side in sides { try SelectionOptions.checkNames(side.cases.map(\.id)) }
    try SelectionOptions.check(sides.flatMap { $0.cases.map(\.id) }, options.selection, session.suites)
    try policy?.validate(against: [Self.outline(of: sides)])
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let locks = try paths.map { try OutputLock(for: $0) }
    defer { for lock in locks { lock.release() } }

    let runner = Runner(sides: sides, options: options, session: UUID().uuidString)
    var progress = RunProgress(workers: runner.workerCount, benchmarks: runner.caseCount, in: session)
    let reports = try runner.run(report: { progress.show($0) }) { side, report in
      var report = report
      report.environment.commit = programs[side].commit
      try report.write(to: paths[side])
    }
    progress.end()
    let result = Gate.judge(Comparison(base: reports[0], head: reports[1], policy: policy ?? .standard))
    let shown = session.renderOptions(toFile: false, all: arguments.has("all"))
    try session.output(try renderer.render(result.comparison, shown))
    try policy?.validate(against: reports)
    if policy != nil { return result.exitCode }
    let failed = reports.contains { !RunFindings($0).isEmpty }
    return failed ? 3 : 0
  }

  private static func options(_ arguments: CommandArguments) throws -> RunOptions {
    var options = try RunOptionWords.options(arguments)
    options.rounds = options.rounds ?? rounds
    options.takesOneSampleOfAProcess = true
    let defects = try RunOptionWords.plants(arguments.all("plant-head"))
    if !defects.isEmpty { options.plantsOfSecondSide = options.plants.union(defects) }
    return options
  }

  /// Where the reports go.
  private static func paths(in folder: String, _ arguments: CommandArguments) throws -> [String] {
    guard !["", "-"].contains(folder) else { throw CommandError.usage("--out needs the name of a folder") }
    var files = CommandFiles(inputs: ["policy", "base-executable", "head-executable"].flatMap(arguments.all))
    let paths = ["base", "head"].map { "\(folder)/\($0).json" }
    for path in paths { try files.willWrite("out", to: path) }
    return paths
  }

  /// What is known of a report before it is measured: enough to say that a rule of a policy is about nothing.
  private static func outline(of sides: [RunSide]) -> Report {
    let ids = Set(sides.flatMap(\.cases).map(\.id))
    return Report(definitions: .meter, benchmarks: ids.map { Benchmark(id: $0) })
  }

  private struct Program {
    /// What it was built from, nil for a program that was built elsewhere.
    var commit: String?
    let executable: String
  }

  /// BASE's program and HEAD's.
  private static func programs(_ arguments: CommandArguments, _ session: CommandSession) throws -> [Program] {
    guard (arguments["base"] == nil) != (arguments["base-executable"] == nil) else {
      throw CommandError.usage("ab needs --base REV, or --base-executable FILE")
    }
    guard arguments["head"] == nil || arguments["head-executable"] == nil else {
      throw CommandError.usage("ab takes --head REV or --head-executable FILE, not both")
    }
    return [try program("base", arguments, session), try program("head", arguments, session)]
  }

  private static func program(
    _ side: String, _ arguments: CommandArguments, _ session: CommandSession
  ) throws -> Program {
    if let path = arguments["\(side)-executable"] {
      guard FileManager.default.isExecutableFile(atPath: path) else {
        throw CommandError(exitCode: 66, message: "'\(path)' is no program that can be started")
      }
      return Program(executable: URL(fileURLWithPath: path).path)
    }
    let build = try RevisionBuild(product: session.program)
    guard let revision = arguments[side] else {
      session.errors("building the working tree\n")
      return Program(commit: Environment.current().commit, executable: try build.buildWorkingTree())
    }
    session.errors("building \(revision)\n")
    let built = try build.build(revision)
    return Program(commit: built.commit, executable: built.executable)
  }

  /// The benchmarks that a program says it has.
  private static func side(
    _ executable: String, _ profile: RunProfile, _ arguments: CommandArguments, _ session: CommandSession
  ) throws -> RunSide {
    var words = [executable, "list", "--format", "json"]
    for option in ["filter", "skip"] {
      for value in arguments.all(option) { words += ["--\(option)=\(value)"] }
    }
    guard profile != .quick else { return try side(executable, Tool.output(of: words)) }
    do {
      return try side(executable, Tool.output(of: words + ["--profile=\(profile.rawValue)"]))
    } catch let error as CommandError where error.exitCode == 1 {
      // Programs of earlier revisions list what they run without being asked for more.
      session.errors("listing without --profile, which '\(executable)' does not know\n")
      return try side(executable, Tool.output(of: words))
    }
  }

  private static func side(_ executable: String, _ list: String) throws -> RunSide {
    struct Entry: Decodable {
      let id: String
      let flags: [String]
    }
    guard let entries = try? JSONDecoder().decode([Entry].self, from: Data(list.utf8)) else {
      throw ReportError(.data, "'\(executable)' does not list benchmarks: it is no program of this bench")
    }
    return RunSide(executable: executable, cases: entries.map { RunSide.Case(id: $0.id, flags: $0.flags) })
  }
}
