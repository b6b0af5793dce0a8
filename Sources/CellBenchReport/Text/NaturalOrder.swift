/// Whether `one` comes before `other` by its bytes, but with runs of digits as the numbers that they are: `k=2` before
/// `k=10`.
func naturallyPrecedes(_ one: String, _ other: String) -> Bool {
  var (a, b) = (Array(one.utf8)[...], Array(other.utf8)[...])
  while let x = a.first, let y = b.first {
    let (number, otherNumber) = (takeDigits(&a), takeDigits(&b))
    if number.isEmpty || otherNumber.isEmpty {
      // At most one of the two begins with digits: bytes decide.
      if x != y { return x < y }
      a.removeFirst()
      b.removeFirst()
      continue
    }
    let (p, q) = (number.drop { $0 == 0x30 }, otherNumber.drop { $0 == 0x30 })
    if p.count != q.count { return p.count < q.count }
    if p != q { return p.lexicographicallyPrecedes(q) }
  }
  if a.isEmpty != b.isEmpty { return a.isEmpty }
  return one < other
}

/// Takes the digits off the front.
private func takeDigits(_ bytes: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  let digits = bytes.prefix { 0x30...0x39 ~= $0 }
  bytes = bytes.dropFirst(digits.count)
  return digits
}
