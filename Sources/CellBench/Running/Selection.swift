import CellBenchReport

/// Which benchmarks of the suites a run takes.
public struct Selection: Sendable {
  /// Globs of ids; a benchmark is taken when one of them matches. None take all that are not hidden.
  public var filters: [String] = []
  /// Globs of ids that are left out.
  public var skips: [String] = []
  /// The part of the suite that is taken, and the number of parts: benchmarks are dealt out by comparison group.
  public var shard: Shard?
  /// What the run is for: some benchmarks are only taken by the thorough profile.
  public var profile = RunProfile.quick

  public struct Shard: Sendable, Equatable {
    public let index: Int
    public let count: Int

    /// Reads `K/N`, K counted from 1; nil for anything else.
    public init?(_ text: String) {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let index = parts[0], let count = parts[1], count >= 1, (1...count).contains(index)
      else { return nil }
      (self.index, self.count) = (index, count)
    }

    public var description: String { "\(index)/\(count)" }
  }

  public init() {}

  /// The selected benchmarks of `suites`, in their order.
  public func benchmarks(of suites: [Suite]) -> [Benchmark] {
    let filters = filters.map { Glob($0) }
    let skips = skips.map { Glob($0) }
    let selected = suites.flatMap(\.benchmarks).filter { benchmark in
      guard isOffered(benchmark) else { return false }
      let isTaken = filters.isEmpty || filters.contains { $0.matches(benchmark.id) }
      return isTaken && !skips.contains { $0.matches(benchmark.id) }
    }
    guard let shard else { return selected }
    // Whole groups, so that the members of a comparison run on one machine and their contents can be compared.
    var places: [String: Int] = [:]
    return selected.filter { benchmark in
      let group = BenchmarkID(benchmark.id).group
      let place = places[group] ?? places.count
      places[group] = place
      return place % shard.count == shard.index - 1
    }
  }

  private func isOffered(_ benchmark: Benchmark) -> Bool {
    switch benchmark.visibility {
    case .always: true
    case .full: profile == .full || filters.contains(benchmark.id)
    case .byScenario: filters.contains { $0.hasPrefix(BenchmarkID(benchmark.id).part(0) + "/") }
    case .byID: filters.contains(benchmark.id)
    }
  }
}
