extension Solver {
  /// How the sum of a constraint's terms stands to its constant.
  public enum Relation: Int8, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }
}
