import Foundation

/// What a whole run of a benchmark showed, commit by commit, as far as hosts of the same content have it in common.
struct ContentRecord {
  private var texts = StableHash()
  private var layout = StableHash()
  private var trace: [Int: ContentPlaces] = [:]
  private(set) var commits = 0

  /// Rows and texts at every commit: the same for every host, plain UIKit included.
  var textHash: String { texts.hexadecimal }
  /// The above, and every leaf with its frame: the same for every host of SwiftUI content.
  var layoutHash: String { layout.hexadecimal }

  mutating func add(_ frame: ContentFrame) {
    commits += 1
    texts.add(frame.rows.count)
    layout.add(frame.rows.count)
    for row in frame.rows { add(row) }
  }

  private mutating func add(_ row: ContentFrame.Row) {
    texts.add(row.index)
    layout.add(row.index)
    layout.add(row.frame)
    let shown = row.leaves.filter { $0.kind == "text" }.sorted(by: Self.precedes)
    texts.add(shown.count)
    for leaf in shown { texts.add(leaf.text) }
    for leaf in row.leaves {
      layout.add(leaf.kind)
      layout.add(leaf.text)
      layout.add(leaf.frame)
    }
    if trace[row.index] == nil && !shown.isEmpty {
      trace[row.index] = ContentPlaces(
        row: row.index, texts: shown.map(\.text),
        numbers: [hundredths(row.frame.height)] + shown.flatMap { $0.frame.hundredths })
    }
  }

  /// By text, and where texts are equal from top to bottom: the order in which leaves are found is the host's.
  private static func precedes(_ one: ContentFrame.Leaf, _ other: ContentFrame.Leaf) -> Bool {
    (one.text, one.frame.minY, one.frame.minX) < (other.text, other.frame.minY, other.frame.minX)
  }

  /// Every row where it was first seen, for comparison with hosts that may differ by a point, and for saying where hosts
  /// differ.
  var places: [ContentPlaces] { trace.keys.sorted().compactMap { trace[$0] } }
}

extension StableHash {
  fileprivate mutating func add(_ rectangle: CGRect) {
    for number in rectangle.hundredths { add(Int(number)) }
  }
}

extension CGRect {
  fileprivate var hundredths: [Int32] { [minX, minY, width, height].map(CellBench.hundredths) }
}

/// Rounded, so that the last bits of a sum, which depend on the order of its terms, do not count.
private func hundredths(_ points: CGFloat) -> Int32 { Int32((points * 100).rounded()) }
