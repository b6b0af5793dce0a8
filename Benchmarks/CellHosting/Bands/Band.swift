import CellBenchReport

/// A comparison of which published sources say how it comes out, and what a report says (facts: hosting part 2, R1 … R16).
struct Band {
  let id: String
  /// What is compared.
  let comparison: String
  /// What the sources let expect.
  let expected: String
  /// Counts are exact; times are this machine's.
  let isExact: Bool
  let look: (BandReader) throws -> Finding

  /// What a report says of a band.
  struct Finding {
    let value: String
    let isInside: Bool
  }

  /// A band on the quotient of one metric of two benchmarks.
  static func quotient(
    _ id: String, _ comparison: String, of metric: String, _ one: String, by other: String,
    in range: ClosedRange<Double>, isExact: Bool = false
  ) -> Band {
    Band(
      id: id, comparison: comparison, expected: "\(text(range.lowerBound)) … \(text(range.upperBound)) ×",
      isExact: isExact
    ) { report in
      let quotient = try report.number(metric, one) / report.number(metric, other)
      return Finding(value: text(quotient) + " ×", isInside: range.contains(quotient))
    }
  }

  /// A number with two digits behind the point at most.
  static func text(_ number: Double) -> String {
    let hundredths = (number * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
  }
}

/// Reads numbers out of a report.
struct BandReader {
  let report: Report

  /// What a report does not have.
  struct Missing: Error { let text: String }

  func number(_ metric: String, _ id: String) throws -> Double {
    guard let benchmark = report.benchmark(id) else { throw Missing(text: "no \(id)") }
    // Of times the least: what else the machine does only adds, and quotients of medians differ from run to run.
    if case .sampled(let value)? = benchmark.metrics[metric], let least = value.summary?.min { return least }
    guard let number = benchmark.metrics[metric]?.number else { throw Missing(text: "no \(metric) of \(id)") }
    return number
  }

  func count(_ metric: String, _ id: String) throws -> Int { Int(try number(metric, id)) }
}
