/// Text as part of a workflow command of GitHub Actions: one line, and nothing in it that ends the command's
/// properties or begins another command.
enum CommandEscaping {
  static func message(_ text: String) -> String { escape(text, "%") }

  static func property(_ text: String) -> String { escape(text, "%:,") }

  private static func escape(_ text: String, _ special: String) -> String {
    var result = ""
    for scalar in visible(text).unicodeScalars {
      if special.unicodeScalars.contains(scalar) {
        result += "%" + String(scalar.value, radix: 16, uppercase: true)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
