import AutoLayout
import Meter
import Testing

@Suite struct IncrementalTests {
  @Test(arguments: 0..<60)
  func changesGiveWhatAFreshSolveGives(_ seed: Int) {
    var system = LivingSystem(
      seed: UInt64(seed), variables: 2 + seed % 9,
      priorities: [999, 751, 750, 749, 251, 250, 50, 1].dropLast(seed % 5),
      coefficients: seed % 3 == 0 ? [1, -1] : [1, -1, 0.5, 2, -0.25, 1.0 / 3, 0.7])
    for step in 0..<120 {
      system.change()
      if step % 3 == 0 { system.solver.solve() }
      guard step % 4 == 0 else { continue }
      let violations = system.violations(system.solver, system.variables)
      let afresh = system.violationsAfresh()
      #expect(violations.count == afresh.count)
      for (one, other) in zip(violations, afresh) where abs(one - other) > 1e-5 * (1 + abs(other)) {
        Issue.record("step \(step): \(violations), afresh \(afresh)")
        return
      }
    }
    #expect(system.solver.broken.isEmpty)
  }

  @Test func constantEditsReachTheirOptimumAndComeBack() {
    for system in RandomSystemTests.systems.prefix(250) {
      let solver = Solver()
      let (variables, constraints) = system.build(in: solver)
      solver.solve()
      for (relation, constraint) in zip(system.constraints, constraints) where relation.priority < 1000 {
        solver.setConstant(relation.constant + 37.3, of: constraint)
        solver.solve()
        solver.setConstant(relation.constant, of: constraint)
      }
      #expect(system.mismatch(solver, variables) == nil)
    }
  }

  @Test func removedAndAddedAgainGivesTheSame() {
    for system in RandomSystemTests.systems.prefix(250) {
      let solver = Solver()
      var (variables, constraints) = system.build(in: solver)
      for index in constraints.indices {
        solver.remove(constraints[index])
        if index % 2 == 0 { solver.solve() }
        constraints[index] = system.constraints[index].add(to: solver, variables)
        if index % 3 == 0 { solver.solve() }
      }
      #expect(system.mismatch(solver, variables) == nil)
      // The handles of what was removed are stale, those of what was added again are not.
      #expect(Set(constraints).count == constraints.count)
    }
  }

  @Test func editWithinTheSameTightConstraintsPivotsNothing() {
    let solver = Solver()
    let width = solver.makeVariable()
    solver.add(.init(width), .lessThanOrEqual, 80, priority: 250)
    let wanted = solver.add(.init(width), .equal, 60, priority: 750)
    solver.solve()
    let before = Counter.solverPivots.total
    for constant in [10.0, 20, 30, 40.5] {
      solver.setConstant(constant, of: wanted)
      #expect(solver.value(of: width) == constant)
    }
    #expect(Counter.solverPivots.total == before)
  }

  @Test func oneIslandCostsAnotherNothing() {
    func pivotsOfAChange(islands: Int) -> Int {
      let solver = Solver()
      var first: Solver.Constraint?
      for _ in 0..<islands {
        let width = solver.makeVariable()
        let right = solver.makeVariable()
        solver.add(.init(right), .init(width, -1), .equal, 16)
        solver.add(.init(right), .lessThanOrEqual, 100)
        let wanted = solver.add(.init(width), .equal, 60, priority: 750)
        first = first ?? wanted
      }
      solver.solve()
      let before = Counter.solverPivots.total
      solver.setConstant(120, of: first!)
      solver.solve()
      solver.setConstant(60, of: first!)
      solver.solve()
      return Counter.solverPivots.total - before
    }
    #expect(pivotsOfAChange(islands: 1) == 2)
    #expect(pivotsOfAChange(islands: 300) == 2)
  }

  @Test func priorityCanChange() {
    let solver = Solver()
    let width = solver.makeVariable()
    let one = solver.add(.init(width), .equal, 50, priority: 500)
    solver.add(.init(width), .equal, 90, priority: 501)
    #expect(solver.value(of: width) == 90)
    solver.setPriority(502, of: one)
    #expect(solver.value(of: width) == 50)
    solver.setPriority(1, of: one)
    #expect(solver.value(of: width) == 90)
    solver.setPriority(1000, of: one)
    #expect(solver.value(of: width) == 50)
  }

  @Test func manyWeakOnesNeverOutweighAStrongerOne() {
    let solver = Solver()
    let width = solver.makeVariable()
    solver.add(.init(width), .equal, 1, priority: 2)
    for _ in 0..<10_000 { solver.add(.init(width), .equal, 1_000_000, priority: 1) }
    #expect(solver.value(of: width) == 1)
  }

  @Test func thousandLevelsAreKeptInOrder() {
    let solver = Solver()
    let variables = (0..<20).map { _ in solver.makeVariable() }
    for priority in 1..<1000 {
      solver.add(.init(variables[priority % 20]), .equal, Double(priority), priority: Float(priority))
    }
    for (index, variable) in variables.enumerated() { #expect(solver.value(of: variable) == Double(980 + index)) }
    // Fractions of a level are levels too.
    solver.add(.init(variables[0]), .equal, 7, priority: 980.5)
    #expect(solver.value(of: variables[0]) == 7)
  }
}
