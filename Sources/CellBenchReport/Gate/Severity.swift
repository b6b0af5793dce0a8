/// What a finding does: fails the gate, is shown as a warning, or is only listed.
public enum Severity: String, Sendable, CaseIterable, Comparable, JSONName {
  case ignore, warn, fail

  public static func < (one: Severity, other: Severity) -> Bool { one.rank < other.rank }

  private var rank: Int {
    switch self {
    case .ignore: 0
    case .warn: 1
    case .fail: 2
    }
  }
}
