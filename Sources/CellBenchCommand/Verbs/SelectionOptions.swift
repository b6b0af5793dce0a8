import CellBench
import CellBenchReport

/// The options that choose benchmarks.
enum SelectionOptions {
  static let profile = CommandOption("profile", "PROFILE", "what a run of quick (the default) or full would take")
  static let shard = CommandOption("shard", "K/N", "only the K-th of N parts of the suite")

  static func selection(_ arguments: CommandArguments) throws -> Selection {
    var selection = Selection()
    selection.filters = arguments.all("filter")
    selection.skips = arguments.all("skip")
    if let text = arguments["shard"] {
      guard let shard = Selection.Shard(text) else {
        throw CommandError.usage("--shard takes K/N with 1 ≤ K ≤ N, such as 2/4, not '\(text)'")
      }
      selection.shard = shard
    }
    return selection
  }

  /// - Throws: 65 when two benchmarks have one id: the second would take the place of the first.
  static func checkNames(_ benchmarks: [String]) throws {
    var seen: Set<String> = []
    for id in benchmarks where !seen.insert(id).inserted {
      throw ReportError(.data, "the suites have the benchmark '\(id)' twice: an id names one benchmark")
    }
  }

  /// Nothing selected is a mistake, never an empty success; an empty shard of something is none.
  static func check(_ benchmarks: [String], _ selection: Selection, _ suites: [Suite]) throws {
    guard benchmarks.isEmpty && selection.shard == nil else { return }
    let known = suites.flatMap(\.benchmarks).filter { $0.visibility == .always }.map(\.id)
    let filter = selection.filters.first ?? ""
    let hint = selection.filters.isEmpty ? "" : suggestion(for: filter, among: known)
    throw CommandError.usage(
      selection.filters.isEmpty ? "there is no benchmark to run" : "no benchmark matches '\(filter)'" + hint)
  }
}
