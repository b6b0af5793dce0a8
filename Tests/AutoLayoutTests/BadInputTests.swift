import AutoLayout
import Meter
import Testing

/// Nothing that is handed in crashes, hangs, or moves what has nothing to do with it.
///
/// On the main actor, as are all tests that look at the issues reported: these are kept in one place.
@MainActor @Suite struct BadInputTests {
  let solver = Solver()
  let width: Solver.Variable
  let bystander: Solver.Variable

  init() {
    width = solver.makeVariable()
    bystander = solver.makeVariable()
    solver.add(.init(bystander), .equal, 42.125)
    solver.add(.init(width), .equal, 10, priority: 100)
  }

  /// The kinds of issue that a change reports, other suites' own left aside.
  private func issues(_ change: () -> Void) -> [String] {
    _ = RuntimeIssue.drain()
    change()
    solver.solve()
    #expect(solver.value(of: bystander) == 42.125)
    let known: Set<String> = [
      "unknownVariable", "unknownConstraint", "variableInUse", "constraintConstantNotFinite",
      "constraintConstantExceedsLimit", "constraintMultiplierNotUsable", "constraintPriorityNotUsable",
    ]
    return RuntimeIssue.drain().issues.map(\.kind).filter { known.contains($0) }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func aConstantThatIsNotFiniteHasNoEffect(_ constant: Double) {
    var added: Solver.Constraint?
    #expect(issues { added = solver.add(.init(width), .equal, constant) } == ["constraintConstantNotFinite"])
    #expect(solver.value(of: width) == 10)
    // The first finite constant makes it an ordinary constraint, and no other takes that back.
    #expect(issues { solver.setConstant(70, of: added!) }.isEmpty)
    #expect(solver.value(of: width) == 70)
    #expect(issues { solver.setConstant(constant, of: added!) } == ["constraintConstantNotFinite"])
    #expect(solver.value(of: width) == 70)
    #expect(solver.broken.isEmpty)
  }

  @Test func anEnormousConstantIsCut() {
    var added: Solver.Constraint?
    #expect(issues { added = solver.add(.init(width), .equal, 1e300) } == ["constraintConstantExceedsLimit"])
    #expect(solver.value(of: width) == 1e9)
    #expect(issues { solver.setConstant(-.greatestFiniteMagnitude, of: added!) } == ["constraintConstantExceedsLimit"])
    #expect(solver.value(of: width) == -1e9)
    // No digit was lost on the way.
    #expect(issues { solver.setConstant(0.1, of: added!) }.isEmpty)
    #expect(solver.value(of: width) == 0.1)
  }

  @Test func anEnormousConstantLeavesItsNeighboursTheirDigits() {
    let neighbour = solver.makeVariable()
    let link = solver.add(.init(neighbour), .init(width, -1), .equal, 0.1)
    let far = solver.add(.init(width), .lessThanOrEqual, 1e9, priority: 999)
    let wanted = solver.add(.init(width), .equal, 0.3, priority: 500)
    for _ in 0..<100 {
      solver.setConstant(1e9 - 7, of: wanted)
      solver.solve()
      solver.setConstant(-1e9, of: far)
      solver.solve()
      solver.setConstant(1e9, of: far)
      solver.setConstant(0.3, of: wanted)
      solver.solve()
    }
    #expect(abs(solver.value(of: neighbour) - 0.4) < 1e-9)
    solver.remove(link)
  }

  @Test func aTinyConstantIsKept() {
    #expect(issues { solver.add(.init(width), .equal, 1e-12) }.isEmpty)
    #expect(solver.value(of: width) == 1e-12)
  }

  @Test func anOffsetTooSmallToSeeIsNoConflict() {
    #expect(issues { solver.add(.init(width), .equal, 5) }.isEmpty)
    #expect(issues { solver.add(.init(width), .equal, 5 + 1e-12) }.isEmpty)
    #expect(abs(solver.value(of: width) - 5) < 1e-9)
    #expect(solver.broken.isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity, 1e300])
  func aMultiplierThatCannotBeUsedHasNoEffect(_ multiplier: Double) {
    var added: Solver.Constraint?
    #expect(
      issues { added = solver.add(.init(width, multiplier), .init(bystander), .equal, 3) }
        == ["constraintMultiplierNotUsable"])
    #expect(issues { solver.setConstant(9, of: added!) }.isEmpty)
    #expect(solver.value(of: width) == 10)
    #expect(issues { solver.remove(added!) }.isEmpty)
  }

  @Test(arguments: [0.0, -0.0, 1e-12, 1e-300])
  func aMultiplierOfNothingIsATermThatIsNotThere(_ multiplier: Double) {
    #expect(issues { solver.add(.init(bystander, multiplier), .init(width), .equal, 3) }.isEmpty)
    #expect(solver.value(of: width) == 3)
  }

  @Test func constraintsWithoutTermsHoldOrAreBroken() {
    let none: [Solver.Term] = []
    solver.add(none, .equal, 0)
    solver.add(none, .lessThanOrEqual, 5)
    solver.add(none, .equal, 5, priority: 999)
    solver.solve()
    #expect(solver.broken.isEmpty)
    let impossible = solver.add(none, .equal, 5)
    let alsoImpossible = solver.add(.init(width, 0), .greaterThanOrEqual, 1)
    solver.solve()
    #expect(solver.broken.map(\.members) == [[impossible], [alsoImpossible]])
    solver.setConstant(0, of: impossible)
    solver.solve()
    #expect(solver.broken.map(\.broken) == [alsoImpossible])
    #expect(solver.value(of: bystander) == 42.125)
  }

  @Test func aVariableTwiceCountsTwice() {
    solver.add([.init(width), .init(width), .init(bystander, 0.5), .init(bystander, -0.5)], .equal, 30)
    #expect(solver.value(of: width) == 15)
    solver.add(.init(width), .init(width, -1), .equal, 0)
    #expect(solver.value(of: width) == 15)
    #expect(solver.broken.isEmpty)
  }

  @Test(arguments: [Float.nan, .infinity, 0, -1, 1000.5])
  func aPriorityOutOfRangeHasNoEffect(_ priority: Float) {
    var added: Solver.Constraint?
    #expect(
      issues { added = solver.add(.init(width), .equal, 3, priority: priority) } == ["constraintPriorityNotUsable"])
    #expect(issues { solver.setPriority(priority, of: added!) } == ["constraintPriorityNotUsable"])
    #expect(solver.value(of: width) == 10)
  }

