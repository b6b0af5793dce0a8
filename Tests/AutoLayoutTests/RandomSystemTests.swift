import Foundation
import Testing

@testable import AutoLayout

@Suite struct RandomSystemTests {
  static let systems = try! RandomSystem.load(
    Bundle.module.url(forResource: "Fixtures/random", withExtension: "txt")!)

  @Test func thousandSystemsAgreeWithTheLinearProgram() {
    #expect(Self.systems.count == 1_000)
    for system in Self.systems {
      let solver = Solver()
      let (variables, _) = system.build(in: solver)
      #expect(system.mismatch(solver, variables) == nil)
      #expect(solver.broken.isEmpty, "\(system.id)")
    }
  }

  /// Solving after each constraint takes other ways to the same place than solving once.
  @Test func solvingAfterEachConstraintGivesTheSame() {
    for system in Self.systems {
      let solver = Solver()
      let variables = (0..<system.count).map { _ in solver.makeVariable() }
      for constraint in system.constraints.reversed() {
        _ = constraint.add(to: solver, variables)
        solver.solve()
      }
      #expect(system.mismatch(solver, variables) == nil)
    }
  }

  @Test func oneSolverForAllGivesTheSame() {
    let solver = Solver()
    let built = Self.systems.prefix(300).map { ($0, $0.build(in: solver).variables) }
    for (system, variables) in built { #expect(system.mismatch(solver, variables) == nil) }
    solver.removeAll(keepingCapacity: true)
    for system in Self.systems.suffix(100) {
      let (variables, constraints) = system.build(in: solver)
      #expect(system.mismatch(solver, variables) == nil)
      for constraint in constraints { solver.remove(constraint) }
      for variable in variables { solver.remove(variable) }
    }
  }

  /// Every variable of these systems has one possible value.
  @Test func noVariableIsAmbiguous() {
    for system in Self.systems.prefix(200) {
      let solver = Solver()
      let (variables, _) = system.build(in: solver)
      for variable in variables { #expect(!solver.isAmbiguous(variable), "\(system.id)") }
    }
  }

  /// `make verify` names a file with many more.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["AUTOLAYOUT_RANDOM_SYSTEMS"] != nil))
  func systemsOfTheNamedFileAgree() throws {
    let path = ProcessInfo.processInfo.environment["AUTOLAYOUT_RANDOM_SYSTEMS"]!
    for system in try RandomSystem.load(URL(fileURLWithPath: path)) {
      // As systems are solved, and as very large ones are.
      for solver in [Solver(), Solver(longRow: 0)] {
        let (variables, _) = system.build(in: solver)
        #expect(system.mismatch(solver, variables) == nil)
      }
    }
  }
}
