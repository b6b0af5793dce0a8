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
  /// How many accounts of each metric a benchmark names when it is asked who counts, in a process of its own; nil asks
  /// none.
  public var attribution: Int?
  /// Whether the report holds a series of values by frame.
  public var frames = false
  /// Milliseconds a frame may take before it is late; nil judges no frame.
  public var frameBudget: Double?
  /// Whether one sample stands for a process, whose samples are not independent: the least, as interruptions only add.
  /// Times are then also taken as multiples of a fixed loop, which a processor that changes its pace does not move.
  public var takesOneSampleOfAProcess = false

  /// Samples a process takes at most in a round.
  var samplesOfAProcess: Int { takesOneSampleOfAProcess ? max(5, profile.samples) : profile.samples }
  public var plants: Set<Plant> = []
  /// Defects of the second side, where there is one, instead of those of the first.
  public var plantsOfSecondSide: Set<Plant>?

  public init() {}

  func plants(ofSide side: Int) -> Set<Plant> { side == 0 ? plants : plantsOfSecondSide ?? plants }
}
