/// Strings that a report repeats for every benchmark, such as the names of metrics, made once and shared.
///
/// A small direct-mapped table: a string that is not there takes the place of one that was. It decides nothing but
/// memory.
struct SharedStrings {
  private static let size = 512
  private var table: [String?] = Array(repeating: nil, count: size)

  mutating func string(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    // Strings of up to 15 bytes live in the value itself; long ones seldom come twice.
    guard bytes.count > 15 && bytes.count <= 80 else { return String(decoding: bytes, as: UTF8.self) }
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    let slot = Int(hash % UInt32(Self.size))
    if let known = table[slot], isEqual(known, bytes) { return known }
    let string = String(decoding: bytes, as: UTF8.self)
    table[slot] = string
    return string
  }

  private func isEqual(_ string: String, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    string.utf8.withContiguousStorageIfAvailable { $0.elementsEqual(bytes) } ?? string.utf8.elementsEqual(bytes)
  }
}
