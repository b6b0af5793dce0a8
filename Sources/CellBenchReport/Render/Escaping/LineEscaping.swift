/// Text whose lines may end up in the log of a CI job, which takes a line that begins with `::` or `##[` for a command.
enum LineEscaping {
  /// The text with such lines broken, so that nothing obeys them.
  static func harmless(_ text: String) -> String {
    guard text.contains("::") || text.contains("##[") else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { isCommand($0) ? broken($0) : String($0) }
      .joined(separator: "\n")
  }

  /// Whether a log would take the line for a command.
  static func isCommand(_ line: some StringProtocol) -> Bool {
    let start = line.drop(while: \.isWhitespace)
    return start.hasPrefix("::") || start.hasPrefix("##[")
  }

  private static func broken(_ line: Substring) -> String {
    let space = line.prefix(while: \.isWhitespace)
    let start = line.dropFirst(space.count)
    return "\(space)\(start.prefix(1)) \(start.dropFirst(1))"
  }
}
