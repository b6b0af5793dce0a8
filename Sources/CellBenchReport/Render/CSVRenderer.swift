/// CSV: one metric a line.
public struct CSVRenderer: Renderer {
  public let name = "csv"
  public let summary = "spreadsheets and data frames"

  public init() {}

  public func render(_ report: Report, _ options: RenderOptions) -> String {
    var text = line([
      "benchmark", "scenario", "content", "host", "root", "status", "metric", "kind", "unit", "better", "value", "min",
      "p50",
      "p90", "p99", "max", "samples", "reason",
    ])
    for benchmark in report.benchmarks {
      let start = [
        benchmark.id, benchmark.scenario, benchmark.content, benchmark.host, benchmark.root, benchmark.status.rawValue,
      ]
      if benchmark.metrics.isEmpty {
        text += line(start + Array(repeating: "", count: 10) + [benchmark.failure ?? ""])
      }
      for (name, value) in benchmark.metrics.sorted(by: { $0.key < $1.key }) {
        text += line(start + [name] + fields(value))
      }
    }
    return text
  }

  public func render(_ comparison: Comparison, _ options: RenderOptions) -> String {
    var text = line([
      "benchmark", "metric", "unit", "better", "base", "head", "difference", "ratio", "verdict", "reason",
    ])
    for benchmark in comparison.benchmarks {
      if benchmark.metrics.isEmpty {
        let empty = Array(repeating: "", count: 7)
        text += line(
          [benchmark.id] + empty + [benchmark.verdict.rawValue, benchmark.failure ?? benchmark.obstacle ?? ""])
      }
      for metric in benchmark.metrics {
        text += line([
          benchmark.id, metric.metric, metric.unit, metric.better.rawValue, number(metric.base), number(metric.head),
          metric.difference.map(plain) ?? "", metric.ratio.map(plain) ?? "", metric.verdict.rawValue,
          metric.reason ?? "",
        ])
      }
    }
    return text
  }

  public func render(_ verdict: GateResult, _ options: RenderOptions) -> String {
    render(verdict.comparison, options)
  }

  private func fields(_ value: MetricValue) -> [String] {
    switch value {
    case .exact(let exact):
      return [
        "exact", exact.unit, exact.better.rawValue, number(value), "", "", "", "", "", exact.reason ?? "",
      ]
    case .sampled(let sampled):
      let summary = sampled.summary
      let numbers = [summary?.min, summary?.p50, summary?.p90, summary?.p99, summary?.max].map { $0.map(plain) ?? "" }
      return ["sampled", sampled.unit, sampled.better.rawValue, ""] + numbers
        + [sampled.samples.map(plain).joined(separator: " "), sampled.reason ?? ""]
    }
  }

  private func number(_ value: MetricValue?) -> String {
    if case .exact(let exact)? = value { return exact.value.map(String.init) ?? "" }
    return value?.number.map(plain) ?? ""
  }

  private func plain(_ number: Double) -> String { plainNumber(number) }

  private func line(_ fields: [String]) -> String { fields.map(CSVEscaping.field).joined(separator: ",") + "\n" }
}

/// A number as programs read it: whole ones without a point, others as short as they can be without loss.
func plainNumber(_ number: Double) -> String {
  if let whole = Int64(exactly: number), abs(number) < 0x1p53 { return String(whole) }
  return number.description
}
