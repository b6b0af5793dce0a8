/// A row of a comparison as it is shown: worst first.
protocol JudgedRow {
  var verdict: Verdict { get }
  /// How far HEAD is from BASE.
  var distance: Double { get }
}

extension Array where Element: JudgedRow {
  /// By verdict, then the farthest first; rows that are as bad as each other stay in their order.
  var worstFirst: [Element] {
    let order = indices.sorted { a, b in
      let (one, other) = (self[a], self[b])
      if one.verdict != other.verdict { return one.verdict.rank < other.verdict.rank }
      return one.distance == other.distance ? a < b : one.distance > other.distance
    }
    return order.map { self[$0] }
  }
}
