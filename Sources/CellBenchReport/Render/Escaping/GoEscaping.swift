/// Text as part of a name or a unit in Go's benchmark format, whose fields end at white space.
///
/// White space, control characters and `%` become the percent-encoding of their bytes, so that different names stay
/// different.
enum GoEscaping {
  static func field(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isSpecial = scalar == "%" || scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
      if isSpecial || scalar.properties.generalCategory == .format {
        for byte in String(Character(scalar)).utf8 {
          result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
        }
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
