/// What a run is to do.
public struct RunOptions: Sendable {
  public var selection = Selection()
  public var profile = RunProfile.quick
  public var seed: UInt64 = 1
  /// Rounds of timing; nil leaves it to the profile, 0 takes no times.
  public var rounds: Int?
  /// How many workers count side by side. Timing is never side by side.
  public var jobs = 1
  /// Seconds a worker may take.
  public var timeout = 120.0
  /// Whether the report holds a series of values by frame.
  public var frames = false
  public var plants: Set<Plant> = []

  public init() {}
}
