import Foundation

/// How many benchmarks one sampled metric got larger in, and how many smaller: a change of some benchmarks goes both
/// ways by chance, one that goes one way everywhere is more often of the machine or the build than of the benchmarks.
public struct Sidedness: Sendable, Equatable {
  public let metric: String
  /// Benchmarks whose median grew, and whose median shrank. Equal medians count in neither.
  public let larger, smaller: Int

  /// Of how many fair coins thrown as often one would see sides at least as unequal: the two-sided sign test.
  public var p: Double {
    let (few, all) = (min(larger, smaller), larger + smaller)
    guard all > 0 else { return 1 }
    // Sums C(all, k) / 2^all, each logarithm from the one before: 2^-all itself is 0 from 1,075 benchmarks on.
    var (term, sum) = (-Double(all) * log(2), 0.0)
    for k in 0...few {
      sum += exp(term)
      term += log(Double(all - k)) - log(Double(k + 1))
    }
    return min(1, 2 * sum)
  }

  /// Whether chance alone seldom gives sides so unequal: less than once in a hundred comparisons.
  public var isOneSided: Bool { p < 0.01 }

  /// For a reader, when it is one-sided.
  var sentence: String {
    let (side, count) = larger > smaller ? ("larger", larger) : ("smaller", smaller)
    return
      "\(metric) is \(side) in \(grouped(count)) of \(grouped(larger + smaller)) benchmarks: what changes everywhere "
      + "is more often of the machine or the build than of the benchmarks"
  }
}

extension Comparison {
  /// A line for every sampled metric that could be tested in at least one benchmark, by name.
  static func sides(_ benchmarks: [BenchmarkComparison]) -> [Sidedness] {
    var sides: [String: (larger: Int, smaller: Int)] = [:]
    for benchmark in benchmarks {
      for metric in benchmark.metrics where metric.test?.p != nil {
        guard let difference = metric.difference else { continue }
        sides[metric.metric, default: (0, 0)].larger += difference > 0 ? 1 : 0
        sides[metric.metric, default: (0, 0)].smaller += difference < 0 ? 1 : 0
      }
    }
    return sides.sorted { $0.key < $1.key }
      .map { Sidedness(metric: $0.key, larger: $0.value.larger, smaller: $0.value.smaller) }
  }
}
