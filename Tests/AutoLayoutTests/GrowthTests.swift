import Testing

@testable import AutoLayout

/// What a system takes grows with its size, and not with the square of it, as long as its constraints are local.
@Suite struct GrowthTests {
  enum Shape: CaseIterable { case flat, chained, nestedInward, nestedOutward }

  /// The entries of all rows, which are what solving walks along, of a system of `count` views.
  private func entries(_ shape: Shape, _ count: Int) -> Int {
    let solver = Solver()
    let outer = solver.makeVariable()
    if shape != .nestedOutward { solver.add(.init(outer), .equal, 100_000) }
    let lefts = (0..<count).map { _ in solver.makeVariable() }
    let widths = (0..<count).map { _ in solver.makeVariable() }
    for index in shape == .nestedOutward ? Array((0..<count).reversed()) : Array(0..<count) {
      let (left, width) = (Solver.Term(lefts[index]), Solver.Term(widths[index]))
      solver.add(width, .greaterThanOrEqual, 0, isProtected: true)
      switch shape {
      case .flat:
        solver.add(left, .equal, Double(index))
        solver.add(left, width, .init(outer, -1), .lessThanOrEqual, -16)
        content(width, solver)
      case .chained:
        content(width, solver)
        if index == 0 {
          solver.add(left, .equal, 16)
        } else {
          solver.add(left, .init(lefts[index - 1], -1), .init(widths[index - 1], -1), .equal, 8)
        }
      case .nestedInward, .nestedOutward:
        let around = index == 0 ? outer : widths[index - 1]
        solver.add(left, .equal, 2)
        solver.add(left, width, .init(around, -1), .equal, -2)
        if index == count - 1 { content(width, solver) }
      }
    }
    if shape == .nestedOutward { solver.add(.init(outer), .equal, 100_000) }
    solver.solve()
    check(solver, shape, lefts, widths)
    let tableau = solver.tableau
    return (0..<Int32(tableau.pointee.rows.count)).reduce(0) { sum, index in
      let row = tableau.pointee.rows[index]
      return sum + (row.symbol >= 0 ? Int(row.count) : 0)
    }
  }

  private func content(_ width: Solver.Term, _ solver: Solver) {
    solver.add(width, .lessThanOrEqual, 40, priority: 250)
    solver.add(width, .greaterThanOrEqual, 40, priority: 750)
  }

  private func check(_ solver: Solver, _ shape: Shape, _ lefts: [Solver.Variable], _ widths: [Solver.Variable]) {
    let last = lefts.count - 1
    switch shape {
    case .flat: #expect(solver.value(of: lefts[last]) == Double(last) && solver.value(of: widths[last]) == 40)
    case .chained: #expect(solver.value(of: lefts[last]) == Double(16 + 48 * last))
    case .nestedInward, .nestedOutward:
      #expect(abs(solver.value(of: widths[last]) - Double(100_000 - 4 * (last + 1))) < 1e-6)
    }
  }

  @Test(arguments: Shape.allCases) func growsInProportion(_ shape: Shape) {
    let few = entries(shape, 100)
    let many = entries(shape, 800)
    #expect(many <= 10 * few, "\(few) entries for 100 views, \(many) for 800")
  }
}
