/// How a benchmark ended.
public enum BenchmarkStatus: String, Sendable, CaseIterable, JSONName {
  case ok
  /// It threw, or showed other content than its peers.
  case failed
  case timedOut
  /// Its process trapped or was killed.
  case crashed
  /// Its process ended without a result.
  case missing
}
