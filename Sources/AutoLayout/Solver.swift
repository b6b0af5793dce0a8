import Meter

/// An incremental solver of linear constraints with strictly ordered priorities.
public final class Solver {
  public init() {}

  /// A new variable, unrestricted in sign, initially 0.
  public func makeVariable() -> Variable { Variable(index: 0, generation: 0) }

  /// Removes a variable. Constraints that still mention it are removed with it, and an issue is reported.
  public func remove(_ variable: Variable) {}

  /// Adds Σ terms `relation` constant. Priority 1000 is required; lower ones are kept in strict order.
  ///
  /// - Parameter isProtected: not the one to be broken in a conflict while the conflict has another.
  @discardableResult
  public func add(
    _ terms: some Collection<Term>, _ relation: Relation, _ constant: Double, priority: Float = 1000,
    isProtected: Bool = false
  ) -> Constraint { Constraint(index: 0, generation: 0) }

  @discardableResult
  public func add(
    _ term: Term, _ relation: Relation, _ constant: Double, priority: Float = 1000, isProtected: Bool = false
  ) -> Constraint { Constraint(index: 0, generation: 0) }

  @discardableResult
  public func add(
    _ first: Term, _ second: Term, _ relation: Relation, _ constant: Double, priority: Float = 1000,
    isProtected: Bool = false
  ) -> Constraint { Constraint(index: 0, generation: 0) }

  @discardableResult
  public func add(
    _ first: Term, _ second: Term, _ third: Term, _ relation: Relation, _ constant: Double, priority: Float = 1000,
    isProtected: Bool = false
  ) -> Constraint { Constraint(index: 0, generation: 0) }

  @discardableResult
  public func add(
    _ first: Term, _ second: Term, _ third: Term, _ fourth: Term, _ relation: Relation, _ constant: Double,
    priority: Float = 1000, isProtected: Bool = false
  ) -> Constraint { Constraint(index: 0, generation: 0) }

  /// Removes a constraint. An unknown or stale handle is an issue and changes nothing.
  public func remove(_ constraint: Constraint) {}

  /// Replaces the constant. Allocates nothing.
  public func setConstant(_ constant: Double, of constraint: Constraint) {}

  /// Replaces the priority.
  public func setPriority(_ priority: Float, of constraint: Constraint) {}

  /// The variable's value after all changes so far; solves first if something changed.
  public func value(of variable: Variable) -> Double { 0 }

  /// Brings all values up to date. Costs nothing when nothing changed.
  public func solve() {}

  /// The required constraints that do not hold now.
  public private(set) var broken: [Conflict] = []

  /// The conflicts found since this was last asked, oldest first.
  public func takeConflicts() -> [Conflict] { [] }

  /// Whether the variable could have another value at the same optimum.
  public func isAmbiguous(_ variable: Variable) -> Bool { false }

  /// Forgets everything; all handles become stale. With `keepingCapacity` a similar system is built without allocation.
  public func removeAll(keepingCapacity: Bool) {}
}