  @Test func staleHandlesAreNoticed() {
    let constraint = solver.add(.init(width), .equal, 20)
    solver.remove(constraint)
    #expect(issues { solver.remove(constraint) } == ["unknownConstraint"])
    // Its slot is used again, by another generation.
    solver.add(.init(width), .equal, 30)
    #expect(issues { solver.remove(constraint) } == ["unknownConstraint"])
    #expect(issues { solver.setConstant(1, of: constraint) } == ["unknownConstraint"])
    #expect(issues { solver.setPriority(1, of: constraint) } == ["unknownConstraint"])
    #expect(solver.value(of: width) == 30)
    let gone = solver.makeVariable()
    solver.remove(gone)
    #expect(issues { solver.remove(gone) } == ["unknownVariable"])
    #expect(issues { _ = solver.value(of: gone) } == ["unknownVariable"])
    #expect(issues { solver.add(.init(gone), .init(width), .equal, 1) } == ["unknownVariable"])
    #expect(solver.value(of: width) == 30)
  }

  @Test func handlesFromBeforeRemoveAllAreStale() {
    let other = Solver()
    let variable = other.makeVariable()
    let constraint = other.add(.init(variable), .equal, 1)
    other.removeAll(keepingCapacity: true)
    let again = other.makeVariable()
    other.add(.init(again), .equal, 2)
    #expect(issues { other.remove(constraint) } == ["unknownConstraint"])
    #expect(issues { other.remove(variable) } == ["unknownVariable"])
    #expect(other.value(of: again) == 2)
  }

  @Test func removingAVariableInUseRemovesItsConstraints() {
    let gone = solver.makeVariable()
    let link = solver.add(.init(width), .init(gone, -1), .equal, 0)
    solver.add(.init(gone), .equal, 77)
    #expect(solver.value(of: width) == 77)
    #expect(issues { solver.remove(gone) } == ["variableInUse"])
    #expect(solver.value(of: width) == 10)
    #expect(issues { solver.remove(link) } == ["unknownConstraint"])
  }
}
