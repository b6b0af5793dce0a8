/// One metric of one benchmark, in BASE and in HEAD.
public struct MetricComparison: Sendable, Equatable {
  public let metric: String
  public let base: MetricValue?
  public let head: MetricValue?
  public internal(set) var verdict: Verdict
  /// What the verdict does under the policy.
  public internal(set) var severity: Severity
  /// Why the verdict is what it is, where the values do not say so themselves.
  public internal(set) var reason: String?
  /// Statistics, for sampled metrics that could be tested.
  public internal(set) var test: SampledTest?

  public var unit: String { (head ?? base)?.unit ?? "" }
  public var better: Better { (head ?? base)?.better ?? .neither }

  /// HEAD divided by BASE; nil where one is missing, where BASE is 0 or negative, or where the ratio is no number.
  public var ratio: Double? {
    guard let base = base?.number, let head = head?.number, base > 0, head >= 0 else { return nil }
    let ratio = head / base
    return ratio.isFinite ? ratio : nil
  }

  /// HEAD minus BASE, at the most the largest number there is; nil where one is missing.
  public var difference: Double? {
    if case .exact(let base)? = base, case .exact(let head)? = head, let from = base.value, let to = head.value {
      return Double(Int128(to) - Int128(from))
    }
    guard let base = base?.number, let head = head?.number else { return nil }
    return min(.greatestFiniteMagnitude, max(-.greatestFiniteMagnitude, head - base))
  }

  /// How far HEAD is from BASE, for ordering: the logarithm's distance in a form that 0 does not break.
  var distance: Double {
    guard let difference, difference != 0 else { return 0 }
    guard let ratio, ratio > 0 else { return .infinity }
    return max(ratio, 1 / ratio)
  }
}

extension MetricValue {
  /// The value to put into a column: the count, or the median.
  public var number: Double? {
    switch self {
    case .exact(let value): value.value.map(Double.init)
    case .sampled(let value): value.summary?.p50
    }
  }
}
