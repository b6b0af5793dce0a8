/// Scratch of walks along definitions.
struct Walk: ~Copyable {
  struct Step: BitwiseCopyable {
    var symbol: Int32
    /// Which of the symbol's mentions or terms is next.
    var position: Int32 = 0
  }

  /// The way to where the walk is.
  var stack = Table<Step>(capacity: 16)
  /// Variables, each before those that the walk came to it from.
  var order = Table<Int32>(capacity: 16)
  /// Constraints that define nothing and mention a variable of `order`.
  var dependents = Table<Int32>(capacity: 16)
  var sum = Table<StoredTerm>(capacity: 16)
  /// By row, what is to be added to it, and the rows for which that is not 0.
  var rowSums = Table<Double>(capacity: 16)
  var rows = Table<Int32>(capacity: 16)

  mutating func add(_ amount: Double, toRow row: Int32) {
    while rowSums.count <= Int(row) { rowSums.append(0) }
    if rowSums[row] == 0 { rows.append(row) }
    rowSums[row] += amount
  }
}
