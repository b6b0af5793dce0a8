import CellBench
import SwiftUI
import UIKit

/// A scenario in which a driver moves a list of a thousand rows that shows: in a table under every host of the matrix, and
/// in a collection view (`list=collection`) under the hosts that collections have.
@MainActor func driven<Content: RowContent>(
  _ scenario: String, of content: Content.Type, run: @escaping @MainActor @Sendable (ListDriver) -> Void
) -> [Benchmark] {
  let tables = HostMatrix<Content>.all.map { host in
    drivenTable(scenario, of: content, under: host, isShown: true) { world, context in
      run(ListDriver(world.tableView, context: context))
    }
  }
  return tables + [
    drivenCollection(scenario, of: content, host: "configuration/generic", run: run) {
      HostConfiguration { Content.view(for: $0) }
    },
    drivenCollection(scenario, of: content, host: "uikitAutoLayout/none", run: run) { UIKitAutoLayout<Content.Twin>() },
  ]
}

/// - Parameter laysOutTwice: see `UITableView._laysOutAtProvisionalHeight`.
@MainActor func drivenTable<Content: RowContent>(
  _ scenario: String, of content: Content.Type, under host: HostMatrix<Content>, isShown: Bool,
  laysOutTwice: Bool = false,
  run: @escaping @MainActor @Sendable (TableWorld<Content.Row>, BenchmarkContext) -> Void
) -> Benchmark {
  Benchmark(
    "\(scenario)/\(Content.name)/\(host.name)",
    setUp: { context -> TableWorld<Content.Row> in
      let world = TableWorld(
        rows: Rows(count: 1_000, seed: context.seed, row: { Content.row(at: $0, from: &$1) }),
        strategy: host.strategy(in: context), estimatedRowHeight: Content.estimatedRowHeight,
        mark: { Content.mark(of: $0) }, laysOutAtProvisionalHeight: laysOutTwice, context: context)
      if isShown {
        world.show()
        context.turn(times: 3)
      }
      return world
    },
    content: { world, frame in world.describe(into: &frame) },
    run: { world, context in run(world, context) })
}

@MainActor private func drivenCollection<Content: RowContent>(
  _ scenario: String, of content: Content.Type, host: String,
  run: @escaping @MainActor @Sendable (ListDriver) -> Void,
  strategy: @escaping @MainActor @Sendable () -> any CollectionHostStrategy<Content.Row>
) -> Benchmark {
  Benchmark(
    "\(scenario),list=collection/\(Content.name)/\(host)",
    setUp: { context -> CollectionWorld<Content.Row> in
      let world = CollectionWorld(
        rows: Rows(count: 1_000, seed: context.seed, row: { Content.row(at: $0, from: &$1) }),
        strategy: strategy(), mark: { Content.mark(of: $0) }, context: context)
      world.show()
      context.turn(times: 3)
      return world
    },
    content: { world, frame in world.describe(into: &frame) },
    run: { world, context in run(ListDriver(world.collectionView, context: context)) })
}
