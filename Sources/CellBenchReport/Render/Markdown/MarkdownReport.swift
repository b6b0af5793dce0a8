/// One report as Markdown: a table a group.
struct MarkdownReport {
  let report: Report
  let options: RenderOptions

  private static let metrics = [
    "hostsCreated", "cellsCreated", "bodyEvaluations", "nodesCreated", "layoutPasses", "mallocs", "bytesAllocated",
    "cpuTime", "relativeTime",
  ]

  var text: String {
    var text = LimitedText(limit: options.limit ?? MarkdownRenderer.defaultLimit)
    text.add(MarkdownRenderer.marker)
    text.add("### CellBench: \(counted(report.benchmarks.count, "benchmark"))")
    text.add("")
    if !report.run.complete {
      text.add("**Incomplete**: the run was stopped before its end.")
      text.add("")
    }
    let groups = ReportGroup.groups(of: report)
    for (index, group) in groups.enumerated() {
      let block = self.block(group)
      guard text.room > block.utf8.count + 200 else {
        text.add("… and \(counted(groups.count - index, "more group")): see the report itself.")
        break
      }
      text.add(block)
    }
    return text.text
  }

  private func block(_ group: ReportGroup) -> String {
    let present = Self.metrics.filter { name in group.rows.contains { $0.benchmark.metrics[name] != nil } }
    let units = present.map { name in group.rows.lazy.compactMap { $0.benchmark.metrics[name]?.unit }.first ?? "" }
    let quantities = zip(present, units).map { name, unit in
      let values = group.rows.compactMap { $0.benchmark.metrics[name] }.filter { $0.unit == unit }
      return Quantity(column: unit, of: values.compactMap(\.number))
    }
    let titles = zip(present, quantities).map { $0 + MarkdownEscaping.text($1?.suffix ?? "") }
    // What failed says so in the first column of figures, which is there even when nothing has any.
    let columns = present.isEmpty ? [""] : titles
    var lines = ["**\(MarkdownEscaping.code(group.title))**", ""]
    lines.append("| " + (group.labelTitles + columns).joined(separator: " | ") + " |")
    let alignments = group.labelTitles.map { _ in "---" } + columns.map { _ in present.isEmpty ? "---" : "---:" }
    lines.append("| " + alignments.joined(separator: " | ") + " |")
    for row in group.rows {
      var cells = row.labels.map { $0.isEmpty ? "" : MarkdownEscaping.code($0) }
      if let failure = row.benchmark.failure, row.benchmark.status != .ok {
        cells.append(MarkdownEscaping.text(failure))
      } else {
        if present.isEmpty { cells.append(counted(row.benchmark.metrics.count, "metric")) }
        for (place, name) in present.enumerated() {
          let value = row.benchmark.metrics[name].flatMap { $0.isKnown ? $0 : nil }
          let text = value.map { quantities[place]?.number($0, in: units[place]) ?? Quantity.text($0) }
          cells.append(text.map(MarkdownEscaping.text) ?? "—")
        }
      }
      lines.append("| " + cells.joined(separator: " | ") + " |")
    }
    lines += gaps(group, present)
    let flagged = group.rows.filter { $0.benchmark.status == .ok && $0.benchmark.failure != nil }
    if !flagged.isEmpty { lines.append("") }
    for row in flagged {
      let failure = MarkdownEscaping.text(row.benchmark.failure ?? "")
      lines.append("- \(MarkdownEscaping.code(row.benchmark.id)) failed: \(failure)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Why values are missing, each reason once, as a list of its own.
  private func gaps(_ group: ReportGroup, _ metrics: [String]) -> [String] {
    let gaps = group.gaps(in: metrics).map { metrics, reason in
      "- — \(metrics.map(MarkdownEscaping.code).joined(separator: ", ")): \(MarkdownEscaping.text(reason))"
    }
    return gaps.isEmpty ? [] : [""] + gaps
  }
}
