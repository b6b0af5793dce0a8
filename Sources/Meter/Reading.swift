import CMeter

/// A copy of the calling thread's counters and of its allocator's figures at one moment.
///
/// The storage is made once; taking a reading allocates nothing.
public final class Reading {
  private let counts: UnsafeMutablePointer<Int64>
  private static let size = Int(CMETER_SLOTS * CMETER_PHASES)
  /// Bytes of this thread's arena that are in use, 0 when the allocator cannot be read.
  public private(set) var bytesLive: UInt64 = 0

  public init() {
    counts = .allocate(capacity: Self.size)
    counts.initialize(repeating: 0, count: Self.size)
  }

  deinit { counts.deallocate() }

  /// Reads now. Allocations since the last phase change go to the current phase first.
  public func take() {
    cmeter_settle()
    cmeter_copy(counts)
    var allocations = cmeter_allocations()
    bytesLive = cmeter_allocations_read(&allocations) ? allocations.live_bytes : 0
  }

  public func value(_ counter: Counter, in phase: Phase) -> Int {
    Int(counts[Int(phase.rawValue) * Int(CMETER_SLOTS) + Int(counter.rawValue)])
  }

  /// The counter over all phases, by its aggregation.
  public func value(_ counter: Counter) -> Int {
    let maximum = counter.definition.aggregation == .maximum
    return Phase.allCases.reduce(0) { sum, phase in
      let value = value(counter, in: phase)
      return maximum ? max(sum, value) : sum + value
    }
  }
}
