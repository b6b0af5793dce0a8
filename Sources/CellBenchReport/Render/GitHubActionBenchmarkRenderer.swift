/// The custom JSON of github-action-benchmark. One file has one polarity, so the metrics of which less is better and
/// those of which more is better are two formats; metrics of which neither is better are in none.
public struct GitHubActionBenchmarkRenderer: Renderer {
  public var name: String { "github-action-benchmark" + (better == .higher ? "-bigger" : "") }
  public var summary: String {
    better == .higher
      ? "github-action-benchmark's customBiggerIsBetter" : "github-action-benchmark's customSmallerIsBetter"
  }

  private let better: Better

  public init(better: Better = .lower) { self.better = better }

  public func render(_ report: Report, _ options: RenderOptions) -> String {
    let writer = JSONWriter()
    writer.array(inline: false) {
      for benchmark in report.benchmarks where benchmark.status == .ok {
        for (metric, value) in benchmark.metrics.sorted(by: { $0.key < $1.key }) where value.better == better {
          if value.isKnown { writer.element { write(benchmark.id, metric, value, writer) } }
        }
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }

  private func write(_ id: String, _ metric: String, _ value: MetricValue, _ writer: JSONWriter) {
    writer.object(inline: true) {
      writer.member("name") { writer.string("\(id) – \(metric)") }
      if case .sampled(let sampled) = value, let spread = spread(sampled.samples) {
        writer.member("range") { writer.string("± \(plainNumber(spread))") }
      }
      writer.member("unit") { writer.string(value.unit) }
      writer.member("value") { writeNumber(value, writer) }
    }
  }

  /// Half of the range that holds the middle half of the samples.
  private func spread(_ samples: [Double]) -> Double? {
    guard samples.count > 1 else { return nil }
    let sorted = samples.sorted()
    return percentile(ofSorted: sorted, 75) / 2 - percentile(ofSorted: sorted, 25) / 2
  }
}

/// Writes a value as the number it is: counts whole, sampled metrics by their median.
func writeNumber(_ value: MetricValue, _ writer: JSONWriter) {
  switch value {
  case .exact(let exact): exact.value.write(writer)
  case .sampled(let sampled): (sampled.summary?.p50).write(writer)
  }
}
