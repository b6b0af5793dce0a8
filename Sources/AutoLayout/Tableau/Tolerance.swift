/// What counts as nothing. Layout is in points: values are seldom above 10,000, coefficients near 1.
enum Tolerance {
  /// A residue this near to 0 is at its kink.
  @inline(__always) static var value: Double { 1e-8 }
  /// A required residue beyond this is a conflict.
  @inline(__always) static var conflict: Double { 1e-6 }
  /// A coefficient below this is not there.
  @inline(__always) static var coefficient: Double { 1e-10 }
  /// A coefficient below this is too small to be solved for.
  @inline(__always) static var pivot: Double { 1e-7 }
  /// A coefficient that is off by more than this shows that rounding has piled up.
  @inline(__always) static var drift: Double { 1e-11 }
  /// A cost slope below this is flat.
  @inline(__always) static var slope: Double { 1e-9 }
  /// After a shift beyond this, values are worked out anew: adding it up loses digits.
  @inline(__always) static var largeShift: Double { 1e6 }
  /// The largest magnitude of a constant; a smaller value is substituted for what exceeds it.
  @inline(__always) static var limit: Double { 1e9 }
}
