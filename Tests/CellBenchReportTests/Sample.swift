@testable import CellBenchReport

/// Reports built for tests.
enum Sample {
  static func exact(_ value: Int64?, better: Better = .lower, reason: String? = nil) -> MetricValue {
    .exact(
      ExactValue(
        unit: "count", better: better, value: value, reason: value == nil ? reason ?? "it was switched off" : nil,
        phases: value.map { ["layout": $0] } ?? [:]))
  }

  static func time(_ samples: [Double]) -> MetricValue {
    .sampled(SampledValue(unit: "ns", better: .lower, samples: samples))
  }

  static func benchmark(
    _ id: String = "scroll-1k/feed/updateRoot/generic",
    _ metrics: [String: MetricValue] = ["layoutPasses": exact(4012), "cpuTime": time([812_345, 809_991])]
  ) -> Benchmark {
    var benchmark = Benchmark(id: id, metrics: metrics)
    benchmark.contentHash = "00ff"
    return benchmark
  }

  static func report(_ benchmarks: [Benchmark] = [benchmark()], session: String? = nil) -> Report {
    var environment = Environment()
    environment.os = "Linux"
    environment.cores = 2
    environment.swift = "6.3.1"
    environment.configuration = "release"
    environment.allocator = "jemalloc 5.3.0"
    environment.engine = "1"
    environment.textTable = "1"
    environment.icu = "74"
    return Report(
      environment: environment, run: RunInfo(order: benchmarks.map(\.id), session: session),
      definitions: [
        "layoutPasses": MetricDefinition(
          meaning: "one layoutSubviews call of one view", unit: "count", better: .lower, family: .model),
        "hostsCreated": MetricDefinition(
          meaning: "a hosting controller or hosting content view was created",
          matters: "each builds a view graph and its views from nothing", unit: "count", better: .lower, family: .model),
        "mallocs": MetricDefinition(
          meaning: "requests for memory made by the measuring thread", unit: "count", better: .lower,
          family: .allocations),
        "cpuTime": MetricDefinition(
          meaning: "processor time of the measuring thread on this machine", unit: "ns", better: .lower, family: .time),
      ], benchmarks: benchmarks)
  }
}
