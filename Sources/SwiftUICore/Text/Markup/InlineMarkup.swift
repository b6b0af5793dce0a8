import Foundation

/// Reads the Markdown that a line of text can hold: emphasis, code, links and what is struck through.
///
/// Models what Apple's texts make of a localised key and of `AttributedString(markdown:)`, by CommonMark's rules for
/// delimiter runs. Bare addresses, images and HTML are left as they are written: a choice. Attributes, which keys may
/// have as `^[text](inflect: true)`, are read and do nothing: no word is inflected.
struct InlineMarkup {
  /// A stretch in one look.
  struct Piece: Equatable {
    var text: String
    var intent: InlinePresentationIntent = []
    var link: String?
  }

  /// A run of `*`, `_` or `~` that may still open something; the text of the piece at `index`.
  private struct Run {
    let index: Int
    let mark: Character
    /// How many marks it had at first.
    let length: Int
    let closes: Bool
  }

  private let source: [Character]
  private var position = 0
  private var pieces: [Piece] = []
  private var open: [Run] = []
  /// The pieces of `[` that have not been closed, and whether what they hold is given attributes.
  private var brackets: [(index: Int, isAttributed: Bool)] = []
  private let readsAttributes: Bool

  private init(_ source: String, readsAttributes: Bool) {
    self.source = Array(source)
    self.readsAttributes = readsAttributes
  }

  /// The stretches of `source`. Those that are alike and side by side are one.
  static func pieces(of source: String, readsAttributes: Bool = false) -> [Piece] {
    var markup = InlineMarkup(source, readsAttributes: readsAttributes)
    markup.read()
    return markup.pieces.reduce(into: []) { joined, piece in
      if piece.text.isEmpty { return }
      if let last = joined.last, last.intent == piece.intent, last.link == piece.link {
        joined[joined.count - 1].text += piece.text
      } else {
        joined.append(piece)
      }
    }
  }

  /// Whether there is anything in `source` that could be Markdown. Allocates nothing.
  static func isIn(_ source: String) -> Bool { source.utf8.contains(where: isMark) }

  /// Stands before a character that is to be read as it is written, in code and addresses too, where a backslash is one.
  /// The last character for private use: no text has it.
  private static let verbatim: Character = "\u{10FFFD}"

  /// `source` such that it reads as it is written.
  static func escaped(_ source: String) -> String {
    guard source.utf8.contains(where: isEscaped) else { return source }
    return source.reduce(into: "") { escaped, character in
      if let byte = character.asciiValue, isEscaped(byte) { escaped.append(verbatim) }
      escaped.append(character)
    }
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    isMark(byte) || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")")
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "\\"):
      true
    default: false
    }
  }

  private mutating func read() {
    while position < source.count {
      let character = source[position]
      switch character {
      case "\\": readEscape()
      case Self.verbatim:
        position += 1
        if position < source.count { take(source[position]) }
      case "`": readCode()
      case "*", "_", "~": readRun(of: character)
      case "^" where readsAttributes && position + 1 < source.count && source[position + 1] == "[":
        take("^")
        brackets.append((pieces.count, true))
        take("[")
      case "[":
        brackets.append((pieces.count, false))
        take("[")
      case "]": closeBracket()
      default: take(character)
      }
    }
  }

  /// Adds the character at the position as it is.
  private mutating func take(_ character: Character) {
    pieces.append(Piece(text: String(character)))
    position += 1
  }

  private mutating func readEscape() {
    if position + 1 < source.count, source[position + 1].isASCII, isPunctuation(source[position + 1]) { position += 1 }
    take(source[position])
  }

  /// Code up to a run of as many backticks; without one the backticks are text.
  private mutating func readCode() {
    let count = runLength(at: position)
    var end = position + count
    while end < source.count {
      let length = source[end] == "`" ? runLength(at: end) : 0
      if length == count {
        pieces.append(Piece(text: code(position + count..<end), intent: .code))
        position = end + count
        return
      }
      end += source[end] == Self.verbatim ? 2 : max(length, 1)
    }
    pieces.append(Piece(text: String(repeating: "`", count: count)))
    position += count
  }

  /// One space on either side is not part of it: it lets code begin or end with a backtick.
  private func code(_ range: Range<Int>) -> String {
    let code = source[range].filter { $0 != Self.verbatim }
    let isPadded = code.first == " " && code.last == " " && code.contains { $0 != " " }
    return String(isPadded ? code.dropFirst().dropLast() : code[...])
  }

  private func runLength(at start: Int) -> Int { source[start...].prefix { $0 == source[start] }.count }
}

