/// A row's texts and, in hundredths of a point, its height and then the frames of its texts.
///
/// Lists travel as one string each: a report's worth of rows goes through a pipe for every benchmark.
struct ContentPlaces: Codable, Equatable {
  let row: Int
  private let joinedTexts: String
  private let joinedNumbers: String

  private static let separator: Character = "\u{1F}"

  init(row: Int, texts: [String], numbers: [Int32]) {
    self.row = row
    joinedTexts = texts.joined(separator: String(Self.separator))
    joinedNumbers = numbers.map(String.init).joined(separator: ",")
  }

  var texts: [String] {
    joinedTexts.split(separator: Self.separator, omittingEmptySubsequences: false).map(String.init)
  }

  var numbers: [Int32] { joinedNumbers.split(separator: ",").compactMap { Int32($0) } }

  /// Whether two rows show the same texts.
  func hasTexts(of other: ContentPlaces) -> Bool { row == other.row && joinedTexts == other.joinedTexts }
}
