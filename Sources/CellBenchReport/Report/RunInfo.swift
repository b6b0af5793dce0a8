/// How a report came about.
public struct RunInfo: Sendable, Equatable {
  public var profile: String
  public var seed: Int
  /// False while benchmarks are missing because the run was stopped or is still going.
  public var complete: Bool
  /// The ids in the order in which they ran, every round after the other.
  public var order: [String]
  /// How many timing rounds were made.
  public var rounds: Int?
  /// Which part of the suite was run, as `K/N`.
  public var shard: String?
  /// Names the interleaved session. Times are compared only between reports of one session; nil is a session of its own.
  public var session: String?
  /// The rules of warm-up, iteration and stopping, one sentence each.
  public var rules: [String]
  /// A defect that was planted to try the gate.
  public var planted: String?

  public init(
    profile: String = "quick", seed: Int = 1, complete: Bool = true, order: [String] = [], rounds: Int? = nil,
    shard: String? = nil, session: String? = nil, rules: [String] = [], planted: String? = nil
  ) {
    self.profile = profile
    self.seed = seed
    self.complete = complete
    self.order = order
    self.rounds = rounds
    self.shard = shard
    self.session = session
    self.rules = rules
    self.planted = planted
  }
}

extension RunInfo: Record {
  static var blank: Self { Self() }

  mutating func fields<Visitor: FieldVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.field("complete", &complete, "False when the run was stopped before its end.")
    try visitor.optional("order", &order, "The ids in the order in which they ran.")
    try visitor.optional("planted", &planted, "A defect that was planted to try the gate.")
    try visitor.field("profile", &profile, "quick or full.")
    try visitor.optional("rounds", &rounds, "How many timing rounds were made.")
    try visitor.optional("rules", &rules, "The rules of warm-up, iteration and stopping.")
    try visitor.field("seed", &seed, "The seed of the rows and of the order.")
    try visitor.optional("session", &session, "The interleaved session within which times may be compared.")
    try visitor.optional("shard", &shard, "Which part of the suite was run, as K/N.")
  }
}
