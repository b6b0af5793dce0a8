extension Comparison {
  /// What happened to a metric, where, and why it matters, in one sentence:
  /// "hostsCreated 12 → 1,000 (+988, ×83.3): now 1 for each of 1,000 cells handed out, all of it in configure. One is: a
  /// hosting controller or hosting content view was created; each builds a view graph and its views from nothing".
  public func sentence(for metric: MetricComparison, of benchmark: BenchmarkComparison) -> String {
    let name = visible(metric.metric)
    switch metric.verdict {
    case .notComparable, .gone:
      let values = metric.base?.isKnown == true ? " (\(Quantity.text(metric.base)) in BASE)" : ""
      return "\(name)\(values) \(metric.verdict.words): \(visible(metric.reason ?? "no reason given"))"
    case .inconclusive: return "\(name) inconclusive: \(metric.reason ?? "too few samples")"
    case .new: return "\(name) is new: \(Quantity.text(metric.head))"
    default: break
    }
    let why = why(metric, of: benchmark)
    return "\(name) \(Self.change(metric))" + (why.isEmpty ? "" : ": " + why)
  }

  /// The second half of the sentence: how often, in which phase, how sure, and what one of it is.
  func why(_ metric: MetricComparison, of benchmark: BenchmarkComparison) -> String {
    let parts = [
      Self.perCell(metric, benchmark), Self.place(metric), Self.statistics(metric), metric.reason.map(visible),
    ]
    let details = parts.compactMap { $0 }.joined(separator: ", ")
    guard metric.verdict != .notComparable && metric.verdict != .gone,
      let meaning = definition(of: metric.metric)?.meaning, !meaning.isEmpty
    else { return details }
    // What got better needs no reason to mind it.
    let matters =
      metric.verdict == .worse ? definition(of: metric.metric)?.matters.map { "; " + visible($0) } ?? "" : ""
    return details + (details.isEmpty ? "One is: " : ". One is: ") + visible(meaning) + matters
  }

  /// `12 → 1,000 (+988, ×83.3)`; without a percentage where the base is 0.
  static func change(_ metric: MetricComparison) -> String {
    let quantity = Quantity(for: metric)
    let values = "\(quantity.number(metric.base)) → \(quantity.number(metric.head))\(quantity.suffix)"
    let parts = [quantity.difference(metric), changeText(metric.ratio)].compactMap { $0 }.filter { !$0.isEmpty }
    return parts.isEmpty ? values : "\(values) (\(parts.joined(separator: ", ")))"
  }

  /// When the difference is a whole number for every cell that was handed out, that says what happened.
  private static func perCell(_ metric: MetricComparison, _ benchmark: BenchmarkComparison) -> String? {
    guard metric.metric != "cellsDequeued",
      case .exact(let cells)? = benchmark.head?.metrics["cellsDequeued"], let count = cells.value, count > 1,
      case .exact(let base)? = metric.base, case .exact(let head)? = metric.head,
      let from = base.value, let to = head.value, base.unit == "count"
    else { return nil }
    let difference = Int128(to) - Int128(from)
    if to > 0 && to % count == 0 && from % count != 0 {
      return "now \(grouped(to / count)) for each of \(grouped(count)) cells handed out"
    }
    guard difference != 0, difference % Int128(count) == 0 else { return nil }
    let each = difference.magnitude / UInt128(count)
    return "\(grouped(each)) \(difference > 0 ? "more" : "fewer") for each of \(grouped(count)) cells handed out"
  }

  /// The phases in which the difference lies.
  private static func place(_ metric: MetricComparison) -> String? {
    guard case .exact(let base)? = metric.base, case .exact(let head)? = metric.head else { return nil }
    var names: [String] = base.phases.entries.map(\.phase)
    for entry in head.phases.entries where base.phases[entry.phase] == 0 { names.append(entry.phase) }
    var differences: [(phase: String, amount: Int128)] = []
    for name in names {
      let amount = Int128(head.phases[name]) - Int128(base.phases[name])
      if amount != 0 { differences.append((name, amount)) }
    }
    differences.sort { one, other in
      one.amount.magnitude == other.amount.magnitude
        ? one.phase < other.phase : one.amount.magnitude > other.amount.magnitude
    }
    guard let first = differences.first else { return nil }
    if differences.count == 1 { return "all of it in \(visible(first.phase))" }
    let largest = differences.prefix(2).map { phase, amount in
      (amount > 0 ? "+" : "") + grouped(amount) + " in " + visible(phase)
    }
    return largest.joined(separator: ", ")
  }

  private static func statistics(_ metric: MetricComparison) -> String? {
    guard let test = metric.test, let p = test.correctedP else { return nil }
    var text = "medians of \(test.baseCount) and \(test.headCount) samples, p \(pText(p)) corrected"
    if let interval = test.ratioInterval {
      text += ", ratio \(fixed(interval.lowerBound, 3)) to \(fixed(interval.upperBound, 3))"
    }
    return text
  }

  static func pText(_ p: Double) -> String { p < 0.0001 ? "< 0.0001" : "= " + fixed(p, 4) }
}
