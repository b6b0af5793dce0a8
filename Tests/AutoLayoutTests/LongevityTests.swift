import AutoLayout
import Testing

/// Rounding and rubbish must not pile up however long a solver lives.
@Suite struct LongevityTests {
  /// A row of three views whose coefficients are no binary fractions.
  private struct Row {
    let solver = Solver()
    let variables: [Solver.Variable]
    var wanted: Solver.Constraint
    let total: Solver.Constraint

    init() {
      let solver = solver
      variables = (0..<3).map { _ in solver.makeVariable() }
      total = solver.add(variables.map { Solver.Term($0, 1.0 / 3) }, .equal, 100)
      solver.add(.init(variables[1]), .init(variables[2], -0.7), .equal, 0.1)
      solver.add(.init(variables[0]), .lessThanOrEqual, 260)
      solver.add(.init(variables[2]), .greaterThanOrEqual, 10.1, priority: 900)
      wanted = solver.add(.init(variables[0]), .equal, 50, priority: 500)
    }

    func expectExact(_ first: Double, sourceLocation: SourceLocation = #_sourceLocation) {
      let third = (300 - first - 0.1) / 1.7
      for (variable, value) in zip(variables, [first, 0.7 * third + 0.1, third]) {
        #expect(abs(solver.value(of: variable) - value) < 1e-9, sourceLocation: sourceLocation)
      }
    }
  }

  @Test func hundredThousandEditsDoNotDrift() {
    let row = Row()
    for step in 0..<100_000 {
      row.solver.setConstant(Double(step % 331) + 0.1, of: row.wanted)
      if step % 7 == 0 { row.solver.setConstant(100 + Double(step % 13) * 0.1, of: row.total) }
      row.solver.solve()
    }
    row.solver.setConstant(100, of: row.total)
    row.solver.setConstant(50, of: row.wanted)
    row.expectExact(50)
  }

  @Test func removingAndAddingDoesNotDrift() {
    var row = Row()
    for step in 0..<30_000 {
      row.solver.remove(row.wanted)
      if step % 2 == 0 { row.solver.solve() }
      row.wanted = row.solver.add(.init(row.variables[step % 3]), .equal, Double(step % 331) + 0.1, priority: 500)
      row.solver.solve()
    }
    row.solver.remove(row.wanted)
    row.wanted = row.solver.add(.init(row.variables[0]), .equal, 50, priority: 500)
    row.expectExact(50)
  }
}
