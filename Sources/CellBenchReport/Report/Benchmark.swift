/// One benchmark of a report: what it was, how it ended and what was counted.
public struct Benchmark: Sendable, Equatable {
  /// `scenario/content/host/root`, further parameters as `,key=value` after the part they belong to.
  public var id: String
  public var scenario: String
  public var content: String
  public var host: String
  public var root: String
  public var parameters: [String: String]
  public var status: BenchmarkStatus
  /// What went wrong, when the status is not `ok`.
  public var error: String?
  /// The symptoms that were seen.
  public var flags: [String]
  /// The symptoms that the benchmark says it shows.
  public var declaredFlags: [String]
  /// Where and how each symptom was first seen, by flag: who keeps what is leaked is said here.
  public var sightings: [String: String] = [:]
  /// The hash of every row, leaf, text and frame that was shown.
  public var contentHash: String?
  public var metrics: [String: MetricValue]
  /// Per-frame values by metric name, one entry a frame, for timelines.
  public var frames: [String: [Double]]
  /// Who counted, by metric name; only where a run was asked for it.
  public var attribution: [String: Accounts] = [:]

  public init(
    id: String, scenario: String, content: String = "", host: String = "", root: String = "",
    parameters: [String: String] = [:], status: BenchmarkStatus = .ok, error: String? = nil, flags: [String] = [],
    declaredFlags: [String] = [], contentHash: String? = nil, metrics: [String: MetricValue] = [:],
    frames: [String: [Double]] = [:]
  ) {
    self.id = id
    self.scenario = scenario
    self.content = content
    self.host = host
    self.root = root
    self.parameters = parameters
    self.status = status
    self.error = error
    self.flags = flags
    self.declaredFlags = declaredFlags
    self.contentHash = contentHash
    self.metrics = metrics
    self.frames = frames
  }

  /// Takes the id apart into its four parts and its parameters. Parts that the id does not have are empty.
  public init(id: String, status: BenchmarkStatus = .ok, metrics: [String: MetricValue] = [:]) {
    let parts = BenchmarkID(id)
    self.init(
      id: id, scenario: parts.part(0), content: parts.part(1), host: parts.part(2), root: parts.part(3),
      parameters: parts.parameters, status: status, metrics: metrics)
  }

  /// The flags that were seen and not declared, in order.
  public var undeclaredFlags: [String] { flags.filter { !declaredFlags.contains($0) } }
  /// The flags that were declared and not seen, in order. Unknown when the benchmark did not end well.
  public var unseenFlags: [String] { declaredFlags.filter { !flags.contains($0) } }

  /// The group whose members show the same thing: scenario and content with their parameters.
  public var group: String { BenchmarkID(id).group }
}

extension Benchmark: Record {
  static var blank: Self { Self(id: "", scenario: "") }

  mutating func fields<Visitor: FieldVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.optional("attribution", &attribution, "Who counted, by metric name.")
    try visitor.optional("content", &content, "What a row shows.")
    try visitor.optional("contentHash", &contentHash, "The hash of everything that was shown.")
    try visitor.optional("declaredFlags", &declaredFlags, "Symptoms that the benchmark says it shows.")
    try visitor.optional("error", &error, "What went wrong.")
    try visitor.optional("flags", &flags, "Symptoms that were seen.")
    try visitor.optional("frames", &frames, "Values by frame, by metric name.")
    try visitor.optional("host", &host, "How a row hosts its content.")
    try visitor.field("id", &id, "scenario/content/host/root, with parameters after the part they belong to.")
    try visitor.optional("metrics", &metrics, "The metrics by name.")
    try visitor.optional("parameters", &parameters, "The parameters by name.")
    try visitor.optional("root", &root, "What kind of root view the host has.")
    try visitor.optional("scenario", &scenario, "What the list goes through.")
    try visitor.optional("sightings", &sightings, "Where and how each symptom was first seen, by flag.")
    try visitor.field("status", &status, "How the benchmark ended.")
  }

  /// Parts that a report leaves out are those of its id.
  mutating func settle() {
    guard scenario.isEmpty else { return }
    let parts = BenchmarkID(id)
    scenario = parts.part(0)
    if content.isEmpty { content = parts.part(1) }
    if host.isEmpty { host = parts.part(2) }
    if root.isEmpty { root = parts.part(3) }
    if parameters.isEmpty { parameters = parts.parameters }
  }

  func problem() -> String? { id.isEmpty ? "a benchmark with an empty \"id\"" : nil }
}
