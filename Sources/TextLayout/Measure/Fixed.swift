/// Lengths in 1/16,777,216 pt as integers: sums are exact in any order, so that a text is as wide as its parts. Sizes of
/// fonts are taken to 1/8,192 pt.
enum Fixed {
  static let one = 1 << 24
  /// More than any width; far enough from the end of the range to add to.
  static let unbounded = 1 << 61
  /// How much wider than asked a line may be, so that a width that went through a few sums still holds its text.
  static let tolerance = 1 << 10

  /// Points as a length; what is not finite is 0.
  static func of(_ points: Double) -> Int {
    guard points.isFinite else { return 0 }
    return Int((min(max(points, -1e9), 1e9) * Double(one)).rounded())
  }

  static func points(_ length: Int) -> Double { Double(length) / Double(one) }

  /// A width to fill: nil, NaN and infinity are no bound, less than 0 is 0.
  static func width(_ points: Double?) -> Int {
    guard let points, points < 1e9 else { return unbounded }
    return points > 0 ? of(points) : 0
  }
}
