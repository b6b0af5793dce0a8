extension Comparison {
  /// Why values are not held against each other, or in vain: each reason once and how often, in the order of the
  /// benchmarks.
  struct Reason {
    let verdict: Verdict
    let text: String
    var count: Int

    /// "2 values not comparable: …"
    var line: String { "\(counted(count, "value")) \(verdict.words): \(visible(text))" }
  }

  /// At most a hundred.
  var reasons: [Reason] {
    var reasons: [Reason] = []
    for metric in benchmarks.lazy.flatMap(\.metrics) {
      switch metric.verdict {
      case .notComparable, .inconclusive: break
      // BASE knows the metric and has no value of it.
      case .new where metric.reason != nil: break
      default: continue
      }
      let text = metric.reason ?? "no reason given"
      if let place = reasons.firstIndex(where: { $0.verdict == metric.verdict && $0.text == text }) {
        reasons[place].count += 1
      } else if reasons.count < 100 {
        reasons.append(Reason(verdict: metric.verdict, text: text, count: 1))
      }
    }
    return reasons
  }
}
