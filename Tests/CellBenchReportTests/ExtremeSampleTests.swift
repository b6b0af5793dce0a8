import Testing

@testable import CellBenchReport

/// Samples at the ends of what a number can be: every answer is a number or none, and nothing traps.
struct ExtremeSampleTests {
  private static let sets: [[Double]] = [
    Array(repeating: 1e-308, count: 8), Array(repeating: 1e308, count: 8), Array(repeating: -1e308, count: 8),
    [-1e308, 1e308, 1e308, -1e308, 0],
    [.leastNonzeroMagnitude, 1e308, .leastNonzeroMagnitude, 1e308, .leastNonzeroMagnitude, 1e308],
    Array(repeating: 0, count: 8),
    (1...8).map { Double($0) },
  ]

  private func report(_ samples: [Double]) -> Report {
    Sample.report(
      [Sample.benchmark("s/c/h/r", ["cpuTime": Sample.time(samples), "mallocs": Sample.exact(1)])], session: "s")
  }

  @Test(arguments: Self.sets, Self.sets) func theyAreComparedAndShown(base: [Double], head: [Double]) throws {
    let (before, after) = (report(base), report(head))
    let comparison = Comparison(base: before, head: after)
    for renderer in Renderers.all {
      for text in [
        try? renderer.render(before, RenderOptions(all: true)),
        try? renderer.render(comparison, RenderOptions(all: true)),
      ] {
        let words = (text ?? "").lowercased().split { !$0.isLetter }
        #expect(
          !words.contains { ["nan", "inf", "infinity"].contains($0) && renderer.name != "html" }, "\(renderer.name)")
      }
    }
    let metric = try #require(comparison.benchmarks.first?.metrics.first)
    #expect(metric.ratio?.isFinite != false && metric.difference?.isFinite != false)
  }

  @Test func percentilesOfTheLargestNumbersStayAmongThem() {
    #expect(percentile(ofSorted: [-1e308, 1e308], 50) == 0)
    #expect(percentile(ofSorted: [-1e308, 1e308], 0) == -1e308)
    #expect(percentile(ofSorted: [-1e308, 0, 1e308], 50) == 0)
    #expect(bootstrapRatioOfMedians(base: [1e-308, 1e-308], head: [1e308, 1e308]) == nil)
    #expect(bootstrapRatioOfMedians(base: [1e308, 1e308], head: [1.5e308, 1.5e308]) == 1.5...1.5)
  }

  @Test(arguments: ["-9223372036854775808", "9223372036854775807", "-0", "-9007199254740992", "1e308"])
  func everyNumberThatJSONWritesIsRead(number: String) throws {
    let text = String(decoding: report([7_654_321]).encoded(), as: UTF8.self)
    let edited = text.replacing("7654321", with: number)
    #expect(edited != text)
    let read = try Report.decoded(from: Array(edited.utf8))
    guard case .sampled(let value)? = read.benchmarks[0].metrics["cpuTime"] else { throw CancellationError() }
    #expect(value.samples == [try #require(Double(number))])
    let policy = "{\"schema\": \"cellbench.policy/1\", \"rules\": [{\"absolute\": \(number)}]}"
    let slack = try? Policy.decoded(from: Array(policy.utf8)).rules[0].absolute
    #expect((slack == nil) == number.hasPrefix("-9"))
  }
}
