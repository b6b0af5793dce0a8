import Foundation

// The byte level: white space, strings and numbers by the letter of RFC 8259.

extension JSONReader {
  /// A number as it was scanned.
  struct ScannedNumber {
    /// The value, when the number has neither fraction nor exponent and fits.
    let whole: Int64?
    /// Whether it was written with a fraction or an exponent.
    let isWritten: Bool
  }

  /// The next byte that is not white space, nil at the end.
  @inline(__always) func peekByte() -> UInt8? {
    while position < bytes.count {
      let byte = bytes[position]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      position += 1
    }
    return nil
  }

  func starts(with word: StaticString) -> Bool {
    guard bytes.count - position >= word.utf8CodeUnitCount else { return false }
    for index in 0..<word.utf8CodeUnitCount where bytes[position + index] != word.utf8Start[index] { return false }
    return true
  }

  func take(_ word: StaticString) -> Bool {
    guard starts(with: word) else { return false }
    position += word.utf8CodeUnitCount
    return true
  }

  @inline(__always) func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// Scans a string from its opening quote: the bytes between the quotes, and the string when escapes had to be undone.
  func scanString() throws(ReportError) -> (UnsafeBufferPointer<UInt8>, String?) {
    let start = position + 1
    var index = start
    var isASCII = true
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        let raw = UnsafeBufferPointer(rebasing: bytes[start..<index])
        if !isASCII && String(validating: raw, as: UTF8.self) == nil {
          throw malformed("a string that is not UTF-8", at: position)
        }
        position = index + 1
        return (raw, nil)
      }
      if byte == UInt8(ascii: "\\") { return try scanEscapedString(from: start) }
      if byte < 0x20 { throw malformed("a raw control character (\(byte)) in a string", at: index) }
      if byte >= 0x80 { isASCII = false }
      index += 1
    }
    position = bytes.count
    throw malformed("the file ends within a string: it is truncated")
  }

  private func scanEscapedString(from start: Int) throws(ReportError) -> (UnsafeBufferPointer<UInt8>, String?) {
    var text: [UInt8] = []
    position = start
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: text, as: UTF8.self) else {
          throw malformed("a string that is not UTF-8", at: start - 1)
        }
        let raw = UnsafeBufferPointer(rebasing: bytes[start..<position])
        position += 1
        return (raw, string)
      case UInt8(ascii: "\\"): try unescape(into: &text)
      case ..<0x20: throw malformed("a raw control character (\(byte)) in a string")
      default:
        text.append(byte)
        position += 1
      }
    }
    throw malformed("the file ends within a string: it is truncated")
  }

  private func unescape(into text: inout [UInt8]) throws(ReportError) {
    let start = position
    position += 1
    guard position < bytes.count else { throw malformed("the file ends within a string: it is truncated") }
    let letter = bytes[position]
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      var code = UInt32(try hexadecimal(start))
      if code & 0xFC00 == 0xD800, take("\\u") {
        let low = UInt32(try hexadecimal(start))
        guard low & 0xFC00 == 0xDC00 else { throw malformed("a lone surrogate in a string", at: start) }
        code = 0x10000 + (code & 0x3FF) << 10 + low & 0x3FF
      }
      guard let scalar = UnicodeScalar(code) else { throw malformed("a lone surrogate in a string", at: start) }
      text.append(contentsOf: String(Character(scalar)).utf8)
    default: throw malformed("an unknown escape in a string", at: start)
    }
  }

  private func hexadecimal(_ start: Int) throws(ReportError) -> UInt16 {
    var code: UInt16 = 0
    for _ in 0..<4 {
      guard position < bytes.count else { throw malformed("the file ends within a string: it is truncated") }
      guard let digit = Character(UnicodeScalar(bytes[position])).hexDigitValue else {
        throw malformed("a \\u escape without four hexadecimal digits", at: start)
      }
      code = code << 4 | UInt16(digit)
      position += 1
    }
    return code
  }

  func scanNumber() throws(ReportError) -> ScannedNumber {
    let start = position
    guard position < bytes.count else { throw unexpected("a number") }
    let isNegative = bytes[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    guard position < bytes.count, isDigit(bytes[position]) else {
      position = start
      throw unexpected("a number")
    }
    var whole: Int64? = 0
    let first = position
    while position < bytes.count, isDigit(bytes[position]) {
      let digit = Int64(bytes[position] & 0x0F)
      // Built downwards, so that the smallest value fits as well.
      if let value = whole {
        let (product, over) = value.multipliedReportingOverflow(by: 10)
        let (sum, under) = product.subtractingReportingOverflow(digit)
        whole = over || under ? nil : sum
      }
      position += 1
    }
    if bytes[first] == UInt8(ascii: "0") && position - first > 1 {
      throw malformed("a number with a leading zero", at: start)
    }
    if !isNegative, let value = whole { whole = value == .min ? nil : -value }
    let hasFraction = try scanFraction()
    return ScannedNumber(whole: hasFraction ? nil : whole, isWritten: hasFraction)
  }

  /// Scans a fraction and an exponent, whichever are there.
  private func scanFraction() throws(ReportError) -> Bool {
    let start = position
    if take(".") { try digits("a digit after the point") }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits("a digit in the exponent")
    }
    return position > start
  }

  private func digits(_ what: String) throws(ReportError) {
    guard position < bytes.count, isDigit(bytes[position]) else { throw malformed("a number without \(what)") }
    while position < bytes.count, isDigit(bytes[position]) { position += 1 }
  }
}
