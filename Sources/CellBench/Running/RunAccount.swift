/// Who counted in a benchmark, and how much.
public struct RunAccount: Sendable, Equatable {
  public let metric: String
  /// A type, or the place that asked for memory with its callers.
  public let names: [String]
  public let count: Int
  /// Bytes asked for; 0 for other metrics than `mallocs`.
  public let bytes: Int
}
