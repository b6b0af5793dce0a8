import CMeter

/// The instrument as a whole: what it can read on this system, and how it is switched on for the calling thread.
public enum Instrument {
  /// Why allocations cannot be read, or nil when they can. Makes the calling thread one that is measured: it gets an
  /// arena of its own the first time.
  public static func startAllocations() -> String? {
    if let reason = cmeter_allocations_start() { return String(cString: reason) }
    let before = Reading()
    let after = Reading()
    before.take()
    canary()
    after.take()
    guard after.value(.mallocs) > before.value(.mallocs) else {
      return "an allocation was made and its request was not counted"
    }
    return after.value(.bytesAllocated) > before.value(.bytesAllocated)
      ? nil : "an allocation was made and the allocator did not count its bytes"
  }

  /// Why runtime calls cannot be counted, or nil when they can.
  public static func checkRuntimeCalls() -> String? {
    guard cmeter_runtime_hooked() else { return "the Swift runtime's entry points were not found" }
    let before = Counter.objectAllocations.total
    canary()
    return Counter.objectAllocations.total > before
      ? nil : "an object was made and the runtime hooks did not count it"
  }

  /// Forgets the maxima so far, so that the next reading holds those of the stretch that begins now.
  public static func resetMaxima() {
    for counter in Counter.maxima {
      for phase in Phase.reported { cmeter_set(counter.rawValue, phase.rawValue, 0) }
    }
  }

  /// Bytes the calling thread has asked for and not given back, by size class: two loads. 0 when they cannot be read.
  public static var bytesLive: Int { Int(cmeter_bytes_live()) }

  /// Requests for memory that threads which are not measured have made so far.
  public static var mallocsOtherThreads: Int { Int(cmeter_mallocs_elsewhere()) }

  /// The allocator by name and version, or nil when it cannot be asked.
  public static var allocator: String? {
    guard let version = cmeter_allocator_version() else { return nil }
    return "jemalloc " + String(cString: version).prefix { $0 != "-" }
  }

  private final class Canary { var weight = 1 }
  nonisolated(unsafe) private static var perch: Canary?

  @inline(never) private static func canary() {
    perch = Canary()
    perch = nil
  }
}
