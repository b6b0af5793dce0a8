/// A confidence interval for the ratio of two medians, by resampling each side. The same seed gives the same interval.
///
/// - Returns: nil when a side is empty, or when two resampled medians have no ratio: the base's is 0 or negative, or the ratio no number.
public func bootstrapRatioOfMedians(
  base: [Double], head: [Double], confidence: Double = 0.95, resamples: Int = 2_000, seed: UInt64 = 1
) -> ClosedRange<Double>? {
  guard !base.isEmpty && !head.isEmpty else { return nil }
  var random = SplitMix64(seed: seed)
  // Sorted once: a resample is then a count by place, and its median is found without sorting.
  let (sortedBase, sortedHead) = (base.sorted(), head.sorted())
  var ratios: [Double] = []
  ratios.reserveCapacity(resamples)
  for _ in 0..<resamples {
    let below = resampledMedian(ofSorted: sortedBase, &random)
    let above = resampledMedian(ofSorted: sortedHead, &random)
    let ratio = above / below
    guard below > 0 && ratio.isFinite else { return nil }
    ratios.append(ratio)
  }
  ratios.sort()
  let tail = (1 - confidence) / 2 * 100
  return percentile(ofSorted: ratios, tail)...percentile(ofSorted: ratios, 100 - tail)
}

private func resampledMedian(ofSorted sorted: [Double], _ random: inout SplitMix64) -> Double {
  let count = sorted.count
  return withUnsafeTemporaryAllocation(of: Int32.self, capacity: count) { drawn in
    drawn.initialize(repeating: 0)
    for _ in 0..<count { drawn[random.below(count)] += 1 }
    let (low, high) = ((count - 1) / 2, count / 2)
    var seen = 0
    var lower: Double?
    for place in 0..<count {
      seen += Int(drawn[place])
      if lower == nil && seen > low { lower = sorted[place] }
      guard seen > high else { continue }
      let (one, other) = (lower ?? sorted[place], sorted[place])
      return one == other ? one : one / 2 + other / 2

    }
    return sorted[count - 1]
  }
}

/// Steele, Lea and Flood's generator: small, seeded, the same on every machine.
struct SplitMix64 {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A whole number from 0 to below `limit`, by the high half of a product.
  mutating func below(_ limit: Int) -> Int { Int(next().multipliedFullWidth(by: UInt64(limit)).high) }
}
