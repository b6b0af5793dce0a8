import CellBench
import CellBenchReport
import Foundation

/// The options that `run` and `ab` have in common.
enum RunOptionWords {
  /// - Parameter rounds: how many there are without the option, in words.
  static func all(rounds: String) -> [CommandOption] {
    [
      CommandOption("filter", "GLOB", "only benchmarks whose id matches; * is any run of characters", repeats: true),
      CommandOption("skip", "GLOB", "no benchmark whose id matches", repeats: true),
      CommandOption("profile", "PROFILE", "quick (the default), or full: more timing, and benchmarks that take long"),
      CommandOption("seed", "N", "the seed of rows and order (1)"),
      CommandOption("rounds", "N", "rounds of timing (\(rounds)); 0 takes no times"),
      CommandOption("jobs", "N", "workers that count side by side (the number of cores); timing never is"),
      CommandOption("timeout", "S", "seconds a worker may take (120)"),
      CommandOption("frames", nil, "keeps values by frame in the report, for timelines"),
      CommandOption(
        "frame-budget", "MS", "counts frames that take longer on this machine, and the time they come late"),
      CommandOption("plant", "DEFECT", "a defect for trying the gate", repeats: true, isHidden: true),
    ]
  }

  static func options(_ arguments: CommandArguments) throws -> RunOptions {
    var options = RunOptions()
    options.selection = try SelectionOptions.selection(arguments)
    options.profile = try arguments.choice("profile", of: RunProfile.self) ?? .quick
    options.selection.profile = options.profile
    options.seed = UInt64(try arguments.number("seed", atLeast: 0) ?? 1)
    options.rounds = try arguments.number("rounds", atLeast: 0, atMost: 1_000_000)
    options.jobs = try arguments.number("jobs", atLeast: 1) ?? ProcessInfo.processInfo.activeProcessorCount
    options.frames = arguments.has("frames")
    options.timeout = try arguments.amount("timeout", of: "seconds", in: 0.001...1_000_000) ?? options.timeout
    options.frameBudget = try arguments.amount(
      "frame-budget", of: "milliseconds, such as 16.67 or 8.33", in: 0.001...1_000_000)
    options.plants = try plants(arguments.all("plant"))
    return options
  }

  static func plants(_ names: [String]) throws -> Set<Plant> {
    Set(
      try names.map { name in
        if let plant = Plant(rawValue: name) { return plant }
        throw CommandError.usage("no defect '\(name)'" + suggestion(for: name, among: Plant.allCases.map(\.rawValue)))
      })
  }
}
