/// JSON: a report as it is stored, a comparison or a verdict with all its reasons.
public struct JSONRenderer: Renderer {
  public let name = "json"
  public let summary = "other programs"

  public init() {}

  public func render(_ report: Report, _ options: RenderOptions) -> String {
    String(decoding: report.encoded(), as: UTF8.self)
  }

  public func render(_ comparison: Comparison, _ options: RenderOptions) -> String {
    render(comparison, verdict: nil, options)
  }

  public func render(_ verdict: GateResult, _ options: RenderOptions) -> String {
    render(verdict.comparison, verdict: verdict, options)
  }

  private func render(_ comparison: Comparison, verdict: GateResult?, _ options: RenderOptions) -> String {
    let writer = JSONWriter()
    writer.object(inline: false) {
      writer.member("benchmarks") {
        writer.array(inline: false) {
          for benchmark in comparison.benchmarks where options.all || isShown(benchmark) {
            writer.element { write(benchmark, comparison, options, writer) }
          }
        }
      }
      if !comparison.cautions.isEmpty { writer.member("cautions") { comparison.cautions.write(writer) } }
      writer.member("compared") { writer.integer(Int64(comparison.comparedCount)) }
      writer.member("counts") {
        writer.object(inline: false) {
          for (key, count) in comparison.counts.map({ ($0.key.rawValue, $0.value) }).sorted(by: { $0.0 < $1.0 }) {
            writer.member(key) { writer.integer(Int64(count)) }
          }
        }
      }
      if let verdict {
        writer.member("exitCode") { writer.integer(Int64(verdict.exitCode)) }
      }
      writer.member("families") { write(comparison.families, writer) }
      if let verdict {
        writer.member("findings") { write(verdict.findings, options, writer) }
      }
      writer.member("schema") { writer.string(verdict == nil ? "cellbench.comparison/1" : "cellbench.verdict/1") }
      writer.member("sides") { write(comparison.sides, writer) }
    }
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }

  private func isShown(_ benchmark: BenchmarkComparison) -> Bool { !benchmark.verdict.isQuiet }

  private func write(
    _ benchmark: BenchmarkComparison, _ comparison: Comparison, _ options: RenderOptions, _ writer: JSONWriter
  ) {
    writer.object(inline: false) {
      if let failure = benchmark.failure { writer.member("failure") { writer.string(failure) } }
      writer.member("id") { writer.string(benchmark.id) }
      writer.member("metrics") {
        writer.object(inline: false) {
          for metric in benchmark.metrics where options.all || !metric.verdict.isQuiet {
            writer.member(metric.metric) { write(metric, benchmark, comparison, writer) }
          }
        }
      }
      if let obstacle = benchmark.obstacle { writer.member("reason") { writer.string(obstacle) } }
      writer.member("verdict") { benchmark.verdict.write(writer) }
    }
  }

  private func write(
    _ metric: MetricComparison, _ benchmark: BenchmarkComparison, _ comparison: Comparison, _ writer: JSONWriter
  ) {
    writer.object(inline: true) {
      writer.member("base") { write(metric.base, writer) }
      writer.member("better") { metric.better.write(writer) }
      writer.member("head") { write(metric.head, writer) }
      if let p = metric.test?.correctedP { writer.member("p") { writer.number(p) } }
      writer.member("ratio") { metric.ratio.write(writer) }
      if let reason = metric.reason { writer.member("reason") { writer.string(reason) } }
      if !metric.verdict.isQuiet {
        writer.member("sentence") { writer.string(comparison.sentence(for: metric, of: benchmark)) }
      }
      writer.member("severity") { metric.severity.write(writer) }
      writer.member("unit") { writer.string(metric.unit) }
      writer.member("verdict") { metric.verdict.write(writer) }
    }
  }

  private func write(_ value: MetricValue?, _ writer: JSONWriter) {
    if case .exact(let exact)? = value {
      exact.value.write(writer)
    } else {
      value?.number.write(writer) ?? writer.literal("null")
    }
  }

  private func write(_ families: [FamilySummary], _ writer: JSONWriter) {
    writer.array(inline: false) {
      for family in families {
        writer.element {
          writer.object(inline: true) {
            writer.member("excluded") { writer.integer(Int64(family.mean.excluded)) }
            writer.member("family") { writer.string(family.family) }
            writer.member("geometricMean") { family.mean.value.write(writer) }
            writer.member("included") { writer.integer(Int64(family.mean.included)) }
            writer.member("metric") { writer.string(family.metric) }
          }
        }
      }
    }
  }

  private func write(_ sides: [Sidedness], _ writer: JSONWriter) {
    writer.array(inline: false) {
      for side in sides {
        writer.element {
          writer.object(inline: true) {
            writer.member("larger") { writer.integer(Int64(side.larger)) }
            writer.member("metric") { writer.string(side.metric) }
            writer.member("oneSided") { writer.literal(side.isOneSided ? "true" : "false") }
            writer.member("smaller") { writer.integer(Int64(side.smaller)) }
          }
        }
      }
    }
  }

  private func write(_ findings: [Finding], _ options: RenderOptions, _ writer: JSONWriter) {
    writer.array(inline: false) {
      for finding in findings where options.all || finding.severity > .ignore {
        writer.element {
          writer.object(inline: true) {
            writer.member("benchmark") { writer.string(finding.benchmark) }
            writer.member("kind") { writer.string(finding.kind.rawValue) }
            writer.member("message") { writer.string(finding.message) }
            if let metric = finding.metric { writer.member("metric") { writer.string(metric) } }
            writer.member("severity") { finding.severity.write(writer) }
          }
        }
      }
    }
  }
}
