/// A pattern for names: `*` stands for any run of characters, `/` included, and `?` for any one.
///
/// Matching takes time in proportion to pattern × name at the most, whatever the pattern.
public struct Glob: Sendable, Equatable {
  public let pattern: String
  private let characters: [Character]

  public init(_ pattern: String) {
    self.pattern = pattern
    characters = Array(pattern)
  }

  /// Whether the pattern has wildcards at all.
  public var isLiteral: Bool { !characters.contains("*") && !characters.contains("?") }

  public func matches(_ name: String) -> Bool {
    if pattern == "*" || pattern == name { return true }
    if isLiteral { return false }
    let name = Array(name)
    var (place, at) = (0, 0)
    // Where the last star was, and how far into the name it has been stretched.
    var star: (pattern: Int, name: Int)?
    while at < name.count {
      if place < characters.count && characters[place] == "*" {
        star = (place, at)
        place += 1
      } else if place < characters.count && (characters[place] == "?" || characters[place] == name[at]) {
        place += 1
        at += 1
      } else if let last = star {
        star = (last.pattern, last.name + 1)
        place = last.pattern + 1
        at = last.name + 1
      } else {
        return false
      }
    }
    return characters[place...].allSatisfy { $0 == "*" }
  }
}
