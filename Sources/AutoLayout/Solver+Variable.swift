extension Solver {
  /// A quantity that the solver chooses: unrestricted in sign, 0 until a constraint says otherwise.
  ///
  /// The handle names its solver's slot and the slot's generation, so that a handle outliving its variable is noticed.
  public struct Variable: Hashable, Sendable {
    let index: Int32
    let generation: UInt32
  }
}
