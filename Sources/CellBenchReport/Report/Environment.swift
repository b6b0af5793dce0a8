/// Where and with what a report was made. What is nil could not be found out.
///
/// `engine`, `textTable` and `icu` decide what the model does, the Swift version, configuration, allocator and
/// architecture decide allocations as well: see `MetricFamily`. The rest is told and decides nothing.
public struct Environment: Sendable, Equatable {
  public var os: String?
  public var kernel: String?
  public var architecture: String?
  public var cpu: String?
  public var cores: Int?
  public var swift: String?
  /// `debug` or `release`.
  public var configuration: String?
  /// Optimiser settings beyond the configuration, such as `-Osize`.
  public var optimizer: String?
  /// The allocator that was read, with its version.
  public var allocator: String?
  public var engine: String?
  public var textTable: String?
  public var icu: String?
  /// The revision that was measured.
  public var commit: String?

  public init() {}
}

extension Environment: Record {
  static var blank: Self { Self() }

  mutating func fields<Visitor: FieldVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.optional("allocator", &allocator, "The allocator that was read, with its version.")
    try visitor.optional("architecture", &architecture, "The processor's architecture.")
    try visitor.optional("commit", &commit, "The revision that was measured.")
    try visitor.optional("configuration", &configuration, "debug or release.")
    try visitor.optional("cores", &cores, "How many cores the machine has.")
    try visitor.optional("cpu", &cpu, "The processor's model. Decides nothing.")
    try visitor.optional("engine", &engine, "The version of the model.")
    try visitor.optional("icu", &icu, "The version of ICU that breaks lines.")
    try visitor.optional("kernel", &kernel, "The kernel's release. Decides nothing.")
    try visitor.optional("optimizer", &optimizer, "Optimiser settings beyond the configuration.")
    try visitor.optional("os", &os, "The operating system.")
    try visitor.optional("swift", &swift, "The version of the Swift compiler.")
    try visitor.optional("textTable", &textTable, "The version of the table of glyph advances.")
  }
}
