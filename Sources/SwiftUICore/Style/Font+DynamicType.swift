extension Font.TextStyle {
  /// The size in points under a size the user chose. Apple's published table (Human Interface Guidelines, Typography).
  func pointSize(at size: DynamicTypeSize) -> Double { Double(Self.table[Int(size.rawValue)][Int(rawValue)]) }

  /// What the system draws a style with when no weight is given: headlines are semibold.
  var defaultWeight: Font.Weight { self == .headline ? .semibold : .regular }

  /// One row a `DynamicTypeSize`, one column a style, in the order of the cases.
  private static let table: [[UInt8]] = [
    [31, 25, 19, 17, 14, 12, 14, 13, 12, 11, 11],
    [32, 26, 20, 18, 15, 13, 15, 14, 12, 11, 11],
    [33, 27, 21, 19, 16, 14, 16, 15, 12, 11, 11],
    [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11],
    [36, 30, 24, 22, 19, 17, 19, 18, 15, 14, 13],
    [38, 32, 26, 24, 21, 19, 21, 20, 17, 16, 15],
    [40, 34, 28, 26, 23, 21, 23, 22, 19, 18, 17],
    [44, 38, 34, 31, 28, 25, 28, 26, 23, 22, 20],
    [48, 43, 39, 37, 33, 30, 33, 32, 27, 26, 24],
    [52, 48, 44, 43, 40, 36, 40, 38, 33, 32, 29],
    [56, 53, 50, 49, 47, 42, 47, 44, 38, 37, 34],
    [60, 58, 56, 55, 53, 49, 53, 51, 44, 43, 40],
  ]
}