extension InlineMarkup {
  private mutating func readRun(of mark: Character) {
    let length = runLength(at: position)
    let before = position > 0 ? source[position - 1] : " "
    let after = position + length < source.count ? source[position + length] : " "
    let leftFlanking =
      !after.isWhitespace && (!isPunctuation(after) || before.isWhitespace || isPunctuation(before))
    let rightFlanking =
      !before.isWhitespace && (!isPunctuation(before) || after.isWhitespace || isPunctuation(after))
    // An underscore inside a word is a letter.
    let within = mark == "_" && leftFlanking && rightFlanking
    let opens = leftFlanking && (!within || isPunctuation(before))
    let closes = rightFlanking && (!within || isPunctuation(after))
    let index = pieces.count
    pieces.append(Piece(text: String(repeating: mark, count: length)))
    position += length
    if closes { close(mark, at: index, both: opens, length: length) }
    if opens, !pieces[index].text.isEmpty { open.append(Run(index: index, mark: mark, length: length, closes: closes)) }
  }

  /// Matches the run at `index` with open ones, the nearest first, as long as it has marks left.
  private mutating func close(_ mark: Character, at index: Int, both: Bool, length: Int) {
    while !pieces[index].text.isEmpty {
      let found = open.lastIndex { run in
        guard run.mark == mark else { return false }
        if mark == "~" { return run.length == length && length <= 2 }
        // Two runs of which one could do both match only by CommonMark's rule of three.
        guard both || run.closes else { return true }
        return (run.length + length) % 3 != 0 || (run.length % 3 == 0 && length % 3 == 0)
      }
      guard let found else { return }
      let opener = open[found].index
      let used = min(pieces[opener].text.count, pieces[index].text.count, 2)
      let intent: InlinePresentationIntent =
        mark == "~" ? .strikethrough : used == 2 ? .stronglyEmphasized : .emphasized
      for inner in opener + 1..<index { pieces[inner].intent.insert(intent) }
      pieces[opener].text.removeLast(used)
      pieces[index].text.removeLast(used)
      open.removeSubrange(found + (pieces[opener].text.isEmpty ? 0 : 1)..<open.count)
    }
  }

  /// Ends a link or attributed text, if parentheses follow; otherwise the bracket is text.
  private mutating func closeBracket() {
    guard let (start, isAttributed) = brackets.popLast(), position + 1 < source.count, source[position + 1] == "(",
      let end = endOfAddress(from: position + 2)
    else { return take("]") }
    if isAttributed {
      for mark in start - 1...start { pieces[mark].text = "" }
      position = end + 1
      return
    }
    // A title in quotes is not part of the address.
    let written = source[position + 2..<end].filter { $0 != Self.verbatim }
    let address = String(written).split(separator: " ").first.map(String.init) ?? ""
    pieces[start].text = ""
    for inner in start..<pieces.count { pieces[inner].link = address }
    open.removeAll { $0.index > start }
    // Links are not nested.
    brackets = []
    position = end + 1
  }

  /// Parentheses inside an address come in pairs.
  private func endOfAddress(from start: Int) -> Int? {
    var (depth, place) = (0, start)
    while place < source.count {
      switch source[place] {
      case "(": depth += 1
      case ")" where depth == 0: return place
      case ")": depth -= 1
      case "\\", Self.verbatim: place += 1
      default: break
      }
      place += 1
    }
    return nil
  }

  private func isPunctuation(_ character: Character) -> Bool { character.isPunctuation || character.isSymbol }
}
