/// Reads variable-length integers from base 64 text that the generator wrote.
struct Base64Reader {
  private let text: UnsafePointer<UInt8>
  private var position = 0
  private var bits: UInt32 = 0
  private var bitCount = 0

  init(_ text: StaticString) { self.text = text.utf8Start }

  mutating func varint() -> Int {
    var value = 0
    var shift = 0
    while true {
      let byte = Int(nextByte())
      value |= (byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
  }

  private mutating func nextByte() -> UInt8 {
    while bitCount < 8 {
      bits = bits << 6 | UInt32(Self.value(text[position]))
      position += 1
      bitCount += 6
    }
    bitCount -= 8
    return UInt8(truncatingIfNeeded: bits >> UInt32(bitCount))
  }

  private static func value(_ digit: UInt8) -> UInt8 {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): digit - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    default: 63
    }
  }
}
