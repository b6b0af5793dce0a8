import CellBench
import CellBenchReport
import Foundation

/// How late the frames of each benchmark came, in Apple's classes: for runs that were given a frame budget.
enum HitchLines {
  static func text(_ report: Report, budget: Double) -> String {
    var reasons: [String: Int] = [:]
    var lines = report.benchmarks.compactMap { benchmark -> String? in
      guard case .sampled(let late)? = benchmark.metrics["framesLate"],
        case .sampled(let hitches)? = benchmark.metrics["hitchTimeRatio"]
      else { return nil }
      guard let frames = late.summary, let ratio = hitches.summary else {
        reasons[late.reason ?? hitches.reason ?? "no reason given", default: 0] += 1
        return nil
      }
      let judgement = HitchClass(ratio.p50).rawValue
      return "  \(benchmark.id): \(frames.p50.formatted()) late, \(rounded(ratio.p50)) ms/s, \(judgement)\n"
    }
    for (reason, count) in reasons.sorted(by: { $0.key < $1.key }) {
      lines.append("  — \(counted(count, "benchmark")): \(reason)\n")
    }
    guard !lines.isEmpty else { return "" }
    return "frames over \(budget.formatted()) ms on this machine, and hitch time:\n" + lines.joined()
  }

  private static func rounded(_ value: Double) -> String { ((value * 10).rounded() / 10).formatted() }
}
