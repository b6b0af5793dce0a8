import Meter

/// An incremental solver of linear constraints with strictly ordered priorities, of the Cassowary family.
///
/// Required constraints (priority 1000) hold. Among all values that allow it, those are taken that violate the next
/// lower priority least, in sum of absolute violations, and so on down: no number of weaker constraints ever outweighs
/// a stronger one. Priorities are `Float`s greater than 0. What is left free has the value that the last change left it
/// with, 0 to begin with; the same calls in the same order always give the same values.
///
/// Models the engine that UIKit keeps per window and makes per fitting query; facts: engine 3, 4.7-51.
///
/// It is not safe to use one solver from several threads at once.
public final class Solver {
  // Behind a pointer so that its parts are reached without run-time checks for exclusive access.
  let tableau: UnsafeMutablePointer<Tableau>

  public init() {
    tableau = .allocate(capacity: 1)
    tableau.initialize(to: Tableau())
  }

  /// For tests: variables are defined from rows of another length on, 0 being wherever it can be done.
  init(longRow: Int32) {
    tableau = .allocate(capacity: 1)
    tableau.initialize(to: Tableau(longRow: longRow))
  }

  deinit {
    tableau.deinitialize(count: 1)
    tableau.deallocate()
  }

  // Variables.

  /// A new variable, unrestricted in sign, initially 0.
  public func makeVariable() -> Variable {
    let index = tableau.pointee.makeSymbol(.variable)
    return Variable(index: index, generation: tableau.pointee.symbols[index].generation)
  }

  /// Removes a variable. Constraints that still mention it are removed with it, and `variableInUse` is reported. An
  /// unknown or stale handle is reported as `unknownVariable` and changes nothing.
  public func remove(_ variable: Variable) {
    guard isAlive(variable) else { return reportUnknown(variable) }
    tableau.pointee.removeVariable(variable.index)
  }

  /// The variable's value after all changes so far. Solves first if something changed.
  public func value(of variable: Variable) -> Double {
    guard isAlive(variable) else {
      reportUnknown(variable)
      return 0
    }
    solve()
    return tableau.pointee.value(variable.index)
  }

  // Constraints; `Solver+Adding.swift` has the ways to add them.

  /// Removes a constraint. An unknown or stale handle is reported as `unknownConstraint` and changes nothing.
  public func remove(_ constraint: Constraint) {
    guard isAlive(constraint) else { return reportUnknown(constraint, "removed") }
    tableau.pointee.removeConstraint(constraint.index)
  }

  /// Replaces the constant: the cheap edit, which allocates nothing and pivots only where a tight constraint changes.
  /// A constant that is not finite is reported and ignored.
  public func setConstant(_ constant: Double, of constraint: Constraint) {
    guard isAlive(constraint) else { return reportUnknown(constraint, "edited") }
    tableau.pointee.setConstant(constant, ofConstraint: constraint.index)
  }

  /// Replaces the priority. One that is not greater than 0 and at most 1000 is reported and ignored.
  public func setPriority(_ priority: Float, of constraint: Constraint) {
    guard isAlive(constraint) else { return reportUnknown(constraint, "edited") }
    tableau.pointee.setPriority(priority, ofConstraint: constraint.index)
  }

  // Solving.

  /// Brings all values up to date. Costs nothing when nothing changed.
  public func solve() {
    tableau.pointee.optimise()
    tableau.pointee.lookAfterRows()
    tableau.pointee.optimise()
  }

  /// The conflicts that stand: required constraints without effect, since they contradict others. As of the last solve.
  public var broken: [Conflict] { tableau.pointee.conflicts }

  /// Whether `takeConflicts` has something to hand out.
  public var hasNewConflicts: Bool { !tableau.pointee.newConflicts.isEmpty }

  /// The conflicts found since this was last asked, oldest first.
  public func takeConflicts() -> [Conflict] {
    defer { tableau.pointee.newConflicts = [] }
    return tableau.pointee.newConflicts
  }

  /// Whether the variable could have another value at the same optimum. A diagnostic: it may try on a copy of the whole
  /// system.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    guard isAlive(variable) else {
      reportUnknown(variable)
      return false
    }
    solve()
    if tableau.pointee.isPinned(variable.index) { return false }
    var copy = tableau.pointee.copy()
    return copy.yields(variable.index)
  }

  /// Forgets everything; all handles become stale. With `keepingCapacity` a similar system is then built without
  /// allocation.
  public func removeAll(keepingCapacity: Bool) {
    if keepingCapacity {
      tableau.pointee.removeAll()
    } else {
      let generation = tableau.pointee.nextGeneration
      tableau.pointee = Tableau(longRow: tableau.pointee.longRow)
      tableau.pointee.nextGeneration = generation
    }
  }

  // Handles.

  @inline(__always) private func isAlive(_ variable: Variable) -> Bool {
    tableau.pointee.isAlive(variable.index, variable.generation, .variable)
  }

  @inline(__always) private func isAlive(_ constraint: Constraint) -> Bool {
    tableau.pointee.isAlive(constraint.index, constraint.generation, .constraint)
  }

  private func reportUnknown(_ variable: Variable) {
    RuntimeIssue.report("unknownVariable", "Solver variable \(variable.index) was never made or was removed before.")
  }

  private func reportUnknown(_ constraint: Constraint, _ verb: String) {
    RuntimeIssue.report(
      "unknownConstraint",
      "Solver constraint \(constraint.index) is \(verb) though it was never added or was removed before.")
  }
}
