/// Text from a report, fit to stand in Markdown: nothing in it ends a table's cell, starts markup, or makes GitHub
/// notify a user or link to an issue.
enum MarkdownEscaping {
  /// As running text. An empty comment after `@` and `#` keeps GitHub from seeing a name or a number there.
  static func text(_ text: String) -> String {
    var result = ""
    var previous: UnicodeScalar = " "
    for scalar in visible(text).unicodeScalars {
      result += entity(scalar)
      if scalar == "@" || scalar == "#" || (previous == ":" && scalar == "/") { result += "<!-- -->" }
      if scalar == "w" && previous == "w" { result += "<!-- -->" }
      previous = scalar
    }
    return result
  }

  /// As code.
  static func code(_ text: String) -> String {
    "<code>" + visible(text).unicodeScalars.map(entity).joined() + "</code>"
  }

  private static func entity(_ scalar: UnicodeScalar) -> String {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"", "'", "|", "`", "*", "_", "[", "]", "(", ")", "{", "}", "\\", "~", "!", "$", "^": "&#\(scalar.value);"
    default: String(Character(scalar))
    }
  }
}
