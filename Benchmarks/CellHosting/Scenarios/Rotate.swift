import CellBench
import UIKit

/// A list turned to landscape in its midst and back: every row that shows is measured at another width, twice.
@MainActor func rotate<Content: RowContent>(of content: Content.Type) -> [Benchmark] {
  driven("rotate", of: content) { driver in
    driver.jump(to: IndexPath(row: 500, section: 0))
    for _ in 0..<2 {
      driver.rotate()
      driver.drag(by: 60, over: 4)
    }
  }
}
