extension Solver {
  /// A constraint that was added and can be edited or removed.
  ///
  /// The handle names its solver's slot and the slot's generation, so that a handle outliving its constraint is noticed.
  public struct Constraint: Hashable, Sendable {
    let index: Int32
    let generation: UInt32
  }
}
