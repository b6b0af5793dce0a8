/// Text as a field of CSV, by RFC 4180.
///
/// Line breaks and tabs are kept, as CSV allows. What a terminal or the log of a CI job would obey is made visible: CSV
/// is printed as often as it is read. What a spreadsheet would take for a formula gets an apostrophe in front, as
/// spreadsheets write text that begins so.
enum CSVEscaping {
  static func field(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var text =
      lines.contains(where: LineEscaping.isCommand) && lines.count > 1
      ? visible(text) : lines.map { visible(String($0), sparing: "\t") }.joined(separator: "\n")
    if isFormula(text) { text = "'" + text }
    let needsQuotes = text.utf8.contains { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A }
    guard needsQuotes || text.first == " " || text.last == " " || LineEscaping.isCommand(text) else { return text }
    return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }

  private static func isFormula(_ text: String) -> Bool {
    guard let first = text.utf8.first, "=+-@\t".utf8.contains(first) else { return false }
    // Samples are numbers with spaces between them.
    return !text.split(separator: " ", omittingEmptySubsequences: false).allSatisfy { Double($0) != nil }
  }
}
