@testable import CellBenchReport

extension Sample {
  /// A report that looks like one of the suite: two contents, three hosts, two roots.
  static func suite(session: String? = nil, hostsPerRow: Int64 = 0) -> Report {
    var benchmarks: [Benchmark] = []
    for content in ["badge", "feed"] {
      for (host, cost) in [("rebuild", Int64(9)), ("updateRoot", 4), ("uikitAutoLayout", 3)] {
        for root in host == "uikitAutoLayout" ? ["none"] : ["generic", "anyView"] {
          benchmarks.append(member("scroll-1k/\(content)/\(host)/\(root)", cost, hostsPerRow))
        }
      }
    }
    return report(benchmarks, session: session)
  }

  private static func member(_ id: String, _ cost: Int64, _ hostsPerRow: Int64) -> Benchmark {
    let hosts: Int64 = id.contains("rebuild") ? 1_000 : id.contains("uikit") ? 0 : 12 + 988 * hostsPerRow
    func count(_ value: Int64, _ phase: String, better: Better = .lower, unit: String = "count") -> MetricValue {
      .exact(ExactValue(unit: unit, better: better, value: value, phases: [phase: value]))
    }
    return benchmark(
      id,
      [
        "hostsCreated": count(hosts, "configure"), "cellsCreated": count(14, "dequeue"),
        "cellsDequeued": count(988, "dequeue", better: .neither), "bodyEvaluations": count(cost * 2_300, "configure"),
        "layoutPasses": count(cost * 4_012, "layout"), "mallocs": count(cost * 31_234, "layout"),
        "bytesAllocated": count(cost * 3_123_456, "layout", unit: "bytes"),
        "cpuTime": time((0..<8).map { Double(cost) * 1_000_123 + Double($0 * 7_919 % 1_000) }),
      ])
  }
}
