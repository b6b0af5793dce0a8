/// How much timing a run does. Counting is the same in all profiles.
public enum RunProfile: String, CaseIterable, Sendable {
  /// Enough to see what a strategy costs.
  case quick
  /// Enough to tell small differences apart.
  case full

  /// Rounds of timing: each runs every case of a comparison group once, in an order of its own.
  public var rounds: Int { self == .quick ? 2 : 10 }
  /// Samples a process takes at most in a round.
  public var samples: Int { self == .quick ? 3 : 5 }
  /// Milliseconds after which a process begins no further sample.
  public var budget: Int { self == .quick ? 100 : 1_000 }
}
