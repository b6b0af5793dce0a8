import CellBench
import CellBenchReport
import Foundation

/// How late the frames of each benchmark came, in Apple's classes: for runs that were given a frame budget.
enum HitchLines {
  static func text(_ report: Report, budget: Double) -> String {
    let lines = report.benchmarks.compactMap { benchmark -> String? in
      guard case .sampled(let late)? = benchmark.metrics["framesLate"], let frames = late.summary,
        case .sampled(let hitches)? = benchmark.metrics["hitchTimeRatio"], let ratio = hitches.summary
      else { return nil }
      let judgement = HitchClass(ratio.p50).rawValue
      return "  \(benchmark.id): \(frames.p50.formatted()) late, \(rounded(ratio.p50)) ms/s, \(judgement)\n"
    }
    guard !lines.isEmpty else { return "" }
    return "frames over \(budget.formatted()) ms on this machine, and hitch time:\n" + lines.joined()
  }

  private static func rounded(_ value: Double) -> String { ((value * 10).rounded() / 10).formatted() }
}
