import CMeter

/// A copy of the calling thread's counters and of its allocator's figures at one moment.
///
/// The storage is made once; taking a reading allocates nothing.
public final class Reading {
  private let counts: UnsafeMutablePointer<Int64>
  private static let size = Int(CMETER_SLOTS * CMETER_PHASES)

  /// Bytes this thread has asked for and not given back, by size class; 0 when the allocator cannot be read.
  public private(set) var bytesLive = 0
  /// Requests for memory made by threads that are not measured. Never exact: it depends on when they run.
  public private(set) var mallocsOtherThreads = 0

  public init() {
    counts = .allocate(capacity: Self.size)
    counts.initialize(repeating: 0, count: Self.size)
  }

  deinit { counts.deallocate() }

  /// Reads now.
  public func take() {
    cmeter_read(counts)
    bytesLive = Int(cmeter_bytes_live())
    mallocsOtherThreads = Int(cmeter_mallocs_elsewhere())
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
