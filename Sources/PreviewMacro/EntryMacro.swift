/// The expansion of `@Entry`: a key with the declared value as its default, and accessors that look it up.
///
/// The declaration is read as text; what is looked for is its name, its type and its value, outside of brackets and
/// strings.
struct EntryMacro {
  private let name: String
  private let type: String?
  private let value: String?

  init?(_ declaration: String) {
    guard let keyword = Self.find("var", in: declaration) else { return nil }
    var rest = declaration[keyword.upperBound...].drop { $0.isWhitespace }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
    guard !name.isEmpty else { return nil }
    self.name = String(name)
    rest = rest[name.endIndex...]
    let equals = Self.index(of: "=", in: rest)
    let head = rest[..<(equals ?? rest.endIndex)]
    type = head.firstIndex(of: ":").map { Self.trimmed(head[head.index(after: $0)...]) }
    value = equals.map { Self.trimmed(rest[rest.index(after: $0)...]) }
    if type == nil && value == nil { return nil }
  }

  private var keyName: String { "__Key_\(name.filter { $0 != "`" })" }

  var accessors: String { "get { self[\(keyName).self] }\nset { self[\(keyName).self] = newValue }" }

  var key: String {
    let value = value ?? "nil"
    let property =
      type.map { "static var defaultValue: \($0) { \(value) }" }
      ?? "nonisolated(unsafe) static let defaultValue = \(value)"
    return "private struct \(keyName): SwiftUICore.EnvironmentKey {\n  \(property)\n}"
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// The first place of a word that is no part of another one.
  private static func find(_ word: String, in text: String) -> Range<String.Index>? {
    var start = text.startIndex
    while start < text.endIndex {
      guard text[start].isLetter else {
        start = text.index(after: start)
        continue
      }
      let found = text[start...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if found == word { return found.startIndex..<found.endIndex }
      start = found.endIndex
    }
    return nil
  }

  /// The first place of a character outside of brackets.
  private static func index(of character: Character, in text: Substring) -> String.Index? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "(", "[", "{", "<": depth += 1
      case ")", "]", "}": depth -= 1
      case ">" where index == text.startIndex || text[text.index(before: index)] != "-": depth -= 1
      case character where depth == 0: return index
      default: break
      }
    }
    return nil
  }
}
