/// A comparison as a table: worst first, what did not change folded into a line.
struct ComparisonTable {
  let comparison: Comparison
  let options: RenderOptions

  var text: String { (rows + notes + families + [counts]).joined(separator: "\n") + "\n" }

  private struct Row: JudgedRow {
    let verdict: Verdict
    let distance: Double
    let cells: [TextTable.Cell]
  }

  private var rows: [String] {
    var rows: [Row] = []
    for benchmark in comparison.benchmarks {
      if let row = wholeRow(benchmark) { rows.append(row) }
      for metric in benchmark.metrics where isShown(metric) { rows.append(row(metric, benchmark)) }
    }
    if rows.isEmpty { return [] }
    var table = TextTable([
      .init(title: "verdict", alignment: .left), .init(title: "benchmark", alignment: .left),
      .init(title: "metric", alignment: .left), .init(title: "base", alignment: .right),
      .init(title: "head", alignment: .right), .init(title: "", alignment: .left),
      .init(title: "difference", alignment: .right, expendable: 1), .init(title: "change", alignment: .right),
    ])
    for row in rows.worstFirst { table.add(row.cells) }
    return table.lines(options, indent: 0) + [""]
  }

  private func isShown(_ metric: MetricComparison) -> Bool {
    if options.all { return true }
    switch metric.verdict {
    case .same, .withinSlack, .new: return false
    // Folded by their reasons.
    case .notComparable, .inconclusive: return false
    default: return true
    }
  }

  private func wholeRow(_ benchmark: BenchmarkComparison) -> Row? {
    let text: String
    switch benchmark.verdict {
    case .failed: text = benchmark.failure ?? "failed"
    case .gone where benchmark.head == nil: text = "in BASE, gone from HEAD"
    case .new where benchmark.base == nil: text = "in HEAD only"
    case .notComparable where benchmark.obstacle != nil: text = benchmark.obstacle ?? ""
    default: return nil
    }
    let cells = [cell(benchmark.verdict), TextTable.Cell(text: benchmark.id), TextTable.Cell(text: text)]
    return Row(verdict: benchmark.verdict, distance: .infinity, cells: cells)
  }

  private func row(_ metric: MetricComparison, _ benchmark: BenchmarkComparison) -> Row {
    let quantity = Quantity(for: metric)
    func number(_ value: MetricValue?) -> TextTable.Cell {
      TextTable.Cell(text: value?.isKnown == true ? quantity.number(value) : "—")
    }
    let comparable = metric.verdict != .notComparable
    return Row(
      verdict: metric.verdict, distance: metric.distance,
      cells: [
        cell(metric.verdict), TextTable.Cell(text: benchmark.id), TextTable.Cell(text: metric.metric),
        number(metric.base), number(metric.head), TextTable.Cell(text: quantity.unit),
        TextTable.Cell(text: comparable ? quantity.difference(metric) : ""),
        TextTable.Cell(text: comparable ? changeText(metric.ratio) ?? "—" : ""),
      ])
  }

  private func cell(_ verdict: Verdict) -> TextTable.Cell {
    TextTable.Cell(text: verdict.words, style: verdict.style)
  }

  /// What is to be known of the reports as such; what cannot be compared, a line for every reason; and what went one way
  /// everywhere.
  private var notes: [String] {
    let lines =
      comparison.cautions + comparison.reasons.map(\.line)
      + comparison.sides.filter(\.isOneSided).map { visible($0.sentence) }
    return lines.isEmpty ? [] : lines + [""]
  }

  /// The geometric means that differ from 1, a line for every metric of a scenario.
  private var families: [String] {
    let shown = comparison.families.filter { family in
      family.mean.value != nil && (options.all || family.hasMoved)
    }
    guard !shown.isEmpty else { return [] }
    var table = TextTable([
      .init(title: "scenario", alignment: .left), .init(title: "metric", alignment: .left),
      .init(title: "geometric mean", alignment: .right), .init(title: "benchmarks in", alignment: .right),
      .init(title: "left out", alignment: .right),
    ])
    for family in shown {
      table.add([
        .init(text: family.family), .init(text: family.metric),
        .init(text: family.mean.value.map { "×" + fixed($0, 4) } ?? "—"),
        .init(text: grouped(family.mean.included)), .init(text: grouped(family.mean.excluded)),
      ])
    }
    return table.lines(options, indent: 0) + [""]
  }

  private var counts: String {
    let counts = comparison.counts
    let parts = Verdict.allCases.compactMap { verdict in counts[verdict].map { "\(grouped($0)) \(verdict.words)" } }
    let total = counted(comparison.comparedCount, "benchmark") + " compared"
    return ([total] + parts).joined(separator: " · ")
  }
}

extension Verdict {
  /// Its colour.
  var style: TextTable.Style {
    switch self {
    case .failed, .gone, .notComparable, .worse: .red
    case .better: .green
    case .changed, .inconclusive: .yellow
    case .new: .cyan
    case .same, .withinSlack: .dim
    }
  }
}
