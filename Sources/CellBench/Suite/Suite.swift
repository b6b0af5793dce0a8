/// A named list of benchmarks: what a team hands to `main`.
///
///     Suite("profile") {
///       Benchmark("open/profile/updateRoot/generic") { context in … }
///       for host in hosts { scroll(host) }
///     }
public struct Suite: Sendable {
  public let name: String
  public let benchmarks: [Benchmark]

  public init(_ name: String, _ benchmarks: [Benchmark]) {
    self.name = name
    self.benchmarks = benchmarks
  }

  public init(_ name: String, @SuiteBuilder _ benchmarks: () -> [Benchmark]) {
    self.init(name, benchmarks())
  }
}
