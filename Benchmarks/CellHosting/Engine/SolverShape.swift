import AutoLayout

extension EngineSolver {
  /// Systems that grow: how much more it costs to build one for more views.
  enum Shape: String, CaseIterable {
    /// Each view stands by itself in one that is given.
    case flat
    /// Each view begins where the one before ends and is as wide as it, and the last ends with the container: every
    /// width depends on every other.
    case chained
    /// Each view stands within the one before.
    case nested

    func build(_ views: Int) {
      let solver = Solver()
      let container = solver.makeVariable()
      solver.add(.init(container), .equal, 10_000)
      let last =
        switch self {
        case .flat: Self.flat(solver, container, views)
        case .chained: Self.chained(solver, container, views)
        case .nested: Self.nested(solver, container, views)
        }
      _ = solver.value(of: last)
    }

    private static func flat(_ solver: Solver, _ container: Solver.Variable, _ views: Int) -> Solver.Variable {
      var last = container
      for index in 0..<views {
        let (left, width) = (solver.makeVariable(), solver.makeVariable())
        solver.add(.init(left), .equal, Double(index % 10))
        solver.add(.init(width), .equal, 40, priority: 750)
        solver.add(.init(left), .init(width), .init(container, -1), .lessThanOrEqual, 0)
        last = width
      }
      return last
    }

    private static func chained(_ solver: Solver, _ container: Solver.Variable, _ views: Int) -> Solver.Variable {
      var before: (left: Solver.Variable, width: Solver.Variable)?
      for _ in 0..<views {
        let (left, width) = (solver.makeVariable(), solver.makeVariable())
        if let before {
          solver.add(.init(left), .init(before.left, -1), .init(before.width, -1), .equal, 8)
          solver.add(.init(width), .init(before.width, -1), .equal, 0)
        } else {
          solver.add(.init(left), .equal, 0)
        }
        before = (left, width)
      }
      guard let last = before else { return container }
      solver.add(.init(last.left), .init(last.width), .init(container, -1), .equal, 0)
      return last.width
    }

    private static func nested(_ solver: Solver, _ container: Solver.Variable, _ views: Int) -> Solver.Variable {
      var outer = (left: Optional<Solver.Variable>.none, width: container)
      for _ in 0..<views {
        let (left, width) = (solver.makeVariable(), solver.makeVariable())
        if let outside = outer.left {
          solver.add(.init(left), .init(outside, -1), .equal, 1)
        } else {
          solver.add(.init(left), .equal, 1)
        }
        solver.add(.init(width), .init(outer.width, -1), .equal, -2)
        outer = (left, width)
      }
      return outer.width
    }
  }
}
