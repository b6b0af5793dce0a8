import AutoLayout
import Testing

@Suite struct ConflictTests {
  let solver = Solver()

  @Test func theOneAddedLastIsBrokenAndTheOthersHold() {
    let width = solver.makeVariable()
    let other = solver.makeVariable()
    let first = solver.add(.init(width), .equal, 50)
    solver.add(.init(other), .init(width, -2), .equal, 0)
    let last = solver.add(.init(width), .equal, 60)
    #expect(solver.value(of: width) == 50)
    #expect(solver.value(of: other) == 100)
    #expect(solver.broken == solver.takeConflicts())
    #expect(solver.broken.first?.broken == last)
    #expect(solver.broken.first?.members == [first, last])
    #expect(solver.broken.count == 1)
    #expect(solver.takeConflicts().isEmpty)
    #expect(!solver.hasNewConflicts)
  }

  @Test func onlyThoseInConflictAreListed() {
    let edges = (0..<6).map { _ in solver.makeVariable() }
    let start = solver.add(.init(edges[0]), .equal, 0)
    var links: [Solver.Constraint] = []
    for index in 1..<6 {
      links.append(solver.add(.init(edges[index]), .init(edges[index - 1], -1), .greaterThanOrEqual, 30))
    }
    let end = solver.add(.init(edges[3]), .lessThanOrEqual, 80)
    solver.solve()
    #expect(solver.broken.map(\.broken) == [end])
    #expect(solver.broken.first?.members == [start] + links.prefix(3) + [end])
    for index in 1..<6 { #expect(solver.value(of: edges[index]) >= solver.value(of: edges[index - 1]) + 30) }
  }

  @Test func protectedOnesAreSpared() {
    let height = solver.makeVariable()
    let own = solver.add(.init(height), .equal, 64)
    let encapsulated = solver.add(.init(height), .equal, 44, isProtected: true)
    #expect(solver.value(of: height) == 44)
    #expect(solver.broken.map(\.broken) == [own])
    solver.remove(encapsulated)
    let again = solver.add(.init(height), .equal, 30, isProtected: true)
    let third = solver.add(.init(height), .equal, 31, isProtected: true)
    #expect(solver.value(of: height) == 30)
    #expect(Set(solver.broken.map(\.broken)) == [own, third])
    solver.remove(again)
    #expect(solver.value(of: height) == 31)
  }

  @Test func theBrokenOneComesBackWhenThePartnerGoes() {
    let width = solver.makeVariable()
    let first = solver.add(.init(width), .equal, 50)
    solver.add(.init(width), .equal, 60)
    solver.solve()
    solver.remove(first)
    #expect(solver.value(of: width) == 60)
    #expect(solver.broken.isEmpty)
  }

  @Test func theBrokenOneComesBackWhenAConstantAllowsIt() {
    let width = solver.makeVariable()
    let minimum = solver.add(.init(width), .greaterThanOrEqual, 50)
    let maximum = solver.add(.init(width), .lessThanOrEqual, 40)
    #expect(solver.value(of: width) >= 50)
    #expect(solver.broken.map(\.broken) == [maximum])
    solver.setConstant(30, of: minimum)
    solver.solve()
    #expect(solver.broken.isEmpty)
    solver.setConstant(45, of: minimum)
    solver.solve()
    #expect(solver.broken.map(\.broken) == [maximum])
    solver.setConstant(45, of: maximum)
    #expect(solver.value(of: width) == 45)
    #expect(solver.broken.isEmpty)
  }

  @Test func removingTheBrokenOneEndsTheConflict() {
    let width = solver.makeVariable()
    solver.add(.init(width), .equal, 50)
    let last = solver.add(.init(width), .equal, 60)
    solver.solve()
    solver.remove(last)
    #expect(solver.value(of: width) == 50)
    #expect(solver.broken.isEmpty)
  }

  @Test func optionalOnesGiveWayWithoutConflict() {
    let width = solver.makeVariable()
    solver.add(.init(width), .equal, 60, priority: 999)
    solver.add(.init(width), .equal, 50)
    #expect(solver.value(of: width) == 50)
    #expect(solver.broken.isEmpty)
  }

  @Test func whatSaysTheSameTwiceIsNoConflict() {
    let width = solver.makeVariable()
    let height = solver.makeVariable()
    for _ in 0..<3 { solver.add(.init(width), .init(height, -2), .equal, 10) }
    let one = solver.add(.init(height), .equal, 20)
    solver.add(.init(width), .equal, 50)
    #expect(solver.value(of: width) == 50)
    #expect(solver.broken.isEmpty)
    solver.remove(one)
    #expect(solver.value(of: height) == 20)
  }

  @Test func aCycleOfRequiredConstraintsIsBroken() {
    let edges = (0..<3).map { _ in solver.makeVariable() }
    let cycle = (0..<3).map {
      solver.add(.init(edges[$0]), .init(edges[($0 + 1) % 3], -1), .greaterThanOrEqual, 10)
    }
    solver.solve()
    #expect(solver.broken.map(\.broken) == [cycle[2]])
    #expect(solver.broken.first?.members == cycle)
    #expect(solver.value(of: edges[0]) >= solver.value(of: edges[1]) + 10)
    #expect(solver.value(of: edges[1]) >= solver.value(of: edges[2]) + 10)
  }

  @Test func separateConflictsAreToldApart() {
    let variables = (0..<5).map { _ in solver.makeVariable() }
    var lasts: [Solver.Constraint] = []
    for (index, variable) in variables.enumerated() {
      solver.add(.init(variable), .greaterThanOrEqual, 10)
      lasts.append(solver.add(.init(variable), .lessThanOrEqual, Double(index)))
    }
    solver.solve()
    #expect(Set(solver.broken.map(\.broken)) == Set(lasts))
    #expect(solver.broken.allSatisfy { $0.members.count == 2 })
  }

  /// What random contradictory systems keep is held exactly, and one constraint more would not do.
  @Test func randomContradictionsLeaveTheRestSound() {
    var generator = SeededGenerator(state: 5)
    for _ in 0..<150 {
      let solver = Solver()
      let variables = (0..<4).map { _ in solver.makeVariable() }
      var all: [(handle: Solver.Constraint, terms: [Solver.Term], relation: Solver.Relation, constant: Double)] = []
      for _ in 0..<14 {
        let terms = variables.shuffled(using: &generator).prefix(2).map {
          Solver.Term($0, [1, -1, 2, 0.5].randomElement(using: &generator)!)
        }
        let relation = [Solver.Relation.lessThanOrEqual, .equal, .greaterThanOrEqual].randomElement(using: &generator)!
        let constant = Double(Int.random(in: -20...20, using: &generator))
        all.append((solver.add(terms, relation, constant), terms, relation, constant))
        if Bool.random(using: &generator) { solver.solve() }
      }
      solver.solve()
      let broken = Set(solver.broken.map(\.broken))
      for item in all where !broken.contains(item.handle) {
        let excess = item.terms.reduce(-item.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
        switch item.relation {
        case .lessThanOrEqual: #expect(excess < 1e-6)
        case .equal: #expect(abs(excess) < 1e-6)
        case .greaterThanOrEqual: #expect(excess > -1e-6)
        }
      }
    }
  }
}
