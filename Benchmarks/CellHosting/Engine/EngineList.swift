import CellBench
import SwiftUI
import UIKit

/// What a frame of a list costs, however many rows the list has: heights are automatic, the estimate is constant and
/// wrong.
@MainActor enum EngineList {
  /// Points a frame: two rows.
  private static let step: CGFloat = 150
  private static let frames = 200

  static var benchmarks: [Benchmark] {
    [1_000, 10_000_000].flatMap { rows in
      [
        list("scroll-down", rows, iterations: frames, startsAtEnd: false) { driver, table in
          driver.scroll(to: table.contentOffset.y + step)
        },
        list("scroll-up", rows, iterations: frames, startsAtEnd: true) { driver, table in
          driver.scroll(to: table.contentOffset.y - step)
        },
        // To the last row and back to the first: two frames.
        list("jump", rows, iterations: frames / 4, startsAtEnd: false) { driver, _ in
          driver.scroll(to: driver.end)
          driver.scroll(to: 0)
        },
      ]
    }
  }

  private static func list(
    _ name: String, _ count: Int, iterations: Int, startsAtEnd: Bool,
    operation: @escaping @MainActor @Sendable (ListDriver, UITableView) -> Void
  ) -> Benchmark {
    .engine(
      "list/\(name),rows=\(count)", iterations: iterations,
      world: { context in
        let rows = Rows(count: count, seed: context.seed, row: EngineRow.row)
        let world = TableWorld(
          rows: rows, strategy: PlainCells(), estimatedRowHeight: 60, mark: \.subtitle, context: context)
        world.show()
        context.turn(times: 2)
        let driver = ListDriver(world.tableView, context: context)
        if startsAtEnd { driver.scroll(to: driver.end) }
        return (world, driver)
      }
    ) { world, _ in operation(world.1, world.0.tableView) }
  }
}
