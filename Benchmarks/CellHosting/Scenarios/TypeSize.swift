import CellBench
import UIKit

/// A list whose user makes the type larger in two steps, and comes back to where it was.
@MainActor func typeSize<Content: RowContent>(of content: Content.Type) -> [Benchmark] {
  driven("type-size", of: content) { driver in
    for category in [UIContentSizeCategory.extraLarge, .accessibilityMedium, .large] {
      driver.changeTypeSize(to: category)
      driver.drag(by: 60, over: 4)
    }
  }
}
