import CellBenchReport

/// What a run tells while it goes on.
public enum RunEvent: Sendable {
  /// A benchmark is about to be counted.
  case counting(String)
  /// A benchmark has been counted, or has failed.
  case counted(String, BenchmarkStatus, error: String?)
  /// The modelled frameworks warned while a benchmark ran.
  case warned(String, [String])
  /// A benchmark has been asked who counts.
  case attributed(String)
  /// Cases of a group are about to be timed.
  case timing(round: Int, of: Int, benchmark: String)
  /// A benchmark's samples of a round are there, or it has failed.
  case timed(String, BenchmarkStatus, error: String?)
  /// Every case has been timed once more.
  case round(Int, of: Int)
}
