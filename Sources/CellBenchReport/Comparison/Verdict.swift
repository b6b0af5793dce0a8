/// What a comparison says about one metric or one benchmark.
public enum Verdict: String, Sendable, CaseIterable, JSONName {
  /// The benchmark crashed, threw, timed out, or showed what it should not.
  case failed
  /// It is in BASE only.
  case gone
  /// Both are there and cannot be compared; a reason says why.
  case notComparable
  /// It got worse by more than the policy's slack.
  case worse
  /// It got better.
  case better
  /// It changed, and neither direction is better.
  case changed
  /// There are too few samples to say.
  case inconclusive
  /// It is in HEAD only.
  case new
  /// It differs by no more than the policy allows.
  case withinSlack
  case same

  /// The verdict in words.
  public var words: String {
    switch self {
    case .notComparable: "not comparable"
    case .withinSlack: "within slack"
    default: rawValue
    }
  }

  /// Whether there is nothing to look at.
  public var isQuiet: Bool { self == .same || self == .withinSlack }

  /// Whether it says what became of a value: there were two, and they could be compared.
  var isOfTwoValues: Bool {
    switch self {
    case .failed, .gone, .notComparable, .new: false
    case .worse, .better, .changed, .inconclusive, .withinSlack, .same: true
    }
  }

  /// Its place from worst to dullest.
  var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
