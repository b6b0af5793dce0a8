extension Solver {
  /// Required constraints that cannot hold together, and the one of them that was given up so that the others do.
  public struct Conflict: Equatable, Sendable {
    /// The constraint that no longer has any effect.
    public let broken: Constraint
    /// All that conflict, `broken` among them, in the order in which they were added.
    public let members: [Constraint]
  }
}
