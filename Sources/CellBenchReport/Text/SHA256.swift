/// The Secure Hash Algorithm of 256 bits (FIPS 180-4), for telling a browser which script may run.
enum SHA256 {
  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = primes(64).map { prime in
    fraction(of: prime) { $0 * $0 * $0 }
  }
  /// The same of the square roots of the first eight.
  private static let start: [UInt32] = primes(8).map { prime in
    fraction(of: prime) { $0 * $0 }
  }

  static func hash(_ text: String) -> [UInt8] {
    var bytes = Array(text.utf8)
    let bitCount = UInt64(bytes.count) * 8
    bytes.append(0x80)
    while bytes.count % 64 != 56 { bytes.append(0) }
    bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: bitCount >> UInt64($0 * 8)) }
    var state = start
    for block in stride(from: 0, to: bytes.count, by: 64) { mix(&state, bytes[block..<(block + 64)]) }
    return state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) } }
  }

  private static func mix(_ state: inout [UInt32], _ block: ArraySlice<UInt8>) {
    var words = (0..<16).map { index in
      (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(block[block.startIndex + index * 4 + $1]) }
    }
    for index in 16..<64 {
      let (a, b) = (words[index - 15], words[index - 2])
      let low = rotate(a, 7) ^ rotate(a, 18) ^ a >> 3
      let high = rotate(b, 17) ^ rotate(b, 19) ^ b >> 10
      words.append(words[index - 16] &+ low &+ words[index - 7] &+ high)
    }
    var s = state
    for index in 0..<64 {
      let high = rotate(s[4], 6) ^ rotate(s[4], 11) ^ rotate(s[4], 25)
      let choice = (s[4] & s[5]) ^ (~s[4] & s[6])
      let one = s[7] &+ high &+ choice &+ constants[index] &+ words[index]
      let low = rotate(s[0], 2) ^ rotate(s[0], 13) ^ rotate(s[0], 22)
      let majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2])
      s = [one &+ low &+ majority, s[0], s[1], s[2], s[3] &+ one, s[4], s[5], s[6]]
    }
    for index in state.indices { state[index] = state[index] &+ s[index] }
  }

  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

  private static func primes(_ count: Int) -> [UInt64] {
    var primes: [UInt64] = []
    var candidate: UInt64 = 2
    while primes.count < count {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes
  }

  /// The first 32 bits after the point of the root that `power` undoes, by whole numbers alone.
  private static func fraction(of prime: UInt64, _ power: (UInt128) -> UInt128) -> UInt32 {
    let degree = power(2) == 8 ? 3 : 2
    let scaled = UInt128(prime) << UInt128(32 * degree)
    var root: UInt128 = 0
    for bit in (0..<40).reversed() where power(root | 1 << UInt128(bit)) <= scaled { root |= 1 << UInt128(bit) }
    return UInt32(truncatingIfNeeded: root)
  }
}

/// Bytes in base 64 (RFC 4648).
func base64(_ bytes: [UInt8]) -> String {
  let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
  var text = ""
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = bytes[start..<min(start + 3, bytes.count)]
    let value = (0..<3).reduce(0) { $0 << 8 | (start + $1 < bytes.count ? Int(bytes[start + $1]) : 0) }
    for place in 0..<4 {
      text.append(place <= group.count ? digits[value >> (18 - 6 * place) & 63] : "=")
    }
  }
  return text
}
