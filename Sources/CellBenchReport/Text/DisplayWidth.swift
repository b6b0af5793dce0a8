/// How many columns of a terminal a text takes.
func displayWidth(_ text: String) -> Int {
  if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
  return text.reduce(0) { $0 + width($1) }
}

private func width(_ character: Character) -> Int {
  guard let scalar = character.unicodeScalars.first else { return 0 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format: return 0
  default: break
  }
  switch scalar.value {
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
    return 2
  default: return scalar.properties.isEmojiPresentation ? 2 : 1
  }
}

/// Text cut to so many columns, with an ellipsis where something was cut.
func truncated(_ text: String, to columns: Int) -> String {
  guard displayWidth(text) > columns else { return text }
  guard columns > 1 else { return columns == 1 ? "…" : "" }
  var result = ""
  var used = 0
  for character in text {
    used += width(character)
    if used > columns - 1 { break }
    result.append(character)
  }
  return result + "…"
}
