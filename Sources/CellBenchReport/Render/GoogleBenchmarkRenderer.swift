/// The JSON of google/benchmark, as its `compare.py` reads it: one entry for every sample of time, with the exact
/// metrics as counters. A benchmark without times is an entry with an error, which such tools pass over.
public struct GoogleBenchmarkRenderer: Renderer {
  public let name = "google-benchmark"
  public let summary = "compare.py and other readers of google/benchmark's JSON"

  public init() {}

  public func render(_ report: Report, _ options: RenderOptions) -> String {
    let writer = JSONWriter()
    writer.object(inline: false) {
      writer.member("benchmarks") {
        writer.array(inline: false) {
          for (index, benchmark) in report.benchmarks.enumerated() { write(benchmark, index, writer) }
        }
      }
      writer.member("context") {
        writer.object(inline: false) {
          writer.member("caches") { writer.array(inline: true) {} }
          writer.member("executable") { writer.string("cellbench") }
          writer.member("json_schema_version") { writer.integer(1) }
          writer.member("library_build_type") {
            writer.string(report.environment.configuration == "debug" ? "debug" : "release")
          }
          writer.member("num_cpus") { writer.integer(Int64(report.environment.cores ?? 1)) }
        }
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }

  private func write(_ benchmark: Benchmark, _ index: Int, _ writer: JSONWriter) {
    let times = [samples(benchmark, "cpuTime"), samples(benchmark, "wallTime")]
    let (cpu, wall) = (times[0] ?? times[1] ?? [], times[1] ?? times[0] ?? [])
    let count = benchmark.status == .ok ? min(cpu.count, wall.count) : 0
    for repetition in 0..<max(1, count) {
      writer.element {
        writer.object(inline: true) {
          if count > 0 { writer.member("cpu_time") { writer.number(cpu[repetition]) } }
          if count == 0 {
            let message = benchmark.failure ?? "no times were sampled"
            writer.member("error_message") { writer.string(message) }
            writer.member("error_occurred") { writer.literal("true") }
          }
          writer.member("family_index") { writer.integer(Int64(index)) }
          writer.member("iterations") { writer.integer(1) }
          writer.member("name") { writer.string(benchmark.id) }
          writer.member("per_family_instance_index") { writer.integer(0) }
          if count > 0 { writer.member("real_time") { writer.number(wall[repetition]) } }
          writer.member("repetition_index") { writer.integer(Int64(repetition)) }
          writer.member("repetitions") { writer.integer(Int64(max(1, count))) }
          writer.member("run_name") { writer.string(benchmark.id) }
          writer.member("run_type") { writer.string("iteration") }
          writer.member("threads") { writer.integer(1) }
          if count > 0 { writer.member("time_unit") { writer.string("ns") } }
          writeCounters(benchmark, writer)
        }
      }
    }
  }

  /// Names of google/benchmark's own fields, which a counter cannot have.
  private static let reserved: Set<String> = [
    "cpu_time", "error_message", "error_occurred", "family_index", "iterations", "name", "per_family_instance_index",
    "real_time", "repetition_index", "repetitions", "run_name", "run_type", "threads", "time_unit",
  ]

  private func writeCounters(_ benchmark: Benchmark, _ writer: JSONWriter) {
    for (name, value) in benchmark.metrics.sorted(by: { $0.key < $1.key }) {
      guard case .exact(let exact) = value, let count = exact.value, !Self.reserved.contains(name) else { continue }
      writer.member(name) { writer.integer(count) }
    }
  }

  private func samples(_ benchmark: Benchmark, _ metric: String) -> [Double]? {
    guard case .sampled(let value)? = benchmark.metrics[metric], value.unit == "ns", !value.samples.isEmpty else {
      return nil
    }
    return value.samples
  }
}
