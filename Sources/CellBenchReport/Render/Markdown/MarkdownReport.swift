/// One report as Markdown: a table a group.
struct MarkdownReport {
  let report: Report
  let options: RenderOptions

  private static let metrics = [
    "hostsCreated", "cellsCreated", "bodyEvaluations", "nodesCreated", "layoutPasses", "mallocs", "bytesAllocated",
    "cpuTime",
  ]

  var text: String {
    var text = LimitedText(limit: options.limit ?? MarkdownRenderer.defaultLimit)
    text.add(MarkdownRenderer.marker)
    text.add("### CellBench: \(counted(report.benchmarks.count, "benchmark"))")
    text.add("")
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
    let quantities = present.map { name in
      let values = group.rows.compactMap { $0.benchmark.metrics[name] }
      return Quantity(table: values.first?.unit ?? "", largest: values.compactMap(\.number).max() ?? 0)
    }
    let titles = zip(present, quantities).map { $0 + MarkdownEscaping.text($1.suffix) }
    var lines = ["**\(MarkdownEscaping.code(group.title))**", ""]
    lines.append("| " + (group.labelTitles + titles).joined(separator: " | ") + " |")
    let alignments = group.labelTitles.map { _ in "---" } + titles.map { _ in "---:" }
    lines.append("| " + alignments.joined(separator: " | ") + " |")
    for row in group.rows {
      var cells = row.labels.map { $0.isEmpty ? "" : MarkdownEscaping.code($0) }
      if let failure = row.benchmark.failure, row.benchmark.status != .ok {
        cells.append(MarkdownEscaping.text(failure))
      } else {
        for (name, quantity) in zip(present, quantities) {
          let value = row.benchmark.metrics[name]
          cells.append(value?.isKnown == true ? quantity.number(value) : "—")
        }
      }
      lines.append("| " + cells.joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
