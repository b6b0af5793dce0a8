/// Writes JSON whose bytes depend on the values alone: two spaces an indent, one member a line except within what is
/// inline, numbers as short as they can be without loss.
final class JSONWriter {
  @exclusivity(unchecked) private(set) var bytes: [UInt8] = []
  private var indent = 0
  private var inlineDepth = 0
  private var isFirst = true

  /// The bytes of one value, with a line break at the end.
  static func bytes(of value: some JSONRepresentable) -> [UInt8] {
    let writer = JSONWriter()
    value.write(writer)
    writer.bytes.append(0x0A)
    return writer.bytes
  }

  func object(inline: Bool, _ members: () -> Void) {
    group(UInt8(ascii: "{"), UInt8(ascii: "}"), inline: inline, members)
  }

  func array(inline: Bool, _ elements: () -> Void) {
    group(UInt8(ascii: "["), UInt8(ascii: "]"), inline: inline, elements)
  }

  /// One member of the object that is being written. Keys come in order; the caller sorts.
  func member(_ key: String, _ value: () -> Void) {
    separate()
    string(key)
    literal(": ")
    value()
    isFirst = false
  }

  /// One element of the array that is being written.
  func element(_ value: () -> Void) {
    separate()
    value()
    isFirst = false
  }

  func literal(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  func integer(_ value: Int64) { bytes.append(contentsOf: String(value).utf8) }

  /// JSON has no infinity and no NaN: what is not finite is null.
  func number(_ value: Double) {
    guard value.isFinite else { return literal("null") }
    if let whole = Int64(exactly: value), abs(value) < 0x1p53 { return integer(whole) }
    bytes.append(contentsOf: value.description.utf8)
  }

  func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    defer { bytes.append(UInt8(ascii: "\"")) }
    let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x7F }
    if isPlain { return bytes.append(contentsOf: text.utf8) }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): literal("\\\"")
      case UInt8(ascii: "\\"): literal("\\\\")
      case 0x0A: literal("\\n")
      case 0x0D: literal("\\r")
      case 0x09: literal("\\t")
      case ..<0x20, 0x7F:
        literal("\\u00")
        bytes.append(contentsOf: [hexDigit(byte >> 4), hexDigit(byte & 0x0F)])
      default: bytes.append(byte)
      }
    }
  }

  private func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }

  private func group(_ open: UInt8, _ close: UInt8, inline: Bool, _ content: () -> Void) {
    bytes.append(open)
    let wasInline = inlineDepth > 0
    if inline { inlineDepth += 1 }
    indent += 1
    isFirst = true
    content()
    indent -= 1
    if inlineDepth == 0 && !isFirst { newLine() }
    if inline { inlineDepth -= 1 }
    precondition(wasInline == (inlineDepth > 0))
    bytes.append(close)
    isFirst = false
  }

  private func separate() {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    if inlineDepth == 0 { newLine() } else if !isFirst { bytes.append(0x20) }
  }

  private func newLine() {
    bytes.append(0x0A)
    bytes.append(contentsOf: repeatElement(0x20, count: indent * 2))
  }
}
