import CellBenchReport
import Foundation

/// How a run goes about its work, in sentences, for the report.
package enum RunRules {
  static func sentences(_ options: RunOptions, rounds: Int) -> [String] {
    var rules = [
      "verification: one world, unmeasured; it also warms the process up",
      "counting: two worlds in one process; a metric that differs between them has no value",
    ]
    rules.append("stopping: a process is ended after \(options.timeout.formatted()) s, and its benchmark fails")
    guard rounds > 0 else { return rules + ["timing: none"] }
    rules.append(
      "timing: \(counted(rounds, "round")); each runs every case of a group once, in an order shuffled from the seed, "
        + "in a process of its own, after a verification")
    let kept =
      options.takesOneSampleOfAProcess
      ? "; the least of a process's samples is kept, of its frames the median" : ""
    rules.append(
      "samples: a world each; at most \(options.samplesOfAProcess) a process, none begun after "
        + "\(options.profile.budget) ms; a sample repeats what its benchmark says and is divided by it\(kept)")
    if let budget = options.frameBudget { rules.append("\(frames)late after \(budget.formatted()) ms on this machine") }
    return rules
  }

  /// What the sentence about a frame budget begins with.
  package static let frames = "frames: "
}
