/// One basic symbol as a sum: constant + Σ coefficient · nonbasic symbol. Since nonbasic symbols are 0, the constant is
/// the basic symbol's value.
struct Row: BitwiseCopyable {
  var constant = 0.0
  /// The block of `Tableau.entries` that holds the sum, in no particular order.
  var entries: Int32 = 0
  var count: Int32 = 0
  var symbol: Int32 = -1
  /// The symbol's level and kink, here so that pricing a column looks at rows only.
  var level: Int32 = 0
  var kink: Kink = .none
  /// The side of the kink that the value is on, or counts as being on while it is 0. For a required equality at 0 it is
  /// 0: such a row is redundant, and weighs on neither side.
  var side: Int8 = 0
  var blockClass: Int8 = 0

  /// The slope of the row's cost: by how much the violation grows when the value grows.
  @inline(__always) var slope: Int8 { kink == .inequality ? min(side, 0) : side }
}

/// A nonbasic symbol in a row.
struct Entry: BitwiseCopyable {
  var coefficient: Double
  var symbol: Int32
  /// Where in the symbol's column this row is listed.
  var place: Int32
}

/// A row in a symbol's column.
struct Place: BitwiseCopyable {
  var row: Int32
  /// Which of the row's entries is the symbol's.
  var position: Int32
}

/// A term of a constraint as it was added.
struct StoredTerm: BitwiseCopyable {
  var coefficient: Double
  var variable: Int32
  /// Where in the variable's mentions the constraint is listed.
  var place: Int32 = 0
}

/// A term in a variable's list of mentions.
struct Mention: BitwiseCopyable {
  var constraint: Int32
  /// Which of the constraint's terms it is.
  var position: Int32
}

/// What is known of a defined variable for the time being.
struct Known: BitwiseCopyable {
  var value = 0.0
  /// The `Tableau.epoch` that `value` is of.
  var epoch: UInt32 = 0
  /// Scratch: a coefficient that is being gathered, or a rate.
  var weight = 0.0
}

/// Scratch that belongs to a symbol. All zero, save `stamp`, between operations.
struct Mark: BitwiseCopyable {
  var sum = 0.0
  var place: Int32 = 0
  var stamp: UInt32 = 0
}
