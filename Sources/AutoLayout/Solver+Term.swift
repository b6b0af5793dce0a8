extension Solver {
  /// A variable times a coefficient. A variable may occur in several terms of one constraint: its coefficients add up.
  public struct Term: Sendable {
    public var variable: Variable
    public var coefficient: Double

    public init(variable: Variable, coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }

    public init(_ variable: Variable, _ coefficient: Double = 1) {
      self.init(variable: variable, coefficient: coefficient)
    }
  }
}
