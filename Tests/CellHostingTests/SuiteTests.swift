import CellBenchReport
import Foundation
import Testing

/// What our own suite promises, checked on the suite itself through the built executable.
@Suite(.serialized) struct SuiteTests {
  @Test func `all hosts and roots of a content show the same, and none leaks or jumps`() throws {
    let (code, report, _) = try Cellbench.count(["first-screen/*", "scroll-1k/badge/*"])
    #expect(code == 0)
    #expect(report.benchmarks.count == 25)
    for (scenario, members) in Dictionary(grouping: report.benchmarks, by: { "\($0.scenario)/\($0.content)" }) {
      #expect(Set(members.map(\.contentHash)).count == 1, "\(scenario)")
      #expect(members.allSatisfy { $0.status == .ok && $0.flags.isEmpty })
    }
  }

  @Test func `a host is created for every dequeue when rebuilt, and one a cell when its root is updated`() throws {
    let (_, report, _) = try Cellbench.count(["scroll-1k/badge/*"])
    func value(_ metric: String, _ host: String) throws -> Int {
      let benchmark = try #require(report.benchmarks.first { $0.id == "scroll-1k/badge/\(host)" })
      return try exact(metric, benchmark)
    }
    for root in ["generic", "anyView"] {
      #expect(try value("hostsCreated", "rebuild/\(root)") == value("cellsDequeued", "rebuild/\(root)"))
      // 844 points of window hold 24 rows of 37 points; two more may be prepared.
      #expect(try value("hostsLive", "updateRoot/\(root)") <= 26)
      #expect(try value("constraintsAdded", "updateRoot/\(root)") <= 2 * 4)
    }
    for host in ["rebuild", "updateRoot"] {
      #expect(try value("bodyEvaluations", "\(host)/generic") == value("bodyEvaluations", "\(host)/anyView"))
    }
  }

  @Test func `rows cost nothing until seen`() throws {
    let (_, report, _) = try Cellbench.count(["first-screen/message/*", "first-screen,rows=1000000/message/*"])
    for benchmark in report.benchmarks where benchmark.id.hasPrefix("first-screen/") {
      let id = benchmark.id.replacingOccurrences(of: "first-screen/", with: "first-screen,rows=1000000/")
      let other = try #require(report.benchmarks.first { $0.id == id })
      #expect(benchmark.metrics == other.metrics)
    }
  }

  @Test(arguments: [("extraBody", "bodyEvaluations"), ("extraHost", "hostsCreated"), ("extraMalloc", "mallocs")])
  func `a planted defect fails the gate, which names benchmark, metric and both values`(
    plant: String, metric: String
  ) throws {
    let filter = "first-screen/settings/updateRoot/generic"
    let (_, base, basePath) = try Cellbench.count([filter])
    let (_, head, headPath) = try Cellbench.count([filter], ["--plant", plant])
    let outcome = try Cellbench.run(["gate", basePath, headPath])
    #expect(outcome.code == 2)
    let before = try exact(metric, #require(base.benchmarks.first))
    let after = try exact(metric, #require(head.benchmarks.first))
    // One more for each of the twenty rows of the first screen.
    #expect(plant == "extraHost" ? after == before + 20 : after >= before + 20)
    let line = outcome.output.split(separator: "\n").first { $0.contains("\(filter): \(metric) ") }
    let sentence = try #require(line)
    for value in [before, after] {
      #expect(sentence.replacingOccurrences(of: ",", with: "").contains("\(value)"))
    }
  }

  @Test func `the recipe for plain shell holds and fails as the gate does`() throws {
    let filter = "first-screen/badge/updateRoot/generic"
    let (_, _, base) = try Cellbench.count([filter])
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    func gate(_ options: [String]) throws -> (code: Int32, files: [String]) {
      let out = Cellbench.temporary("out")
      let environment = ["PATH": "/usr/bin:/bin", "CELLBENCH": Cellbench.path, "BASELINE": base, "OUT": out]
      let outcome = try Cellbench.launch(
        "/bin/sh", [root + "/docs/ci/gate.sh", "--filter", filter] + options, environment: environment)
      return (outcome.code, try FileManager.default.contentsOfDirectory(atPath: out).sorted())
    }
    let files = ["comment.md", "head.json", "junit.xml", "summary.md"]
    let held = try gate([])
    #expect(held.code == 0 && held.files == files)
    let worse = try gate(["--plant", "extraHost"])
    #expect(worse.code == 2 && worse.files == files)
  }

  /// The value of an exact metric; a metric that could not be had ends the test.
  private func exact(_ metric: String, _ benchmark: Benchmark) throws -> Int {
    guard case .exact(let value)? = benchmark.metrics[metric] else { throw Missing(metric: metric) }
    return Int(try #require(value.value))
  }

  private struct Missing: Error { let metric: String }
}
