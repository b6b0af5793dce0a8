/// Text from a report, fit to stand in XML and in HTML, between tags as well as in an attribute's quotes.
///
/// A line break or a tab becomes a reference, so that an attribute gives it back; what XML cannot hold at all becomes
/// its code point in words.
enum XMLEscaping {
  static func text(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\r", "\t", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}": result += "&#\(scalar.value);"
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
