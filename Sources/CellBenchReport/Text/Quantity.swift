import Foundation

/// Writes values of one unit, all in the same scale, so that a column or a sentence has one unit.
struct Quantity {
  /// What the numbers are in: `ns` becomes `µs`, `ms` or `s`; counts have none.
  let unit: String
  private let divisor: Double
  private let digits: Int

  /// - Parameter largest: The largest value that will be written.
  init(unit: String, largest: Double) {
    switch unit {
    case "count": self.init(name: "", divisor: 1, digits: 0)
    case "ns":
      let scales: [(String, Double)] = [("s", 1e9), ("ms", 1e6), ("µs", 1e3), ("ns", 1)]
      let scale = scales.first { abs(largest) >= $0.1 } ?? ("ns", 1)
      let value = abs(largest) / scale.1
      let digits = scale.1 == 1 ? Self.digits(of: largest) : value >= 100 ? 1 : value >= 10 ? 2 : 3
      self.init(name: scale.0, divisor: scale.1, digits: digits)
    case "bytes": self.init(name: unit, divisor: 1, digits: 0)
    default: self.init(name: unit, divisor: 1, digits: Self.digits(of: largest))
    }
  }

  /// For the two values of a comparison. Counts are told whole, whatever their unit: a difference of one shows.
  init(for metric: MetricComparison) {
    let largest = max(abs(metric.base?.number ?? 0), abs(metric.head?.number ?? 0))
    self.init(unit: metric.unit, largest: largest)
    let values = [metric.base, metric.head].compactMap { $0 }
    let areExact = values.allSatisfy { if case .exact = $0 { true } else { false } }
    if areExact && divisor != 1 { self.init(name: metric.unit, divisor: 1, digits: 0) }
  }

  /// As many digits after the point as leave three that say something; none from 100 on.
  private static func digits(of largest: Double) -> Int {
    var (digits, value) = (0, abs(largest))
    guard value > 0 && value.isFinite else { return 0 }
    while value < 100 && digits < 12 { (digits, value) = (digits + 1, value * 10) }
    return digits
  }

  /// For a column of a table, where bytes are told in KiB or MiB.
  init(table unit: String, largest: Double) {
    guard unit == "bytes" else {
      self.init(unit: unit, largest: largest)
      return
    }
    let isLarge = abs(largest) >= 100 * 1_048_576
    self.init(name: isLarge ? "MiB" : "KiB", divisor: isLarge ? 1_048_576 : 1_024, digits: 1)
  }

  /// For all values of a column; nil where times are so far apart that they have neither a unit nor digits in common, so
  /// that each says its own.
  init?(column unit: String, of numbers: [Double]) {
    let (least, largest) = (numbers.min() ?? 0, numbers.max() ?? 0)
    let isTime = unit == "ns" || unit == "×"
    guard !isTime || largest <= 1_000 * least else { return nil }
    self.init(table: unit, largest: largest)
  }

  private init(name: String, divisor: Double, digits: Int) {
    unit = name
    self.divisor = divisor
    self.digits = digits
  }

  /// A value with its unit, or `null`.
  static func text(_ value: MetricValue?) -> String {
    guard let value, let number = value.number else { return "null" }
    let quantity = Quantity(unit: value.unit, largest: number)
    return quantity.number(value) + quantity.suffix
  }

  /// The unit with a space before it; empty for counts.
  var suffix: String { unit.isEmpty ? "" : " " + visible(unit) }

  /// The number of a value without its unit, or `null`.
  func number(_ value: MetricValue?) -> String {
    switch value {
    case .exact(let exact)? where exact.value != nil && divisor == 1: return grouped(exact.value ?? 0)
    case let value?: return value.number.map(number) ?? "null"
    case nil: return "null"
    }
  }

  /// A value in a column of values of a unit: a stranger of another unit brings its own along.
  func number(_ value: MetricValue, in column: String) -> String {
    value.unit == column ? number(value) : Self.text(value)
  }

  func number(_ value: Double) -> String { fixed(value / divisor, digits) }

  /// The difference of two values with its sign.
  func difference(_ metric: MetricComparison) -> String {
    if case .exact(let base)? = metric.base, case .exact(let head)? = metric.head, divisor == 1,
      let from = base.value, let to = head.value
    {
      let difference = Int128(to) - Int128(from)
      return (difference > 0 ? "+" : "") + grouped(difference)
    }
    guard let difference = metric.difference else { return "" }
    return (difference > 0 ? "+" : "") + number(difference)
  }
}

/// How much HEAD is of BASE, in the form that says most: per cent, or a factor from 2 on. Nil where BASE is 0.
func changeText(_ ratio: Double?) -> String? {
  guard let ratio else { return nil }
  if ratio >= 2 { return "×" + (ratio < 10 ? fixed(ratio, 2) : ratio < 100 ? fixed(ratio, 1) : fixed(ratio, 0)) }
  let percent = (ratio - 1) * 100
  // As many digits as it takes to see that something changed.
  var digits = abs(percent) < 0.1 && percent != 0 ? 3 : 1
  while digits > 1 && digits < 12 && Double(fixed(percent, digits)) == 0 { digits += 1 }
  return (percent > 0 ? "+" : "") + fixed(percent, digits) + " %"
}

/// A number with so many digits after the point, and commas between groups of three before it.
func fixed(_ value: Double, _ digits: Int) -> String {
  guard value.isFinite else { return "null" }
  let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
  let scaled = (value * scale).rounded()
  guard abs(scaled) < 0x1p53 else { return value.description }
  let whole = Int64(scaled)
  let unit = Int64(scale)
  let sign = whole < 0 ? "-" : ""
  let head = sign + grouped(whole.magnitude / UInt64(unit))
  guard digits > 0 else { return head }
  let tail = String(whole.magnitude % UInt64(unit))
  return head + "." + String(repeating: "0", count: digits - tail.count) + tail
}
