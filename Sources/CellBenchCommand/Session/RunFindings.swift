import CellBenchReport

/// What a run has to complain about: benchmarks that failed, flags that are not declared, flags that did not show.
struct RunFindings {
  private(set) var sentences: [String] = []

  var isEmpty: Bool { sentences.isEmpty }

  init(_ report: Report) {
    for benchmark in report.benchmarks {
      if benchmark.status != .ok {
        sentences.append("\(benchmark.id) failed: \(benchmark.error ?? benchmark.status.rawValue)")
        continue
      }
      let undeclared = benchmark.undeclaredFlags
      if !undeclared.isEmpty {
        let details = benchmark.error.map { " (\($0))" } ?? ""
        sentences.append(
          "\(benchmark.id) shows what it does not declare: \(undeclared.joined(separator: ", "))\(details); mend it, or "
            + "declare it where the benchmark is made: flags: [\(undeclared.map { ".\($0)" }.joined(separator: ", "))]")
      }
      let unseen = benchmark.unseenFlags
      if !unseen.isEmpty {
        sentences.append("\(benchmark.id) declares what it does not show: \(unseen.joined(separator: ", "))")
      }
    }
  }
}
