extension RandomAccessCollection where Index == Int {
  /// The first place whose element satisfies `condition`, when all later ones do too; the end, if none does.
  ///
  /// Where elements hold references and the search is on a hot path, search the indices: an element that is handed to
  /// `condition` is retained.
  @inline(__always) func firstPlace(where condition: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
