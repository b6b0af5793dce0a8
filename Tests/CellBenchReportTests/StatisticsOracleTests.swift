import Foundation
import Testing

@testable import CellBenchReport

/// What SciPy and statsmodels say about 1,000 random inputs of each statistic (Tools/statistics-oracle).
struct StatisticsOracleTests {
  private struct Oracle: Decodable {
    struct Test: Decodable { let x, y: [Double], u, p: Double }
    struct Percentiles: Decodable { let x, percents, values: [Double] }
    struct Holm: Decodable { let p, corrected: [Double] }
    struct Bootstrap: Decodable { let base, head, interval: [Double] }

    let bootstrap: [Bootstrap]
    let holm: [Holm]
    let mannWhitneyAsymptotic, mannWhitneyExact, mannWhitneyExactWithTies: [Test]
    let percentiles: [Percentiles]
  }

  private static let oracle: Oracle = {
    let url = Bundle.module.url(forResource: "statistics", withExtension: "json", subdirectory: "Fixtures")!
    return try! JSONDecoder().decode(Oracle.self, from: Data(contentsOf: url))
  }()

  private static func isNear(_ one: Double, _ other: Double, _ tolerance: Double = 1e-9) -> Bool {
    abs(one - other) <= tolerance * max(1e-300, abs(other)) || abs(one - other) <= 1e-14
  }

  private func check(_ cases: [Oracle.Test], _ method: MannWhitney.Method) {
    #expect(cases.count == 1_000)
    let wrong = cases.filter { test in
      let result = MannWhitney(test.x, test.y, method: method)
      return result.u != test.u || !Self.isNear(result.p, test.p) || result.method != method
    }
    #expect(wrong.isEmpty, "first of \(wrong.count): \(String(describing: wrong.first))")
  }

  @Test func exactMannWhitneyIsSciPys() { check(Self.oracle.mannWhitneyExact, .exact) }

  @Test func exactMannWhitneyWithTiesIsThatOfEveryDeal() { check(Self.oracle.mannWhitneyExactWithTies, .exact) }

  @Test func asymptoticMannWhitneyWithTiesIsSciPys() { check(Self.oracle.mannWhitneyAsymptotic, .asymptotic) }

  @Test func percentilesAreNumPys() {
    let wrong = Self.oracle.percentiles.filter { test in
      let sorted = test.x.sorted()
      return !zip(test.percents, test.values).allSatisfy { Self.isNear(percentile(ofSorted: sorted, $0), $1) }
    }
    #expect(Self.oracle.percentiles.count == 1_000 && wrong.isEmpty)
  }

  @Test func holmIsStatsmodels() {
    let wrong = Self.oracle.holm.filter { test in
      !zip(holm(test.p), test.corrected).allSatisfy { Self.isNear($0, $1) }
    }
    #expect(Self.oracle.holm.count == 1_000 && wrong.isEmpty)
  }

  /// Resampling is random: intervals of two generators agree to within a fraction of their width.
  @Test func bootstrapIntervalsAreSciPys() {
    var worst = 0.0
    var sum = 0.0
    for (index, test) in Self.oracle.bootstrap.enumerated() {
      let interval = bootstrapRatioOfMedians(base: test.base, head: test.head, seed: UInt64(index))!
      let width = test.interval[1] - test.interval[0]
      let off = abs(interval.lowerBound - test.interval[0]) + abs(interval.upperBound - test.interval[1])
      worst = max(worst, off / width)
      sum += off / width
    }
    #expect(Self.oracle.bootstrap.count == 1_000)
    #expect(worst < 0.5 && sum / 1_000 < 0.05, "worst \(worst), mean \(sum / 1_000)")
  }
}
