import Foundation

/// The heights of one section's rows. Only rows whose height has been told are stored; every other row counts as
/// `estimate`, so that a section of ten million unseen rows costs nothing.
///
/// Rows are kept in a treap ordered by position: its nodes are runs, either a gap of rows that nobody has told a height
/// of, or a chunk of up to 64 told heights. Looking up, telling, inserting and removing cost O(log of what is known).
struct RowHeights {
  /// The number of rows.
  private(set) var count: Int
  /// What a row counts as until it is told a height, in points.
  var estimate: CGFloat

  var tree = RunTree()

  init(count: Int, estimate: CGFloat) {
    self.count = count
    self.estimate = estimate
  }

  /// The height of all rows together, in points.
  var total: CGFloat {
    tree.isEmpty ? CGFloat(count) * estimate : tree.extent(estimate: estimate)
  }

  /// The distance from the top of the first row to the top of `row`; `row == count` gives the bottom of the last row.
  func offset(of row: Int) -> CGFloat {
    tree.isEmpty ? CGFloat(row) * estimate : tree.offset(of: row, estimate: estimate)
  }

  /// The row that covers `offset`, clamped to the rows there are. The section must have rows.
  func row(at offset: CGFloat) -> Int {
    guard offset >= 0 else { return 0 }
    if tree.isEmpty { return estimate > 0 ? Int(min(offset / estimate, CGFloat(count - 1))) : 0 }
    return min(tree.row(at: offset, estimate: estimate), count - 1)
  }

  /// The height of `row`, in points: what it was told, or the estimate.
  func height(of row: Int) -> CGFloat {
    guard let stored = tree.value(at: row) else { return estimate }
    return abs(stored)
  }

  /// Whether the height of `row` is final, not an estimate.
  func isKnown(_ row: Int) -> Bool {
    guard let stored = tree.value(at: row) else { return false }
    return stored.sign == .plus
  }

  /// Tells the final height of `row`.
  mutating func setHeight(_ height: CGFloat, of row: Int) { store(abs(height), at: row) }

  /// Tells an estimate for `row` alone.
  mutating func setEstimate(_ height: CGFloat, of row: Int) { store(-abs(height), at: row) }

  /// Forgets all heights. Rows count as `estimate` again.
  mutating func forgetAll() { tree = RunTree() }

  /// Forgets the height of `row`.
  mutating func forget(_ row: Int) {
    guard tree.value(at: row) != nil else { return }
    tree.remove(row..<row + 1)
    tree.insertGap(of: 1, at: row)
  }

  /// Makes room for `amount` rows of unknown height before `row`.
  mutating func insert(_ amount: Int, at row: Int) {
    count += amount
    if !tree.isEmpty { tree.insertGap(of: amount, at: row) }
  }

  mutating func remove(_ rows: Range<Int>) {
    count -= rows.count
    if !tree.isEmpty { tree.remove(rows) }
  }

  /// What is stored of `row`, to be handed to `restore` elsewhere.
  func stored(_ row: Int) -> CGFloat? { tree.value(at: row) }

  mutating func restore(_ stored: CGFloat?, at row: Int) {
    if let stored { store(stored, at: row) }
  }

  private mutating func store(_ value: CGFloat, at row: Int) {
    if tree.isEmpty { tree.insertGap(of: count, at: 0) }
    tree.set(value, at: row)
  }
}
