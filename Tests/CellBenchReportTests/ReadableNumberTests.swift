import Testing

@testable import CellBenchReport

/// A difference that decides something can be seen in the text that tells of it.
struct ReadableNumberTests {
  private func sentence(_ base: MetricValue, _ head: MetricValue) -> String {
    let reports = [base, head].map { Sample.report([Sample.benchmark("a", ["x": $0])], session: "s") }
    let comparison = Comparison(base: reports[0], head: reports[1])
    return comparison.sentence(for: comparison.benchmarks[0].metrics[0], of: comparison.benchmarks[0])
  }

  private func exact(_ value: Int64, _ unit: String) -> MetricValue {
    .exact(ExactValue(unit: unit, better: .lower, value: value))
  }

  private func sampled(_ middle: Double, _ unit: String) -> MetricValue {
    .sampled(SampledValue(unit: unit, better: .lower, samples: (0..<10).map { middle * (1 + Double($0 - 5) / 1_000) }))
  }

  @Test func oneInAThousandMillionShows() {
    #expect(sentence(exact(1_000_000_000, "bytes"), exact(1_000_000_001, "bytes")).contains("(+1, +0.0000001 %)"))
  }

  @Test func countsAreToldWholeInTheirUnit() {
    let text = sentence(exact(1_000_000_000, "ns"), exact(1_000_000_001, "ns"))
    #expect(text.hasPrefix("x 1,000,000,000 → 1,000,000,001 ns (+1, "))
  }

  @Test(arguments: ["ms", "ns", "%", "points"]) func valuesBelowOneKeepTheirDigits(unit: String) {
    #expect(sentence(sampled(0.2, unit), sampled(0.31, unit)).hasPrefix("x 0.200 → 0.310 \(unit) (+0.110, +55.0 %)"))
  }

  @Test func aSmallProbabilityIsWrittenOnce() {
    #expect(sentence(sampled(100, "ms"), sampled(200, "ms")).contains("samples, p < 0.0001 corrected"))
  }

  @Test func oneOfAThingIsOne() {
    #expect(counted(1, "benchmark") == "1 benchmark")
    #expect(counted(0, "benchmark") == "0 benchmarks" && counted(2_000, "benchmark") == "2,000 benchmarks")
  }

  @Test func wordsWithoutALetterInCommonAreNotNear() {
    #expect(suggestion(for: "-v", among: ["ab", "run"], listsAll: false) == "")
    #expect(
      suggestion(for: "host", among: ["hostsLive", "mallocs", "lostHosts"])
        == "; did you mean \"hostsLive\" or \"lostHosts\"?")
    #expect(suggestion(for: "ax", among: ["ab", "run"]) == "; did you mean \"ab\"?")
  }
}
