/// Holm's correction: p-values as they are when this many tests were made, in the order of the input.
public func holm(_ p: [Double]) -> [Double] {
  let order = p.indices.sorted { p[$0] != p[$1] ? p[$0] < p[$1] : $0 < $1 }
  var corrected = p
  var largest = 0.0
  for (place, index) in order.enumerated() {
    largest = max(largest, min(1, p[index] * Double(p.count - place)))
    corrected[index] = largest
  }
  return corrected
}
