/// Go's benchmark text, as `benchstat` and `benchcmp` read it: one line for every sample, exact metrics marked as such.
///
/// The parts of an id are sub-names with keys (`/host=updateRoot`), so that `benchstat -col /root` projects them. The
/// name ends with `-1`, the one thread that is measured, because readers take a number at the end for that.
public struct GoBenchmarkRenderer: Renderer {
  public let name = "go-benchmark"
  public let summary = "benchstat and other readers of Go's benchmark format"

  public init() {}

  public func render(_ report: Report, _ options: RenderOptions) -> String {
    var text = "pkg: cellbench\n"
    if let cpu = report.environment.cpu { text += "cpu: \(visible(cpu))\n" }
    text += units(report)
    for benchmark in report.benchmarks where benchmark.status == .ok {
      let name = self.name(of: benchmark)
      var exact = ""
      var sampled: [(samples: [Double], unit: String)] = []
      for (metric, value) in benchmark.metrics.sorted(by: { $0.key < $1.key }) {
        switch value {
        case .exact(let value): if let count = value.value { exact += " \(count) \(unit(metric, value.unit))" }
        case .sampled(let value):
          if !value.samples.isEmpty { sampled.append((value.samples, unit(metric, value.unit))) }
        }
      }
      for line in 0..<max(1, sampled.map(\.samples.count).max() ?? 1) {
        let times = sampled.filter { line < $0.samples.count }
          .map { " \(plainNumber($0.samples[line])) \($0.unit)" }
        let values = times.joined() + exact
        if !values.isEmpty { text += "\(name) 1\(values)\n" }
      }
    }
    return text
  }

  private func units(_ report: Report) -> String {
    var metrics: [String: MetricValue] = [:]
    for benchmark in report.benchmarks { metrics.merge(benchmark.metrics) { first, _ in first } }
    return metrics.sorted { $0.key < $1.key }.map { name, value in
      let unit = unit(name, value.unit)
      var line = "Unit \(unit)"
      if case .exact = value { line += " assume=exact" }
      if value.better != .neither { line += " better=\(value.better.rawValue)" }
      return line == "Unit \(unit)" ? "" : line + "\n"
    }.joined()
  }

  /// Go's names for what Go knows, as far as it is in Go's unit.
  private func unit(_ metric: String, _ unit: String) -> String {
    switch (metric, unit) {
    case ("wallTime", "ns"): "ns/op"
    case ("cpuTime", "ns"): "cpu-ns/op"
    case ("frameTime", "ns"): "frame-ns/op"
    case ("mallocs", "count"): "allocs/op"
    case ("bytesAllocated", "bytes"): "B/op"
    default: GoEscaping.field(metric) + "/op"
    }
  }

  private func name(of benchmark: Benchmark) -> String {
    let keys = ["scenario", "content", "host", "root"]
    let pieces = benchmark.id.split(separator: "/", omittingEmptySubsequences: false)
    let parts = pieces.enumerated().map { index, piece in
      let value = GoEscaping.field(String(piece))
      return index < keys.count ? "/\(keys[index])=\(value)" : "/\(value)"
    }
    return "BenchmarkCells" + parts.joined() + "-1"
  }
}
