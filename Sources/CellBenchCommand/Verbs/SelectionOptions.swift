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

  /// Nothing selected is a mistake, never an empty success; an empty shard of something is none. Of several filters each
  /// that matches nothing is told.
  static func check(_ selection: Selection, _ session: CommandSession) throws {
    let suites = session.suites + [.calibration]
    var whole = selection
    whole.shard = nil
    let benchmarks = whole.benchmarks(of: suites).map(\.id)
    whole.skips = []
    if benchmarks.isEmpty && !whole.benchmarks(of: suites).isEmpty {
      throw CommandError.usage("--skip leaves no benchmark to run")
    }
    try check(benchmarks, selection, session.suites)
    for filter in selection.filters {
      whole.filters = [filter]
      guard whole.benchmarks(of: suites).isEmpty else { continue }
      session.errors("warning: no benchmark matches '\(filter)'\(hint(for: filter, session.suites))\n")
    }
  }

  /// Nothing selected is a mistake, never an empty success.
  static func check(_ benchmarks: [String], _ selection: Selection, _ suites: [Suite]) throws {
    guard benchmarks.isEmpty else { return }
    guard let filter = selection.filters.first else { throw CommandError.usage("there is no benchmark to run") }
    throw CommandError.usage("no benchmark matches '\(filter)'\(hint(for: filter, suites))")
  }

  private static func hint(for filter: String, _ suites: [Suite]) -> String {
    let known = suites.flatMap(\.benchmarks).filter { $0.visibility == .always }.map(\.id)
    return suggestion(for: filter, among: known)
  }
}
