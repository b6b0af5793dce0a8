/// A key of an object, as the bytes between its quotes.
struct JSONKey {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The key with its escapes undone; nil when it has none.
  let unescaped: String?
  /// Where the key's opening quote is.
  let start: Int

  var string: String { unescaped ?? String(decoding: bytes, as: UTF8.self) }

  func matches(_ name: StaticString) -> Bool {
    if let unescaped { return unescaped == name.description }
    guard bytes.count == name.utf8CodeUnitCount else { return false }
    for index in 0..<bytes.count where bytes[index] != name.utf8Start[index] { return false }
    return true
  }
}

/// The keys of one object seen so far. A few are compared one by one; many are hashed.
struct KeySet {
  private var few: [String] = []
  private var many: Set<String> = []

  /// False when the key was there.
  mutating func insert(_ key: String) -> Bool {
    if few.count < 8 {
      if few.contains(key) { return false }
      few.append(key)
      return true
    }
    if many.isEmpty { many = Set(few) }
    return many.insert(key).inserted
  }
}
