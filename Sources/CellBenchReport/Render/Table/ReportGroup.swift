/// The benchmarks of a report that are shown together: one scenario and content, its hosts and roots as rows.
struct ReportGroup {
  let title: String
  let rows: [Row]

  struct Row {
    let benchmark: Benchmark
    /// The parts of the id that tell the row from the others of its group.
    let labels: [String]
  }

  /// Titles of the columns of labels.
  var labelTitles: [String] { rows.allSatisfy { $0.labels.count < 2 } ? [""] : ["host", "root"] }

  /// Why values of `metrics` are missing where a benchmark ended well: each reason once, with all it is the reason of.
  func gaps(in metrics: [String]) -> [(metrics: [String], reason: String)] {
    var gaps: [(metrics: [String], reason: String)] = []
    for metric in metrics {
      for row in rows where row.benchmark.status == .ok {
        guard let value = row.benchmark.metrics[metric], !value.isKnown else { continue }
        let reason = value.reason ?? "no reason given"
        if let place = gaps.firstIndex(where: { $0.reason == reason }) {
          if gaps[place].metrics.last != metric { gaps[place].metrics.append(metric) }
        } else {
          gaps.append(([metric], reason))
        }
      }
    }
    return gaps
  }

  /// The order in which hosts and roots are shown: the costly ways first, plain UIKit last, strangers after them.
  private static let hosts = [
    "freshCell", "rebuild", "rebuildUncontained", "rebuildLeaky", "updateRoot", "updateModel", "configuration",
    "configurationReset", "configurationPerState", "uniqueIdentifier", "geometryHeight", "hostCache",
    "uikitAutoLayout", "uikitFrames",
  ]
  private static let roots = ["generic", "anyView", "anyViewAlternating", "optional", "conditional", "none"]

  /// The groups of a report in the order of their titles.
  static func groups(of report: Report) -> [ReportGroup] {
    var members: [String: [Benchmark]] = [:]
    for benchmark in report.benchmarks {
      let title = benchmark.host.isEmpty ? benchmark.scenario : benchmark.group
      members[title, default: []].append(benchmark)
    }
    return members.sorted { $0.key < $1.key }.map { title, benchmarks in
      let hasRoots = benchmarks.contains { !$0.root.isEmpty }
      let rows = benchmarks.map { Row(benchmark: $0, labels: labels($0, hasRoots: hasRoots)) }
      return ReportGroup(title: title, rows: rows.sorted(by: isBefore))
    }
  }

  private static func labels(_ benchmark: Benchmark, hasRoots: Bool) -> [String] {
    let pieces = benchmark.id.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if benchmark.host.isEmpty { return [pieces.dropFirst().joined(separator: "/")] }
    if !hasRoots { return [pieces.dropFirst(2).joined(separator: "/")] }
    return [pieces.count > 2 ? pieces[2] : benchmark.host, pieces.dropFirst(3).joined(separator: "/")]
  }

  private static func isBefore(_ one: Row, _ other: Row) -> Bool {
    func place(_ row: Row) -> (Int, Int) {
      (
        hosts.firstIndex(of: row.benchmark.host) ?? hosts.count,
        roots.firstIndex(of: row.benchmark.root) ?? roots.count
      )
    }
    let (a, b) = (place(one), place(other))
    guard a == b else { return a < b }
    return naturallyPrecedes(one.benchmark.id, other.benchmark.id)
  }
}
