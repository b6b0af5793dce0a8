/// One benchmark in BASE and in HEAD.
public struct BenchmarkComparison: Sendable, Equatable {
  public let id: String
  public let base: Benchmark?
  public let head: Benchmark?
  /// In the order of the metrics' names. Empty for a benchmark that failed, came or went.
  public internal(set) var metrics: [MetricComparison]
  /// What is wrong with HEAD's benchmark, nil when nothing is.
  public let failure: String?

  /// The worst that can be said about it.
  public var verdict: Verdict {
    if failure != nil { return .failed }
    if head == nil { return .gone }
    if base == nil { return .new }
    if obstacle != nil { return .notComparable }
    return metrics.lazy.map(\.verdict).min { $0.rank < $1.rank } ?? .same
  }

  /// Why nothing of it can be compared though both reports have it, nil when something can.
  var obstacle: String? {
    guard let base, base.status != .ok, head != nil else { return nil }
    return "the benchmark failed in BASE: there is nothing to compare it with"
  }

  /// Whether the benchmark shows something else than it did in BASE.
  public var showsOtherContent: Bool {
    guard let before = base?.contentHash, let after = head?.contentHash else { return false }
    return before != after
  }
}

extension Benchmark {
  /// What makes the benchmark one that failed: how it ended, flags that it does not declare, declared ones unseen.
  public var failure: String? {
    if status != .ok {
      let how =
        switch status {
        case .ok, .failed: "failed"
        case .timedOut: "timed out"
        case .crashed: "crashed"
        case .missing: "gave no result"
        }
      return error.map { "\(how): \(visible($0))" } ?? how
    }
    var problems: [String] = []
    if !undeclaredFlags.isEmpty {
      problems.append("raised \(undeclaredFlags.map(visible).joined(separator: ", ")), which it does not declare")
    }
    if !unseenFlags.isEmpty {
      problems.append(
        "declares \(unseenFlags.map(visible).joined(separator: ", ")), and did not raise \(unseenFlags.count == 1 ? "it" : "them")"
      )
    }
    return problems.isEmpty ? nil : problems.joined(separator: "; ")
  }
}
