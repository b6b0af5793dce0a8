/// `; did you mean "…"?` for the nearest of the known names, or all of them when they are few and none is near.
///
/// - Parameter listsAll: False where the message lists them already.
public func suggestion(
  for name: String, among known: some Sequence<String>, listsAll: Bool = true
) -> String {
  var best: (distance: Int, name: String)?
  var all: [String] = []
  for candidate in known {
    all.append(candidate)
    let distance = editDistance(name.lowercased(), candidate.lowercased())
    if distance < best?.distance ?? Int.max { best = (distance, candidate) }
  }
  guard let best else { return "" }
  // Two words of which no letter is the same are not near, however short.
  if best.distance <= max(2, name.count / 2) && best.distance < max(name.count, best.name.count) {
    return "; did you mean \(quoted(best.name))?"
  }
  let holding = all.filter { !name.isEmpty && $0.lowercased().contains(name.lowercased()) }.prefix(4)
  if !holding.isEmpty { return "; did you mean " + holding.map(quoted).joined(separator: " or ") + "?" }
  return listsAll && all.count <= 12 ? "; known are " + all.map(quoted).joined(separator: ", ") : ""
}

/// How many letters must be put in, taken out, replaced or swapped with their neighbour to get from one word to the
/// other.
func editDistance(_ one: String, _ other: String) -> Int {
  let (a, b) = (Array(one.prefix(200)), Array(other.prefix(200)))
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  var row = last
  for i in a.indices {
    row[0] = i + 1
    for j in b.indices {
      let cost = a[i] == b[j] ? 0 : 1
      row[j + 1] = min(row[j] + 1, last[j + 1] + 1, last[j] + cost)
      if i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j] {
        row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1)
      }
    }
    (beforeLast, last, row) = (last, row, beforeLast)
  }
  return last[b.count]
}
