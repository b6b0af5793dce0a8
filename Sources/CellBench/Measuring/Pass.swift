/// One go of a benchmark over a world of its own.
enum Pass {
  /// Looks at what shows; counts nothing.
  case verification
  /// Takes readings; looks at no clock.
  case counting
  /// Asks who counts; takes no readings.
  case attribution
  /// Looks at clocks; takes no readings.
  case timing
}
