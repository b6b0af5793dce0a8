/// One thing that a gate has to say.
public struct Finding: Sendable, Equatable {
  public enum Kind: String, Sendable, CaseIterable {
    /// Not comparable: gone, null, or of another environment.
    case notComparable
    /// A benchmark failed.
    case failure
    case regression
    case improvement
    case changed
    case new
    /// Said, and judged by nobody.
    case note
  }

  public let kind: Kind
  public let severity: Severity
  /// The benchmark's id; empty when the finding is about a report as a whole.
  public let benchmark: String
  public let metric: String?
  /// What is the case and why it matters, in one sentence.
  public let message: String
  /// How far the values are apart, for ordering.
  let distance: Double

  /// The exit code that the finding asks for, 0 for none.
  public var exitCode: Int32 {
    guard severity == .fail else { return 0 }
    return switch kind {
    case .notComparable: 5
    case .failure: 3
    case .regression, .changed: 2
    case .improvement: 4
    case .new, .note: 0
    }
  }
}
