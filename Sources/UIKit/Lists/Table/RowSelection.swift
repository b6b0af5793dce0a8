import Foundation

/// The selected rows, in order.
struct RowSelection {
  private(set) var paths: [IndexPath] = []

  var isEmpty: Bool { paths.isEmpty }
  var first: IndexPath? { paths.first }

  func contains(_ path: IndexPath) -> Bool { !paths.isEmpty && paths.contains(path) }

  mutating func insert(_ path: IndexPath) {
    guard !paths.contains(path) else { return }
    paths.insert(path, at: paths.firstIndex { $0 > path } ?? paths.endIndex)
  }

  mutating func remove(_ path: IndexPath) { paths.removeAll { $0 == path } }
  mutating func removeAll() { paths.removeAll() }

  /// Takes every row where it goes; rows that go nowhere are not selected any more.
  mutating func map(_ transform: (IndexPath) -> IndexPath?) {
    guard !paths.isEmpty else { return }
    paths = paths.compactMap(transform).sorted()
  }
}
