/// Bencher Metric Format: benchmark → measure → value, with the middle half of the samples as bounds.
public struct BencherRenderer: Renderer {
  public let name = "bencher"
  public let summary = "Bencher (Bencher Metric Format)"
  /// The longest name that Bencher takes.
  private static let longestName = 1024

  public init() {}

  public func render(_ report: Report, _ options: RenderOptions) -> String {
    let writer = JSONWriter()
    writer.object(inline: false) {
      for benchmark in report.benchmarks where benchmark.status == .ok {
        let known = benchmark.metrics.filter { $0.value.isKnown }.sorted { $0.key < $1.key }
        guard !known.isEmpty else { continue }
        writer.member(name(benchmark.id)) {
          writer.object(inline: false) {
            for (metric, value) in known { writer.member(metric) { write(value, writer) } }
          }
        }
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }

  private func write(_ value: MetricValue, _ writer: JSONWriter) {
    writer.object(inline: true) {
      var bounds: (low: Double, high: Double)?
      if case .sampled(let sampled) = value, sampled.samples.count > 1 {
        let sorted = sampled.samples.sorted()
        bounds = (percentile(ofSorted: sorted, 25), percentile(ofSorted: sorted, 75))
      }
      if let bounds { writer.member("lower_value") { writer.number(bounds.low) } }
      if let bounds { writer.member("upper_value") { writer.number(bounds.high) } }
      writer.member("value") { writeNumber(value, writer) }
    }
  }

  /// A name that is too long is cut and ends with a hash of all of it, so that it stays one of a kind.
  private func name(_ id: String) -> String {
    guard id.utf16.count > Self.longestName else { return id }
    return String(id.unicodeScalars.prefix(480)) + "…" + String(stableHash(id), radix: 16)
  }
}

/// Fowler, Noll and Vo's hash: the same on every machine and in every run.
func stableHash(_ text: String) -> UInt64 {
  text.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
}
