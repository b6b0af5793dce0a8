/// Where a step along a symbol meets the kink of a basic one.
struct Breakpoint: BitwiseCopyable {
  /// How far the symbol has moved by then.
  var time: Double
  /// The coefficient of the moving symbol in the row, signed by the direction of the move.
  var rate: Double
  var row: Int32
  /// Where in the row the moving symbol is.
  var position: Int32
  /// The row's symbol, which settles ties the same way on every run.
  var symbol: Int32

  /// Which of equally near ones comes first: the one with the largest rate, by which it is safest to divide; 0 when the
  /// symbol alone shall decide.
  var weight: Double

  @inline(__always) func precedes(_ other: Breakpoint) -> Bool {
    if time != other.time { return time < other.time }
    return weight > other.weight || (weight == other.weight && symbol < other.symbol)
  }
}
