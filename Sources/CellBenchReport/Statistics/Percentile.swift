/// A percentile by linear interpolation between order statistics, as numpy's default does it.
///
/// - Parameters:
///   - sorted: The samples in ascending order, at least one.
///   - percent: From 0 to 100.
func percentile(ofSorted sorted: [Double], _ percent: Double) -> Double {
  let place = Double(sorted.count - 1) * percent / 100
  let below = Int(place)
  guard below + 1 < sorted.count else { return sorted[sorted.count - 1] }
  let share = place - Double(below)
  let (low, high) = (sorted[below], sorted[below + 1])
  if share == 0 { return low }
  // The range of the largest numbers is no number.
  guard (high - low).isFinite else { return low * (1 - share) + high * share }
  // From the nearer end, so that rounding never steps outside.
  return share < 0.5 ? low + (high - low) * share : high - (high - low) * (1 - share)
}

/// The middle of the samples, nil for none.
public func median(_ samples: [Double]) -> Double? {
  samples.isEmpty ? nil : percentile(ofSorted: samples.sorted(), 50)
}
