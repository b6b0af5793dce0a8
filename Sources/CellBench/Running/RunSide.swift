import CellBenchReport

/// A program and those of its benchmarks that are to be run. A run has one; runs of two revisions that take turns have
/// two.
public struct RunSide: Sendable {
  /// The program that workers are started from.
  public var executable: String
  /// By comparison group.
  public let cases: [Case]

  public struct Case: Sendable, Equatable {
    public let id: String
    /// The symptoms it declares.
    public let flags: [String]

    public init(id: String, flags: [String]) {
      self.id = id
      self.flags = flags
    }

    /// Scenario and content: cases of one group show the same thing.
    var group: String { BenchmarkID(id).group }
  }

  public init(executable: String, cases: [Case]) {
    self.executable = executable
    self.cases = Self.byGroup(cases).flatMap(\.self)
  }

  /// Those of the suites that `selection` takes.
  public init(executable: String, suites: [Suite], selection: Selection) {
    let benchmarks = selection.benchmarks(of: suites + [.calibration])
    self.init(
      executable: executable, cases: benchmarks.map { Case(id: $0.id, flags: $0.flags.map(\.rawValue).sorted()) })
  }

  /// The groups in the order of their first cases.
  static func byGroup(_ cases: [Case]) -> [[Case]] {
    var places: [String: Int] = [:]
    var groups: [[Case]] = []
    for item in cases {
      let place = places[item.group] ?? groups.count
      if place == groups.count {
        places[item.group] = place
        groups.append([])
      }
      groups[place].append(item)
    }
    return groups
  }
}
