extension Solver {
  /// Adds Σ terms `relation` constant.
  ///
  /// What cannot be used (a variable that was removed, a multiplier or constant that is not finite, a priority out of
  /// range) is reported; the constraint then has no effect, and in the case of the constant gets it with the first
  /// finite one. A constant beyond ±10⁹ is reported and cut to it.
  ///
  /// - Parameters:
  ///   - priority: greater than 0, at most 1000, which is required.
  ///   - isProtected: not the one to be broken in a conflict while the conflict has another.
  @discardableResult
  public func add(
    _ terms: some Collection<Term>, _ relation: Relation, _ constant: Double, priority: Float = 1000,
    isProtected: Bool = false
  ) -> Constraint {
    for term in terms { tableau.pointee.stage(term) }
    return finish(relation, constant, priority, isProtected)
  }

  /// Adds term `relation` constant; allocates nothing in steady state.
  @discardableResult
  public func add(
    _ term: Term, _ relation: Relation, _ constant: Double, priority: Float = 1000, isProtected: Bool = false
  ) -> Constraint {
    tableau.pointee.stage(term)
    return finish(relation, constant, priority, isProtected)
  }

  /// Adds first + second `relation` constant; allocates nothing in steady state.
  @discardableResult
  public func add(
    _ first: Term, _ second: Term, _ relation: Relation, _ constant: Double, priority: Float = 1000,
    isProtected: Bool = false
  ) -> Constraint {
    tableau.pointee.stage(first)
    tableau.pointee.stage(second)
    return finish(relation, constant, priority, isProtected)
  }

  /// Adds the sum of three terms `relation` constant; allocates nothing in steady state.
  @discardableResult
  public func add(
    _ first: Term, _ second: Term, _ third: Term, _ relation: Relation, _ constant: Double, priority: Float = 1000,
    isProtected: Bool = false
  ) -> Constraint {
    tableau.pointee.stage(first)
    tableau.pointee.stage(second)
    tableau.pointee.stage(third)
    return finish(relation, constant, priority, isProtected)
  }

  /// Adds the sum of four terms `relation` constant; allocates nothing in steady state.
  @discardableResult
  public func add(
    _ first: Term, _ second: Term, _ third: Term, _ fourth: Term, _ relation: Relation, _ constant: Double,
    priority: Float = 1000, isProtected: Bool = false
  ) -> Constraint {
    tableau.pointee.stage(first)
    tableau.pointee.stage(second)
    tableau.pointee.stage(third)
    tableau.pointee.stage(fourth)
    return finish(relation, constant, priority, isProtected)
  }

  @inline(__always)
  private func finish(_ relation: Relation, _ constant: Double, _ priority: Float, _ isProtected: Bool) -> Constraint {
    let index = tableau.pointee.addConstraint(relation, constant, priority, isProtected: isProtected)
    return Constraint(index: index, generation: tableau.pointee.symbols[index].generation)
  }
}
