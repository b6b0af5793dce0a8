import AutoLayout
import Foundation
import Meter
import Testing

/// What is done over and over asks for no memory. True of optimised builds: without optimisation the language's own
/// temporaries are allocated.
@Suite(.enabled(if: !_isDebugAssertConfiguration())) struct AllocationTests {
  /// How many requests for memory the second of two runs makes, on a thread of its own.
  private func mallocs(_ body: @escaping @Sendable () -> () -> Void) -> Int? {
    nonisolated(unsafe) var mallocs: Int?
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      defer { done.signal() }
      guard Instrument.startAllocations() == nil else { return }
      let run = body()
      let before = Reading()
      let after = Reading()
      run()
      before.take()
      run()
      after.take()
      mallocs = after.value(.mallocs) - before.value(.mallocs)
    }
    thread.start()
    done.wait()
    return mallocs
  }

  /// A row of views, each beside the one before, the last inside the first.
  private static func fill(_ solver: Solver) -> (width: Solver.Variable, wanted: Solver.Constraint) {
    var right = solver.makeVariable()
    let root = right
    solver.add(.init(root), .equal, 320)
    var wanted: Solver.Constraint?
    var first: Solver.Variable?
    for index in 0..<6 {
      let left = solver.makeVariable()
      let width = solver.makeVariable()
      if index == 0 {
        solver.add(.init(left), .equal, 16)
      } else {
        solver.add(.init(left), .init(right, -1), .equal, 8)
      }
      right = solver.makeVariable()
      solver.add(.init(right), .init(left, -1), .init(width, -1), .equal, 0)
      let minimum = solver.add(.init(width), .greaterThanOrEqual, 40, priority: 750)
      solver.add(.init(width), .lessThanOrEqual, 40, priority: 250)
      wanted = wanted ?? minimum
      first = first ?? width
    }
    solver.add(.init(right), .init(root, -1), .lessThanOrEqual, -16)
    solver.solve()
    return (first!, wanted!)
  }

  @Test func editsAllocateNothing() {
    let mallocs = mallocs {
      let solver = Solver()
      let (width, wanted) = Self.fill(solver)
      return {
        for step in 0..<200 {
          // Some of these squeeze the row, others do not.
          solver.setConstant(Double(20 + step), of: wanted)
          solver.solve()
        }
        precondition(solver.value(of: width) > 40)
      }
    }
    #expect(mallocs == 0)
  }

  @Test func removingAndAddingAllocatesNothing() {
    let mallocs = mallocs {
      let solver = Solver()
      var (width, wanted) = Self.fill(solver)
      return {
        for step in 0..<200 {
          solver.remove(wanted)
          if step % 2 == 0 { solver.solve() }
          wanted = solver.add(.init(width), .greaterThanOrEqual, Double(20 + step), priority: 750)
          solver.solve()
        }
      }
    }
    #expect(mallocs == 0)
  }

  @Test func aSolverFilledAgainAllocatesNothing() {
    let mallocs = mallocs {
      let solver = Solver()
      return {
        solver.removeAll(keepingCapacity: true)
        _ = Self.fill(solver)
      }
    }
    #expect(mallocs == 0)
  }
}
