/// What a gate lets pass. The policy without rules is the default: exact metrics are equal or better, no benchmark
/// fails or goes missing, times are shown and gate nothing.
public struct Policy: Sendable, Equatable {
  /// The version of the file format that this code writes and reads.
  public static let schema = "cellbench.policy/1"

  /// The default policy.
  public static let standard = Policy()

  /// Of the rules that match, the last one holds: general rules first, exceptions after them.
  public var rules: [PolicyRule]
  /// What a value that got better does, where no rule says otherwise.
  public var improvements: Severity
  /// Globs over the ids of benchmarks that may be gone from HEAD.
  public var allowMissing: [String]
  /// How likely one false alarm among all sampled metrics together may be.
  public var alpha: Double
  /// How much a sampled metric must change to matter, as a share of the base, where no rule says otherwise.
  public var effect: Double
  /// How many samples each side of a sampled metric needs for a verdict.
  public var minimumSamples: Int
  /// Where an editor finds the schema of the file.
  public var schemaLocation: String?

  public init(
    rules: [PolicyRule] = [], improvements: Severity = .ignore, allowMissing: [String] = [], alpha: Double = 0.01,
    effect: Double = 0.03, minimumSamples: Int = 4
  ) {
    self.rules = rules
    self.improvements = improvements
    self.allowMissing = allowMissing
    self.alpha = alpha
    self.effect = effect
    self.minimumSamples = minimumSamples
  }
}

extension Policy: Record {
  static let isClosed = true
  static var blank: Self { Self() }

  mutating func fields<Visitor: FieldVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.optional("$schema", &schemaLocation, "Where an editor finds this schema; the gate does not look.")
    try visitor.optional("allowMissing", &allowMissing, "Globs over benchmarks that may be gone from HEAD.")
    try visitor.optional("alpha", &alpha, "How likely one false alarm among all sampled metrics may be.")
    try visitor.optional("effect", &effect, "How much a sampled metric must change to matter, as a share of the base.")
    try visitor.optional("improvements", &improvements, "What a value that got better does.")
    try visitor.optional("minimumSamples", &minimumSamples, "How many samples each side needs for a verdict.")
    try visitor.optional("rules", &rules, "Of the rules that match, the last one holds.")
    try visitor.constant("schema", "cellbench.policy/1", "The version of the format.")
    visitor.bound("effect", atLeast: 0, atMost: 1)
    visitor.bound("minimumSamples", atLeast: 1)
  }

  func problem() -> String? {
    if !(alpha > 0 && alpha < 1) { return "\"alpha\" is a probability: more than 0, less than 1" }
    if effect < 0 { return "\"effect\" is negative: it is a share of the base, 0 or more" }
    if let problem = Self.problem(ofShare: effect, "effect") { return problem }
    if minimumSamples < 1 { return "\"minimumSamples\" is 1 or more" }
    return nil
  }
}

extension Policy {
  /// Five per cent written as 5 would let five times as much through.
  static func problem(ofShare share: Double, _ key: String) -> String? {
    guard share > 1 else { return nil }
    return
      "\"\(key)\" is \(plainNumber(share)), which is \(plainNumber(share * 100)) %: it is a share of the base, 0.05 for "
      + "five per cent, and 1 at the most"
  }

  /// The largest policy that is read.
  static let maximumBytes = 4 << 20

  /// The policy as JSON.
  public func encoded() -> [UInt8] { JSONWriter.bytes(of: self) }

  /// Reads a policy from JSON.
  ///
  /// - Throws: `.data` for malformed JSON, `.usage` for a key or a value that a policy does not have.
  public static func decoded(from bytes: [UInt8], file: String = "policy") throws(ReportError) -> Policy {
    try JSONReader.read(from: bytes, file: file, kind: .usage)
  }

  /// Reads the policy at a path.
  ///
  /// - Throws: as `decoded`, and `.missingInput` when it is not there.
  public static func load(_ path: String) throws(ReportError) -> Policy {
    try decoded(from: try InputFile.read(path, what: "policy", limit: maximumBytes), file: path)
  }

  /// Checks that every benchmark and metric that a rule names is in one of the reports. Benchmarks that may be missing
  /// may be so from both: a part of a suite has a policy that is about all of it.
  ///
  /// - Throws: `.usage`, naming what is not there and the nearest that is, or a rule that is about nothing.
  public func validate(against reports: [Report]) throws(ReportError) {
    guard !rules.isEmpty else { return }
    var ids: Set<String> = []
    var metrics: Set<String> = []
    for report in reports {
      metrics.formUnion(report.definitions.keys)
      for benchmark in report.benchmarks {
        ids.insert(benchmark.id)
        metrics.formUnion(benchmark.metrics.keys)
      }
    }
    let missing = allowMissing.map(Glob.init)
    for rule in rules {
      let metric = Glob(rule.metric)
      let named = metrics.filter(metric.matches)
      if named.isEmpty { throw unknown("metric", rule.metric, metrics) }
      if !metric.isLiteral, let sampled = Self.sampledAlone(named, reports) { throw sampledOnly(rule.metric, sampled) }
      let mayBeMissing = missing.contains { $0.matches(rule.benchmark) }
      if !mayBeMissing && !ids.contains(where: Glob(rule.benchmark).matches) {
        throw unknown("benchmark", rule.benchmark, ids)
      }
    }
  }

  /// Of some metrics those that the reports have, when none of them is a count anywhere; nil when one is.
  private static func sampledAlone(_ names: Set<String>, _ reports: [Report]) -> Set<String>? {
    var sampled: Set<String> = []
    for report in reports {
      for benchmark in report.benchmarks {
        for (name, value) in benchmark.metrics where names.contains(name) {
          if case .exact = value { return nil }
          sampled.insert(name)
        }
      }
    }
    return sampled.isEmpty ? nil : sampled
  }

  private func sampledOnly(_ pattern: String, _ metrics: Set<String>) -> ReportError {
    ReportError(
      .usage,
      "the policy has a rule for the metric \(quoted(pattern)), which is about no count: a sampled metric gates only "
        + "when it is named in full, as " + metrics.sorted().prefix(3).map(quoted).joined(separator: " or "))
  }

  private func unknown(_ what: String, _ pattern: String, _ known: Set<String>) -> ReportError {
    ReportError(
      .usage,
      "the policy has a rule for the \(what) \(quoted(pattern)), which neither report has"
        + suggestion(for: pattern, among: known.sorted()))
  }
}
