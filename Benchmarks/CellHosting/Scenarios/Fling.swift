import CellBench
import UIKit

/// A list of a thousand rows, flung down as fast as a thumb does it, and up again.
@MainActor func fling<Content: RowContent>(of content: Content.Type) -> [Benchmark] {
  driven("fling", of: content) { driver in
    driver.fling(velocity: 2_400)
    driver.fling(velocity: -2_400)
  }
}
