import Meter

/// Why metrics cannot be had in this process, by what reads them.
struct Unavailable {
  var allocations: String?
  var runtimeCalls: String?
  /// Why nothing is exact.
  var exact: String?

  func reason(for metric: Metric, counter: Counter?) -> String? {
    if let exact { return exact }
    switch metric.dependency {
    case .allocations: return allocations
    case .runtime: return runtimeCalls
    case .model, .time: return nil
    }
  }
}
