/// What two reports must have in common for a metric of this family to be compared.
public enum MetricFamily: String, Sendable, CaseIterable, JSONName {
  /// Engine version, text table, ICU, seed, parameters.
  case model
  /// The above, and Swift version, build configuration, allocator, architecture.
  case allocations
  /// The above, and optimiser settings.
  case runtime
  /// One interleaved session on one machine.
  case time
}
