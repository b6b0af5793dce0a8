/// What statistics say about a sampled metric of two reports of one session.
public struct SampledTest: Sendable, Equatable {
  public let baseCount: Int
  public let headCount: Int
  /// The p-value of the Mann–Whitney test; nil when there were too few samples to make it.
  public let p: Double?
  /// The p-value as it is with that many sampled metrics tested at once (Holm).
  public internal(set) var correctedP: Double?
  /// 95 % of the ratio of medians, HEAD to BASE; only where the difference is significant.
  public internal(set) var ratioInterval: ClosedRange<Double>?
}
