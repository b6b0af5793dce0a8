/// A comparison or a verdict as a comment: the verdict, a table of what got worse and why it matters, everything else
/// folded, and how to accept.
struct MarkdownComment {
  let verdict: GateResult
  let isGate: Bool
  let options: RenderOptions

  private static let tableHead = [
    "| | benchmark | metric | base | head | change | why it matters |",
    "| --- | --- | --- | ---: | ---: | ---: | --- |",
  ]
  /// Room for the closing lines.
  private static let footerRoom = 1_200

  var text: String {
    var text = LimitedText(limit: options.limit ?? MarkdownRenderer.defaultLimit)
    text.add(MarkdownRenderer.marker)
    let mark = isGate ? (verdict.isHeld ? "✅ " : "❌ ") : ""
    text.add("### \(mark)CellBench: \(MarkdownEscaping.text(verdict.headline))")
    text.add("")
    let findings = verdict.findings
    addTable(findings.filter { $0.exitCode != 0 && $0.kind != .improvement }, to: &text)
    let improvements = findings.filter { $0.kind == .improvement }
    addFold("\(grouped(improvements.count)) better", improvements, to: &text)
    let rest = findings.filter { $0.exitCode == 0 && $0.kind != .improvement && isWorthTelling($0) }
    addFold("\(grouped(rest.count)) to know", rest, to: &text)
    addFamilies(to: &text)
    addCounts(to: &text)
    if isGate && !verdict.isHeld {
      text.add(
        "If this is intended: `cellbench accept BASE HEAD --reason \"…\"` rewrites what changed in the baseline.")
    }
    return text.text
  }

  private func isWorthTelling(_ finding: Finding) -> Bool {
    finding.severity > .ignore || finding.kind == .new || finding.kind == .changed || options.all
  }

  private func addTable(_ findings: [Finding], to text: inout LimitedText) {
    guard !findings.isEmpty else { return }
    for line in Self.tableHead { text.add(line) }
    text.add(rows(findings), sparing: Self.footerRoom) { "| | … and \(grouped($0)) more | | | | | |" }
    text.add("")
  }

  private func addFold(_ title: String, _ findings: [Finding], to text: inout LimitedText) {
    guard !findings.isEmpty, text.room > Self.footerRoom + 1_000 else { return }
    text.add("<details><summary>\(title)</summary>")
    text.add("")
    addTable(findings, to: &text)
    text.add("</details>")
    text.add("")
  }

  private func rows(_ findings: [Finding]) -> [String] {
    let comparison = verdict.comparison
    var places: [String: Int] = [:]
    for (index, benchmark) in comparison.benchmarks.enumerated() { places[benchmark.id] = index }
    return findings.map { finding in
      let benchmark = places[finding.benchmark].map { comparison.benchmarks[$0] }
      let metric = benchmark?.metrics.first { $0.metric == finding.metric }
      return row(finding, benchmark, metric)
    }
  }

  private func row(_ finding: Finding, _ benchmark: BenchmarkComparison?, _ metric: MetricComparison?) -> String {
    let name = finding.benchmark.isEmpty ? "" : MarkdownEscaping.code(finding.benchmark)
    var cells = [finding.label, name]
    if let metric, let benchmark {
      let quantity = Quantity(for: metric)
      func number(_ value: MetricValue?) -> String {
        value?.isKnown == true ? quantity.number(value) + MarkdownEscaping.text(quantity.suffix) : "—"
      }
      cells += [MarkdownEscaping.code(metric.metric), number(metric.base), number(metric.head)]
      let isComparable = metric.verdict != .notComparable && metric.verdict != .gone
      cells.append(isComparable ? changeText(metric.ratio) ?? quantity.difference(metric) : "—")
      cells.append(MarkdownEscaping.text(verdict.comparison.why(metric, of: benchmark)))
    } else {
      cells += ["", "", "", "", MarkdownEscaping.text(finding.message)]
    }
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private func addFamilies(to text: inout LimitedText) {
    let families = verdict.comparison.families.filter(\.hasMoved)
    guard !families.isEmpty, text.room > Self.footerRoom + 1_000 else { return }
    text.add("<details><summary>Geometric means that moved</summary>")
    text.add("")
    text.add("| scenario | metric | mean of head ÷ base | benchmarks in | left out |")
    text.add("| --- | --- | ---: | ---: | ---: |")
    let rows = families.map { family in
      let cells = [
        MarkdownEscaping.code(family.family), MarkdownEscaping.code(family.metric),
        fixed(family.mean.value ?? 1, 4), grouped(family.mean.included), grouped(family.mean.excluded),
      ]
      return "| " + cells.joined(separator: " | ") + " |"
    }
    text.add(rows, sparing: Self.footerRoom) { "| … and \(grouped($0)) more | | | | |" }
    text.add("")
    text.add("</details>")
    text.add("")
  }

  private func addCounts(to text: inout LimitedText) {
    let counts = verdict.comparison.counts
    let parts = Verdict.allCases.compactMap { verdict in counts[verdict].map { "\(grouped($0)) \(verdict.words)" } }
    if !parts.isEmpty { text.add("Metrics: " + parts.joined(separator: ", ") + ".") }
    let reasons = verdict.comparison.reasons.filter { $0.verdict != .inconclusive }.map(\.text)
    for reason in reasons.prefix(3) {
      text.add("Not comparable: \(MarkdownEscaping.text(String(reason.prefix(200)))).")
    }
    if reasons.count > 3 { text.add("Not comparable for \(counted(reasons.count - 3, "other reason")).") }
  }
}
