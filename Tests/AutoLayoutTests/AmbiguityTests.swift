import AutoLayout
import Testing

@Suite struct AmbiguityTests {
  let solver = Solver()

  @Test func aVariableNothingIsAskedOfIsAmbiguousAndZero() {
    let free = solver.makeVariable()
    #expect(solver.isAmbiguous(free))
    #expect(solver.value(of: free) == 0)
  }

  @Test func anInequalityWithRoomLeavesAmbiguity() {
    let width = solver.makeVariable()
    let minimum = solver.add(.init(width), .greaterThanOrEqual, 10)
    #expect(solver.isAmbiguous(width))
    solver.add(.init(width), .lessThanOrEqual, 10)
    #expect(!solver.isAmbiguous(width))
    solver.setConstant(9, of: minimum)
    #expect(solver.isAmbiguous(width))
  }

  @Test func askingChangesNothing() {
    let left = solver.makeVariable()
    let right = solver.makeVariable()
    solver.add(.init(right), .init(left, -1), .equal, 30)
    solver.add(.init(left), .greaterThanOrEqual, 5)
    let before = (solver.value(of: left), solver.value(of: right))
    #expect(solver.isAmbiguous(left))
    #expect(solver.isAmbiguous(right))
    #expect((solver.value(of: left), solver.value(of: right)) == before)
  }

  /// One tie of two equal priorities: how the sum is shared is open, the sum is not.
  @Test func aTieIsAmbiguous() {
    let first = solver.makeVariable()
    let second = solver.makeVariable()
    solver.add(.init(first), .init(second), .equal, 100)
    solver.add(.init(first), .equal, 80, priority: 500)
    let other = solver.add(.init(second), .equal, 80, priority: 500)
    #expect(solver.isAmbiguous(first))
    #expect(solver.isAmbiguous(second))
    solver.setPriority(501, of: other)
    #expect(!solver.isAmbiguous(first))
    #expect(solver.value(of: first) == 20)
  }

  /// Several constraints meet in one point: prices alone cannot tell, trying can.
  @Test func manyTightConstraintsAreNoAmbiguity() {
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    for factor in [1.0, 2, 3] {
      solver.add(.init(x), .init(y, factor), .lessThanOrEqual, 0)
      solver.add(.init(x), .init(y, -factor), .lessThanOrEqual, 0)
    }
    solver.add(.init(x), .greaterThanOrEqual, 0)
    #expect(!solver.isAmbiguous(x))
    #expect(!solver.isAmbiguous(y))
  }

  @Test func freedVariablesGoBackToZero() {
    let left = solver.makeVariable()
    let pin = solver.add(.init(left), .equal, 25)
    #expect(solver.value(of: left) == 25)
    solver.remove(pin)
    #expect(solver.value(of: left) == 0)
    #expect(solver.isAmbiguous(left))
  }
}
