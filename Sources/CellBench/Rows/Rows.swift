/// The data of a list: as many rows as are asked for, of which the first 1,024 are distinct; a longer list goes through
/// them again. All of them are made at once, off the record, so that a list of a million rows costs what a list of a
/// thousand costs.
public struct Rows<Row> {
  /// How many rows the list has.
  public let count: Int
  private let distinct: [Row]

  /// - Parameter row: makes the row at an index from random numbers that belong to it alone.
  public init(count: Int, seed: UInt64, row: (_ index: Int, _ random: inout SeededRandom) -> Row) {
    self.count = count
    distinct = (0..<Rows.distinctCount).map { index in
      var random = SeededRandom(seed: seed, stream: index)
      return row(index, &random)
    }
  }

  /// How many rows are made.
  public static var distinctCount: Int { 1_024 }

  public subscript(index: Int) -> Row { distinct[index % distinct.count] }
}

extension Rows: Sendable where Row: Sendable {}
