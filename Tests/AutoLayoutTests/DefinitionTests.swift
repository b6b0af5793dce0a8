import Foundation
import Testing

@testable import AutoLayout

/// Variables that required equalities define are kept out of the tableau where rows are long. Here every row counts as
/// long, so that small systems go that way too; what comes out must not differ.
@Suite struct DefinitionTests {
  static let lengths: [Int32] = [0, 3]

  @Test(arguments: lengths) func systemsHaveTheSameAnswers(longRow: Int32) {
    for system in RandomSystemTests.systems {
      let solver = Solver(longRow: longRow)
      let (variables, constraints) = system.build(in: solver)
      #expect(system.mismatch(solver, variables) == nil)
      // A constant moved and put back walks along what follows from it.
      for (index, constraint) in constraints.enumerated() {
        solver.setConstant(system.constraints[index].constant + 1, of: constraint)
        if index % 3 == 0 { solver.solve() }
        solver.setConstant(system.constraints[index].constant, of: constraint)
      }
      #expect(system.mismatch(solver, variables) == nil)
    }
  }

  @Test(arguments: lengths) func oneConstraintAfterTheOther(longRow: Int32) {
    for system in RandomSystemTests.systems.prefix(300) {
      let solver = Solver(longRow: longRow)
      let variables = (0..<system.count).map { _ in solver.makeVariable() }
      var added: [Solver.Constraint] = []
      for constraint in system.constraints.reversed() {
        added.append(constraint.add(to: solver, variables))
        solver.solve()
      }
      #expect(system.mismatch(solver, variables) == nil)
      // Each leaves and comes back.
      for (index, constraint) in system.constraints.reversed().enumerated() {
        solver.remove(added[index])
        if index % 2 == 0 { solver.solve() }
        added[index] = constraint.add(to: solver, variables)
        #expect(system.mismatch(solver, variables) == nil)
      }
      // Required ones become optional for a while.
      for (index, constraint) in system.constraints.reversed().enumerated() {
        solver.setPriority(700, of: added[index])
        if index % 2 == 0 { solver.solve() }
        solver.setPriority(constraint.priority, of: added[index])
      }
      #expect(system.mismatch(solver, variables) == nil)
    }
  }

  @Test(arguments: 0..<60) func changesGiveWhatAFreshSolveGives(_ seed: Int) {
    var system = LivingSystem(
      seed: UInt64(1000 + seed), variables: 2 + seed % 14, priorities: [999, 750, 250, 50].dropLast(seed % 3),
      coefficients: seed % 3 == 0 ? [1, -1] : [1, -1, 0.5, 2, -0.25, 0.7], solver: Solver(longRow: Int32(seed % 4)))
    for step in 0..<160 {
      system.change()
      if step % 3 == 0 { system.solver.solve() }
      guard step % 4 == 0 else { continue }
      for (one, other) in zip(system.violations(system.solver, system.variables), system.violationsAfresh())
      where abs(one - other) > 1e-5 * (1 + abs(other)) {
        Issue.record("step \(step): \(one), afresh \(other)")
        return
      }
    }
    #expect(system.solver.broken.isEmpty)
  }

  @Test(arguments: lengths) func nothingIsLeftWhenAllHasGone(longRow: Int32) {
    let solver = Solver(longRow: longRow)
    for system in RandomSystemTests.systems.suffix(200) {
      let (variables, constraints) = system.build(in: solver)
      #expect(system.mismatch(solver, variables) == nil)
      for constraint in constraints { solver.remove(constraint) }
      for variable in variables {
        #expect(solver.value(of: variable) == 0)
        solver.remove(variable)
      }
    }
  }

