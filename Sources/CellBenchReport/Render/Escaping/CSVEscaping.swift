/// Text as a field of CSV, by RFC 4180.
///
/// Line breaks and tabs are kept, as CSV allows. What a terminal or the log of a CI job would obey is made visible: CSV
/// is printed as often as it is read.
enum CSVEscaping {
  static func field(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let text =
      lines.contains(where: LineEscaping.isCommand) && lines.count > 1
      ? visible(text) : lines.map { visible(String($0), sparing: "\t") }.joined(separator: "\n")
    let needsQuotes = text.utf8.contains { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A }
    guard needsQuotes || text.first == " " || text.last == " " || LineEscaping.isCommand(text) else { return text }
    return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }
}
