/// What a gate decided, and everything it has to say, worst first.
public struct GateResult: Sendable {
  public let comparison: Comparison
  public let findings: [Finding]

  /// The process's exit code: 5 before 3 before 2 before 4, and 0 when nothing fails.
  public var exitCode: Int32 { Gate.exitCode(for: findings) }

  /// Whether everything held.
  public var isHeld: Bool { exitCode == 0 }

  /// The verdict in one line.
  public var headline: String {
    let counts = Finding.Kind.allCases.compactMap { kind -> String? in
      let count = findings.count { $0.kind == kind && $0.severity == .fail }
      return count == 0 ? nil : kind.words(count)
    }
    let compared = counted(comparison.comparedCount, "benchmark") + " compared"
    if counts.isEmpty {
      return passed.isEmpty ? "held: nothing worse, \(compared)" : "held, letting pass \(passed); \(compared)"
    }
    return counts.joined(separator: ", ") + "; " + compared
  }

  /// What would have failed if the policy did not say otherwise.
  private var passed: String {
    [Finding.Kind.notComparable, .regression].compactMap { kind in
      let count = findings.count { $0.kind == kind && $0.severity < .fail }
      return count == 0 ? nil : kind.words(count)
    }.joined(separator: ", ")
  }
}

extension Finding.Kind {
  /// How many of them, in words.
  func words(_ count: Int) -> String {
    switch self {
    case .notComparable: "\(grouped(count)) not comparable"
    case .failure: counted(count, "failure")
    case .regression: counted(count, "regression")
    case .improvement: counted(count, "improvement")
    case .changed: "\(grouped(count)) changed"
    case .new: "\(grouped(count)) new"
    case .note: counted(count, "note")
    }
  }
}
