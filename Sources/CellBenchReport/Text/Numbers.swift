/// A whole number with a comma between groups of three digits.
func grouped(_ value: some BinaryInteger) -> String {
  let digits = String(value.magnitude)
  var result = value < 0 ? "-" : ""
  for (index, digit) in digits.enumerated() {
    if index > 0 && (digits.count - index).isMultiple(of: 3) { result.append(",") }
    result.append(digit)
  }
  return result
}

/// `1 benchmark`, `2,000 benchmarks`.
public func counted(_ count: Int, _ thing: String) -> String { "\(grouped(count)) \(thing)" + (count == 1 ? "" : "s") }
