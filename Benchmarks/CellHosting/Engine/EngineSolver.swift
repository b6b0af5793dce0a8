import AutoLayout
import CellBench

/// What the constraint solver costs by itself.
@MainActor enum EngineSolver {
  static var benchmarks: [Benchmark] {
    var benchmarks: [Benchmark] = [
      .engine("solver/create", iterations: 300, rehearsals: 0, world: { _ in }) { _, _ in
        let cell = CellSystem()
        cell.read()
      }
    ]
    for before in [0, 1_000_000] {
      benchmarks.append(
        .engine(
          "solver/edit" + after(before), iterations: 20_000, world: { _ in Living(CellSystem(), edits: before) }
        ) { world, _ in world.edit() })
    }
    for before in [0, 100_000] {
      benchmarks.append(
        .engine(
          "solver/remove-add" + after(before), iterations: 2_000, world: { _ in Living(CellSystem(), swaps: before) }
        ) { world, _ in world.swap() })
    }
    for shape in Shape.allCases {
      for views in [10, 100, 1_000] {
        benchmarks.append(
          .engine("solver/\(shape),views=\(views)", iterations: max(1, 1_000 / views), rehearsals: 0, world: { _ in }) {
            _, _ in
            shape.build(views)
          })
      }
    }
    return benchmarks
  }

  private static func after(_ count: Int) -> String { count == 0 ? "" : ",after=\(count)" }

  /// A cell that has been through a number of changes.
  @MainActor final class Living {
    private let cell: CellSystem
    private var step = 0

    init(_ cell: CellSystem, edits: Int = 0, swaps: Int = 0) {
      self.cell = cell
      for _ in 0..<edits { edit() }
      for _ in 0..<swaps { swap() }
    }

    /// Another width of the first text, of 64 that come round.
    private var width: Double {
      step += 1
      return 40 + Double(step & 63)
    }

    func edit() {
      cell.solver.setConstant(width, of: cell.titleWidth)
      cell.read()
    }

    func swap() {
      cell.solver.remove(cell.titleWidth)
      cell.addTitleWidth(width)
      cell.read()
    }
  }
}