  @Test(arguments: lengths) func noVariableIsAmbiguous(longRow: Int32) {
    for system in RandomSystemTests.systems.prefix(150) {
      let solver = Solver(longRow: longRow)
      let (variables, _) = system.build(in: solver)
      for variable in variables { #expect(!solver.isAmbiguous(variable), "\(system.id)") }
    }
  }

  @Test(arguments: lengths) func rowsCanBeWorkedOutAnew(longRow: Int32) {
    for system in RandomSystemTests.systems.prefix(300) {
      let solver = Solver(longRow: longRow)
      let (variables, _) = system.build(in: solver)
      solver.solve()
      solver.tableau.pointee.recomposeAll()
      #expect(system.mismatch(solver, variables) == nil)
    }
  }

  /// Views in views, 200 deep.
  private struct Nest {
    let solver = Solver()
    var edges: [Solver.Constraint] = []
    var widths: [Solver.Variable] = []
    let outer: Solver.Constraint

    init(depth: Int) {
      var around = solver.makeVariable()
      outer = solver.add(.init(around), .equal, 1000)
      for _ in 0..<depth {
        let (left, width) = (solver.makeVariable(), solver.makeVariable())
        solver.add(.init(width), .greaterThanOrEqual, 0, isProtected: true)
        edges.append(solver.add(.init(left), .equal, 2))
        solver.add(.init(left), .init(width), .init(around, -1), .equal, -2)
        widths.append(width)
        around = width
      }
      solver.solve()
    }
  }

  @Test func aDeepNestHasShortRowsAndRightValues() {
    let nest = Nest(depth: 200)
    for (depth, width) in nest.widths.enumerated() {
      #expect(abs(nest.solver.value(of: width) - Double(1000 - 4 * (depth + 1))) < 1e-6)
    }
    let tableau = nest.solver.tableau
    let longest = (0..<Int32(tableau.pointee.rows.count)).map { tableau.pointee.rows[$0].count }.max()
    #expect(longest ?? 0 < 40)
  }

  @Test func editsReachThroughADeepNest() {
    let nest = Nest(depth: 200)
    nest.solver.setConstant(5, of: nest.edges[3])
    nest.solver.setConstant(2000, of: nest.outer)
    #expect(abs(nest.solver.value(of: nest.widths[199]) - (2000 - 800 - 3)) < 1e-6)
    #expect(abs(nest.solver.value(of: nest.widths[2]) - (2000 - 12)) < 1e-6)
    nest.solver.setConstant(1e9, of: nest.edges[3])
    nest.solver.setConstant(2, of: nest.edges[3])
    nest.solver.setConstant(1000, of: nest.outer)
    #expect(abs(nest.solver.value(of: nest.widths[199]) - 200) < 1e-6)
  }

  /// The conflict's members are all that the contradiction follows from, and no other.
  @Test func aContradictionNamesTheDefinitionsBehindIt() throws {
    let nest = Nest(depth: 60)
    let apart = nest.solver.makeVariable()
    let other = nest.solver.add(.init(apart), .equal, 3)
    let wrong = nest.solver.add(.init(nest.widths[19]), .equal, 200)
    nest.solver.solve()
    let conflict = try #require(nest.solver.takeConflicts().first)
    #expect(conflict.broken == wrong)
    // Three for the outermost, then two a level.
    #expect(conflict.members.count == 1 + 1 + 40)
    #expect(conflict.members.contains(nest.outer) && conflict.members.contains(nest.edges[0]))
    #expect(conflict.members.contains(nest.edges[19]) && !conflict.members.contains(nest.edges[20]))
    #expect(!conflict.members.contains(other))
    #expect(abs(nest.solver.value(of: nest.widths[19]) - 920) < 1e-6)
    nest.solver.remove(nest.outer)
    #expect(abs(nest.solver.value(of: nest.widths[19]) - 200) < 1e-6)
    #expect(nest.solver.broken.isEmpty)
  }

  /// The definition itself is given up when it came last.
  @Test func aDefinitionCanBeTheOneThatBreaks() throws {
    let solver = Solver(longRow: 0)
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    solver.add(.init(x), .greaterThanOrEqual, 50)
    solver.add(.init(y), .init(x, -1), .equal, 0)
    let last = solver.add(.init(y), .equal, 10)
    solver.add(.init(z), .equal, 5)
    solver.solve()
    let conflict = try #require(solver.takeConflicts().first)
    #expect(conflict.broken == last && solver.value(of: y) >= 50 && solver.value(of: z) == 5)
    solver.setConstant(60, of: last)
    #expect(solver.value(of: x) == 60 && solver.broken.isEmpty)
  }
}
