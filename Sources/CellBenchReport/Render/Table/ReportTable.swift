/// One report as tables: a group a table, hosts × roots as rows, the metrics that tell them apart as columns.
struct ReportTable {
  let report: Report
  let options: RenderOptions

  /// The metrics that are columns, with titles short enough to stand side by side. The higher the number, the sooner
  /// a narrow terminal does without.
  private static let keys: [(metric: String, title: String, expendable: Int)] = [
    ("sizeFollows", "follows", 0), ("hostAlive", "alive", 0), ("isChild", "child", 0), ("hostsCreated", "hosts", 0),
    ("cellsCreated", "cells", 6), ("bodyEvaluations", "bodies", 2),
    ("nodesCreated", "nodes", 4), ("layoutPasses", "layouts", 3), ("mallocs", "mallocs", 0),
    ("bytesAllocated", "", 5), ("cpuTime", "cpu", 0), ("relativeTime", "loop", 1),
  ]

  var text: String {
    var lines = [heading, ""]
    let groups = ReportGroup.groups(of: report)
    if groups.isEmpty { lines += ["  no benchmarks", ""] }
    for group in groups {
      lines.append(TextTable.styled(visible(group.title), .bold, options))
      lines += options.all ? everything(group) : summary(group)
      lines.append("")
    }
    if !report.run.complete {
      lines.append(TextTable.styled("incomplete: the run was stopped before its end", .red, options))
    }
    return lines.joined(separator: "\n") + (report.run.complete ? "" : "\n")
  }

  private var heading: String {
    let environment = report.environment
    let parts = [
      counted(report.benchmarks.count, "benchmark"), report.run.profile, "seed \(report.run.seed)",
      environment.swift.map { "Swift \($0)" }, environment.configuration, environment.allocator,
      environment.engine.map { "engine \($0)" }, environment.cpu,
    ]
    let line = visible(parts.compactMap { $0 }.joined(separator: " · "))
    return TextTable.styled(options.width.map { truncated(line, to: $0) } ?? line, .dim, options)
  }

  // MARK: The columns that matter

  private func summary(_ group: ReportGroup) -> [String] {
    var columns = group.labelTitles.map { TextTable.Column(title: $0, alignment: .left) }
    let metrics = shownMetrics(group)
    for metric in metrics {
      columns.append(TextTable.Column(title: metric.title, alignment: .right, expendable: metric.expendable))
      if metric.hasRatio { columns.append(TextTable.Column(title: "×", alignment: .right, expendable: 1)) }
    }
    let hasFlags = group.rows.contains { !$0.benchmark.flags.isEmpty || !$0.benchmark.declaredFlags.isEmpty }
    if hasFlags { columns.append(TextTable.Column(title: "flags", alignment: .left)) }
    let hasFailures = group.rows.contains { $0.benchmark.status != .ok }
    let hasLabels = group.rows.contains { $0.labels.contains { !$0.isEmpty } }
    if metrics.isEmpty && !hasFlags && !hasFailures && !hasLabels { return footnotes(group, metrics) }
    // Where everything failed there is no metric to be a column, and what went wrong needs one.
    if metrics.isEmpty && !hasFlags { columns.append(TextTable.Column(title: "", alignment: .left)) }
    var table = TextTable(columns)
    for row in group.rows {
      var cells = row.labels.map { TextTable.Cell(text: $0) }
      if row.benchmark.status != .ok {
        table.add(cells + [TextTable.Cell(text: row.benchmark.failure ?? "failed", style: .red)])
        continue
      }
      for metric in metrics { cells += metric.cells(row.benchmark) }
      if hasFlags { cells.append(flags(row.benchmark)) }
      table.add(cells)
    }
    return table.lines(options) + footnotes(group, metrics)
  }

  /// A column of a group.
  private struct ShownMetric {
    let name: String
    let title: String
    let expendable: Int
    let unit: String
    /// What the column's numbers are in; nil where they are so far apart that each says it for itself.
    let quantity: Quantity?
    /// The least value of the group, for the column of ratios; nil where there is none.
    let best: Double?
    var hasRatio: Bool { best != nil }

