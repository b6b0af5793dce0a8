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
