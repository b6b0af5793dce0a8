/// What a run measured: the environment, how it ran, what the metrics mean, and every benchmark.
///
/// Benchmarks are kept in the order of their ids, so that identical results are identical bytes whatever order they
/// came in. See `ReportFile` for reading and writing.
public struct Report: Sendable, Equatable {
  /// The version of the file format that this code writes and reads.
  public static let schema = "cellbench.report/1"

  public var environment: Environment
  public var run: RunInfo
  /// What the metrics mean, by name.
  public var definitions: [String: MetricDefinition]
  /// Changes that were accepted into this report as a baseline.
  public var accepted: [Acceptance]
  /// In the order of their ids.
  public private(set) var benchmarks: [Benchmark]

  public init(
    environment: Environment = Environment(), run: RunInfo = RunInfo(),
    definitions: [String: MetricDefinition] = [:], accepted: [Acceptance] = [], benchmarks: [Benchmark] = []
  ) {
    self.environment = environment
    self.run = run
    self.definitions = definitions
    self.accepted = accepted
    self.benchmarks = benchmarks.sorted { $0.id < $1.id }
  }

  /// The benchmark of an id, found by halving.
  public func benchmark(_ id: String) -> Benchmark? {
    let place = place(of: id)
    return place < benchmarks.endIndex && benchmarks[place].id == id ? benchmarks[place] : nil
  }

  /// Adds a benchmark, or replaces the one of the same id.
  public mutating func put(_ benchmark: Benchmark) {
    let place = place(of: benchmark.id)
    if place < benchmarks.endIndex && benchmarks[place].id == benchmark.id {
      benchmarks[place] = benchmark
    } else {
      benchmarks.insert(benchmark, at: place)
    }
  }

  /// Removes the benchmark of an id, if there is one.
  public mutating func remove(_ id: String) {
    let place = place(of: id)
    if place < benchmarks.endIndex && benchmarks[place].id == id { benchmarks.remove(at: place) }
  }

  private func place(of id: String) -> Int {
    var low = 0
    var high = benchmarks.count
    while low < high {
      let middle = (low + high) / 2
      if benchmarks[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// What a metric is compared by. A report that does not define one of its metrics gets the strictest answer.
  public func family(of metric: String, _ value: MetricValue) -> MetricFamily {
    if let definition = definitions[metric] { return definition.family }
    return if case .sampled = value { .time } else { .runtime }
  }
}

extension Report: Record {
  static var blank: Self { Self() }

  mutating func fields<Visitor: FieldVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.optional("accepted", &accepted, "Changes that were accepted into this report as a baseline.")
    try visitor.field("benchmarks", &benchmarks, "The benchmarks in the order of their ids.")
    try visitor.optional("definitions", &definitions, "What the metrics mean, by name.")
    try visitor.field("environment", &environment, "Where and with what the report was made.")
    try visitor.field("run", &run, "How the report came about.")
    try visitor.constant("schema", "cellbench.report/1", "The version of the format.")
  }

  mutating func settle() { benchmarks.sort { $0.id < $1.id } }

  func problem() -> String? {
    for (one, next) in zip(benchmarks, benchmarks.dropFirst()) where one.id == next.id {
      return "the benchmark id \(quoted(one.id)) is there twice: an id names one benchmark"
    }
    return nil
  }
}
