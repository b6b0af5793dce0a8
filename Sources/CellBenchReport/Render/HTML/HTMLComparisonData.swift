/// A comparison in the page's data: the rows that are not quiet, worst first.
enum HTMLComparisonData {
  private struct Row: JudgedRow {
    let verdict: Verdict
    let distance: Double
    let benchmark: BenchmarkComparison
    let metric: MetricComparison?
  }

  static func writeRows(_ comparison: Comparison, _ options: RenderOptions, _ writer: JSONWriter) {
    var rows: [Row] = []
    for benchmark in comparison.benchmarks {
      let isUnpaired = benchmark.head == nil || benchmark.base == nil
      if benchmark.failure != nil || benchmark.obstacle != nil || isUnpaired {
        rows.append(Row(verdict: benchmark.verdict, distance: .infinity, benchmark: benchmark, metric: nil))
      }
      for metric in benchmark.metrics where options.all || isShown(metric) {
        rows.append(Row(verdict: metric.verdict, distance: metric.distance, benchmark: benchmark, metric: metric))
      }
    }
    writer.array(inline: true) {
      for row in rows.worstFirst { writer.element { write(row, comparison, writer) } }
    }
  }

  private static func isShown(_ metric: MetricComparison) -> Bool {
    if metric.verdict.isQuiet || metric.verdict == .new { return false }
    return metric.verdict != .notComparable || metric.severity != .ignore
  }

  private static func write(_ row: Row, _ comparison: Comparison, _ writer: JSONWriter) {
    writer.object(inline: true) {
      if let metric = row.metric {
        let quantity = Quantity(for: metric)
        func text(_ value: MetricValue?) -> String { value?.isKnown == true ? quantity.number(value) : "—" }
        writer.member("base") { writer.string(text(metric.base)) }
        writer.member("benchmark") { writer.string(row.benchmark.id) }
        writer.member("change") { writer.string(changeText(metric.ratio) ?? "") }
        writer.member("difference") { writer.string(quantity.difference(metric)) }
        writer.member("head") { writer.string(text(metric.head)) }
        writer.member("metric") { writer.string(metric.metric) }
        writer.member("unit") { writer.string(quantity.unit) }
        writer.member("verdict") { writer.string(row.verdict.words) }
        writer.member("why") { writer.string(why(metric, row.benchmark, comparison)) }
      } else {
        writer.member("benchmark") { writer.string(row.benchmark.id) }
        writer.member("verdict") { writer.string(row.verdict.words) }
        writer.member("why") { writer.string(whole(row.benchmark)) }
      }
    }
  }

  private static func why(
    _ metric: MetricComparison, _ benchmark: BenchmarkComparison, _ comparison: Comparison
  ) -> String {
    metric.verdict == .same ? "" : comparison.why(metric, of: benchmark)
  }

  private static func whole(_ benchmark: BenchmarkComparison) -> String {
    if let problem = benchmark.failure ?? benchmark.obstacle { return problem }
    return benchmark.head == nil ? "it is in BASE and gone from HEAD" : "it is in HEAD only"
  }

  static func write(_ families: [FamilySummary], _ writer: JSONWriter) {
    writer.array(inline: true) {
      for family in families {
        guard let mean = family.mean.value, family.hasMoved else { continue }
        writer.element {
          writer.object(inline: true) {
            writer.member("family") { writer.string(family.family) }
            writer.member("in") { writer.integer(Int64(family.mean.included)) }
            writer.member("mean") { writer.string("×" + fixed(mean, 4)) }
            writer.member("metric") { writer.string(family.metric) }
            writer.member("out") { writer.integer(Int64(family.mean.excluded)) }
          }
        }
      }
    }
  }
}
