/// The geometric mean of one metric's ratios over the benchmarks of one scenario.
///
/// Every content weighs the same, however many hosts and roots it was run with.
public struct FamilySummary: Sendable, Equatable {
  /// The scenario: the first part of the ids.
  public let family: String
  public let metric: String
  public let better: Better
  public let mean: GeometricMean

  /// Whether the mean, as it is shown, is another than 1.
  var hasMoved: Bool { mean.value.map { fixed($0, 4) != "1.0000" } ?? false }
}

/// Gathers the summaries while benchmarks are compared.
struct FamilySummaries {
  private struct Key: Hashable {
    let family: String
    let metric: String
  }

  private var means: [Key: (better: Better, mean: GeometricMean)] = [:]

  mutating func add(_ benchmark: BenchmarkComparison, family: String, weight: Double) {
    for metric in benchmark.metrics {
      let ratio = metric.verdict.isOfTwoValues ? metric.ratio : nil
      means[Key(family: family, metric: metric.metric), default: (metric.better, GeometricMean())].mean
        .add(ratio, weight: weight)
    }
  }

  /// In the order of family, then metric.
  var sorted: [FamilySummary] {
    means
      .map { FamilySummary(family: $0.key.family, metric: $0.key.metric, better: $0.value.better, mean: $0.value.mean) }
      .sorted { ($0.family, $0.metric) < ($1.family, $1.metric) }
  }
}
