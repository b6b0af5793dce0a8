import CMeter

/// The instrument as a whole: what it can read on this system, and how it is switched on for the calling thread.
public enum Instrument {
  /// Why allocations cannot be read, or nil when they can. Gives the calling thread an arena of its own the first time.
  public static func startAllocations() -> String? {
    if let reason = cmeter_allocations_start() { return String(cString: reason) }
    let before = Reading()
    let after = Reading()
    attributesAllocations(true)
    before.take()
    canary()
    after.take()
    attributesAllocations(false)
    guard after.value(.mallocs) > before.value(.mallocs) else {
      return "an allocation was made and the allocator did not count it"
    }
    return nil
  }

  /// Why runtime calls cannot be counted, or nil when they can.
  public static func checkRuntimeCalls() -> String? {
    guard cmeter_runtime_hooked() else { return "the Swift runtime's entry points were not found" }
    let before = Counter.objectAllocations.total
    canary()
    return Counter.objectAllocations.total > before
      ? nil : "an object was made and the runtime hooks did not count it"
  }

  /// With attribution on, each change of phase reads the allocator, so that `mallocs`, `frees` and `bytesAllocated`
  /// are known by phase. That costs time: counting runs have it on, timing runs off.
  public static func attributesAllocations(_ on: Bool) {
    if on {
      // What came before belongs to nobody: settle it, then forget it.
      let saved = [Counter.mallocs, .frees, .bytesAllocated].map { cmeter_value($0.rawValue, cmeter_phase()) }
      cmeter_attribute_allocations()
      for (counter, value) in zip([Counter.mallocs, .frees, .bytesAllocated], saved) {
        cmeter_set(counter.rawValue, cmeter_phase(), value)
      }
    }
    cmeter_set_attributes_allocations(on)
  }

  /// Forgets the maxima so far, so that the next reading holds those of the stretch that begins now.
  public static func resetMaxima() {
    for counter in Counter.allCases where counter.definition.aggregation == .maximum {
      for phase in Phase.allCases { cmeter_set(counter.rawValue, phase.rawValue, 0) }
    }
  }

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