    func cells(_ benchmark: Benchmark) -> [TextTable.Cell] {
      let value = benchmark.metrics[name]
      let known = value.flatMap { $0.isKnown ? $0 : nil }
      let text = known.map { quantity?.number($0, in: unit) ?? Quantity.text($0) } ?? "—"
      var cells = [TextTable.Cell(text: text, style: known == nil ? .dim : .plain)]
      if let best {
        let ratio = value?.unit == unit ? value?.number.map { $0 / best } : nil
        let style: TextTable.Style = ratio.map { $0 <= 1.0005 ? .green : .dim } ?? .dim
        cells.append(TextTable.Cell(text: ratio.map { fixed($0, $0 < 100 ? 2 : 0) } ?? "—", style: style))
      }
      return cells
    }
  }

  private func shownMetrics(_ group: ReportGroup) -> [ShownMetric] {
    let benchmarks = group.rows.map(\.benchmark)
    let present = Self.keys.filter { key in benchmarks.contains { $0.metrics[key.metric] != nil } }
    return present.map { key in
      let values = benchmarks.compactMap { $0.metrics[key.metric] }
      let unit = values.first?.unit ?? ""
      let numbers = values.filter { $0.unit == unit }.compactMap(\.number)
      let quantity = Quantity(column: unit, of: numbers)
      let title = [key.title, quantity?.unit ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
      let isCost = key.metric == "cpuTime" || key.metric == "mallocs"
      let best = isCost && benchmarks.count > 1 ? numbers.filter { $0 > 0 }.min() : nil
      return ShownMetric(
        name: key.metric, title: title, expendable: key.expendable, unit: unit, quantity: quantity, best: best)
    }
  }

  private func flags(_ benchmark: Benchmark) -> TextTable.Cell {
    let declared = benchmark.flags.filter(benchmark.declaredFlags.contains)
    var texts = declared
    texts += benchmark.undeclaredFlags.map { "\($0)!" }
    texts += benchmark.unseenFlags.map { "no \($0)!" }
    return TextTable.Cell(text: texts.joined(separator: " "), style: benchmark.failure == nil ? .yellow : .red)
  }

  /// Why values are missing, each reason once.
  private func footnotes(_ group: ReportGroup, _ metrics: [ShownMetric]) -> [String] {
    var notes = gaps(group, metrics.map(\.name))
    let hidden = Set(group.rows.flatMap { $0.benchmark.metrics.keys })
    if metrics.isEmpty && !hidden.isEmpty {
      notes.append("\(counted(hidden.count, "metric")), none of them a column here: --all shows every metric")
    }
    return notes.map { "  " + TextTable.styled($0, .dim, options) }
  }

  private func gaps(_ group: ReportGroup, _ metrics: [String]) -> [String] {
    group.gaps(in: metrics).map { visible("— \($0.metrics.joined(separator: ", ")): \($0.reason)") }
  }

  // MARK: Everything

  /// Every metric as a row, hosts × roots as columns.
  private func everything(_ group: ReportGroup) -> [String] {
    let names = Set(group.rows.flatMap { $0.benchmark.metrics.keys }).sorted()
    var columns = [TextTable.Column(title: "metric", alignment: .left)]
    columns += group.rows.map { row in
      TextTable.Column(title: visible(row.labels.filter { !$0.isEmpty }.joined(separator: "/")), alignment: .right)
    }
    var table = TextTable(columns)
    for name in names {
      let values = group.rows.map { $0.benchmark.metrics[name] }
      let unit = values.compactMap { $0?.unit }.first ?? ""
      let largest = values.compactMap { $0?.unit == unit ? $0?.number : nil }.map(abs).max() ?? 0
      let quantity = Quantity(unit: unit, largest: largest)
      let cells = values.map { value in
        TextTable.Cell(text: value.flatMap { $0.isKnown ? quantity.number($0, in: unit) : nil } ?? "—")
      }
      table.add([TextTable.Cell(text: name + quantity.suffix)] + cells)
    }
    let failures = group.rows.compactMap { row in
      row.benchmark.failure.map { "  \(visible(row.benchmark.id)) \($0)" }
    }
    let notes = gaps(group, names).map { "  " + TextTable.styled($0, .dim, options) }
    return table.lines(options) + notes + failures.map { TextTable.styled($0, .red, options) }
  }
}
