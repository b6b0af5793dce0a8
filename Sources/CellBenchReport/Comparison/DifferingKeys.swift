/// What two reports do not have in common, by the metrics for which it matters.
struct DifferingKeys {
  private let byFamily: [MetricFamily: [String]]

  init(base: Report, head: Report) {
    func differing(_ keys: [(String, KeyPath<Environment, String?>)]) -> [String] {
      keys.compactMap { name, path in
        let (before, after) = (base.environment[keyPath: path], head.environment[keyPath: path])
        return before == after ? nil : "\(name) is \(Self.text(before)) in BASE and \(Self.text(after)) in HEAD"
      }
    }
    var model = differing([("engine", \.engine), ("textTable", \.textTable), ("icu", \.icu)])
    if base.run.seed != head.run.seed {
      model.append("the seed is \(base.run.seed) in BASE and \(head.run.seed) in HEAD")
    }
    let allocations =
      model
      + differing([
        ("swift", \.swift), ("configuration", \.configuration), ("allocator", \.allocator),
        ("architecture", \.architecture),
      ])
    let runtime = allocations + differing([("optimizer", \.optimizer)])
    var time: [String] = []
    if base.run.session == nil || base.run.session != head.run.session {
      time = ["times are compared only within one interleaved session on one machine (cellbench ab)"]
    }
    byFamily = [.model: model, .allocations: allocations, .runtime: runtime, .time: time]
  }

  /// Why metrics of a family cannot be compared, nil when they can.
  func reason(for family: MetricFamily) -> String? {
    guard let reasons = byFamily[family], !reasons.isEmpty else { return nil }
    return reasons.joined(separator: "; ")
  }

  private static func text(_ value: String?) -> String { value.map(quoted) ?? "unknown" }
}
