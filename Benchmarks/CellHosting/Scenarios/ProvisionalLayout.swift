import CellBench
import UIKit

/// The first screen where every row whose height is not the estimate is laid out twice (facts: engine 4.7-48).
@MainActor func firstScreenLaidOutTwice<Content: RowContent>(of content: Content.Type) -> [Benchmark] {
  HostMatrix<Content>.all.map { host in
    drivenTable("first-screen,layout=provisional", of: content, under: host, isShown: false, laysOutTwice: true) {
      world, context in
      world.show()
      context.turn(times: 2)
    }
  }
}
