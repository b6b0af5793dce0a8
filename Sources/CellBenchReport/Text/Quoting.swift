/// Text in double quotes, fit for a message: control characters are made visible and long text is cut.
func quoted(_ text: String) -> String {
  let short = text.count > 200 ? text.prefix(200) + "…" : text[...]
  return "\"" + visible(String(short)) + "\""
}

/// Text with nothing in it that a terminal obeys: control characters, and characters that turn the direction of
/// writing, become their code points.
package func visible(_ text: String) -> String { visible(text, sparing: nil) }

/// As `visible`, with one control character left as it is.
func visible(_ text: String, sparing spared: UnicodeScalar?) -> String {
  guard text.unicodeScalars.contains(where: { isControl($0) && $0 != spared }) else { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    if isControl(scalar) && scalar != spared {
      result += "\\u{" + String(scalar.value, radix: 16) + "}"
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

private func isControl(_ scalar: UnicodeScalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
  default: false
  }
}
