import CellBench
import UIKit

/// The first screen of a list: from an empty window to a drawn frame, and one frame more.
@MainActor func firstScreen<Content: RowContent>(of content: Content.Type, rows: Int = 1_000) -> [Benchmark] {
  let name = rows == 1_000 ? "first-screen" : "first-screen,rows=\(rows)"
  return HostMatrix<Content>.all.map { host in
    list(name, of: content, rows: rows, under: host) { world, context in
      world.show()
      context.turn(times: 2)
    }
  }
}

/// A thousand rows, down to the last one and back to the first, a fifth of a screen a frame.
@MainActor func scroll1k<Content: RowContent>(
  of content: Content.Type, under hosts: [HostMatrix<Content>] = HostMatrix.all
) -> [Benchmark] {
  hosts.map { host in
    list("scroll-1k", of: content, rows: 1_000, under: host, isShown: true) { world, context in
      let driver = ListDriver(world.tableView, context: context)
      driver.scrollDown(by: 170)
      driver.scrollUp(by: 170)
    }
  }
}

@MainActor private func list<Content: RowContent>(
  _ scenario: String, of content: Content.Type, rows count: Int, under host: HostMatrix<Content>,
  isShown: Bool = false, run: @escaping @MainActor @Sendable (TableWorld<Content.Row>, BenchmarkContext) -> Void
) -> Benchmark {
  Benchmark(
    "\(scenario)/\(Content.name)/\(host.name)",
    setUp: { context in
      let world = TableWorld(
        rows: Rows(count: count, seed: context.seed, row: { Content.row(at: $0, from: &$1) }),
        strategy: host.strategy(in: context),
        estimatedRowHeight: Content.estimatedRowHeight, mark: { Content.mark(of: $0) }, context: context)
      if isShown {
        world.show()
        context.turn(times: 3)
      }
      return world
    },
    content: { world, frame in world.describe(into: &frame) },
    run: { world, context in run(world, context) })
}
