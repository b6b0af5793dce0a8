import CellBench
import UIKit

/// The first screen where every row whose height is not the estimate is laid out twice (facts: engine 4.7-48).
@MainActor func firstScreenLaidOutTwice<Content: RowContent>(of content: Content.Type) -> [Benchmark] {
  HostMatrix<Content>.all.map { host in
    list("first-screen,layout=provisional", of: content, rows: 1_000, under: host, laysOutTwice: true) {
      world, context in
      world.show()
      context.turn(times: 2)
    }
  }
}
