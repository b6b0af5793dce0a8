import CellBenchReport
import Foundation
import Testing

/// What the engines promise, operation by operation, checked on the suite itself through the built executable.
@Suite(.serialized) struct EngineTests {
  private func counts(_ filter: String) throws -> Report {
    let (code, report, _) = try Cellbench.count([filter])
    #expect(code == 0)
    #expect(report.benchmarks.allSatisfy { $0.status == .ok && $0.flags.isEmpty })
    return report
  }

  private func value(_ metric: String, _ benchmark: Benchmark?) throws -> Int {
    guard case .exact(let value)? = benchmark?.metrics[metric] else { throw Missing(metric: metric) }
    return Int(try #require(value.value))
  }

  private struct Missing: Error { let metric: String }

  /// The metrics that differ, with both values. What is there at the end does, where worlds are of different sizes.
  private func differences(
    _ one: Benchmark?, _ other: Benchmark?, except: Set<String> = []
  ) throws -> [String] {
    let (one, other) = (try #require(one).metrics, try #require(other).metrics)
    return one.keys.filter { one[$0] != other[$0] && !except.contains($0) }.sorted().map {
      "\($0): \(one[$0]!), \(other[$0]!)"
    }
  }

  @Test func `an unchanged cell costs nothing at all, a changed one its body and its text`() throws {
    let cells = try counts("engine/cell/*")
    let work = [
      "bodyEvaluations", "nodesCreated", "nodesUpdated", "viewComparisons", "textMeasurements", "idealSizeQueries",
      "fittingSizeQueries", "objectAllocations",
    ]
    // Without optimisation the language's own temporaries are allocated.
    let memory = cells.environment.configuration == "release" ? ["mallocs", "bytesAllocated"] : []
    for metric in work + memory {
      #expect(try value(metric, cells.benchmark("engine/cell/unchanged")) == 0, "\(metric)")
    }
    for update in ["engine/cell/update", "engine/cell/update,through=state"] {
      #expect(try value("nodesCreated", cells.benchmark(update)) == 0)
    }
    #expect(try value("bodyEvaluations", cells.benchmark("engine/cell/update")) == 1)
    // The new title, without room and with as much as it needs; the other texts' answers stand.
    #expect(try value("textMeasurements", cells.benchmark("engine/cell/update")) == 2)
    #expect(try value("bodyEvaluations", cells.benchmark("engine/cell/create")) == 1)
    let create = cells.benchmark("engine/cell/create")
    #expect(try value("nodesCreated", create) == value("nodesDestroyed", create))
  }

  @Test func `one row of a thousand costs what one row of ten costs`() throws {
    let rows = try counts("engine/stack/*")
    #expect(rows.benchmarks.count == 2)
    let differences = try differences(
      rows.benchmark("engine/stack/one-of,rows=10"), rows.benchmark("engine/stack/one-of,rows=1000"),
      except: ["bytesLive", "bytesPeakAtCommit"])
    #expect(differences == [])
    #expect(try value("bodyEvaluations", rows.benchmark("engine/stack/one-of,rows=1000")) == 1)
  }

  @Test func `a frame of ten million rows costs what a frame of a thousand costs`() throws {
    let lists = try counts("engine/list/*,rows=*")
    #expect(lists.benchmarks.count == 6)
    for name in ["scroll-down", "scroll-up", "jump"] {
      let one = lists.benchmark("engine/list/\(name),rows=1000")
      #expect(try differences(one, lists.benchmark("engine/list/\(name),rows=10000000")) == [], "\(name)")
      #expect(try value("cellsDequeued", one) > 0 && value("cellsCreated", one) == 0)
      #expect(try value("bytesPeakAtCommit", one) < 64 << 20)
    }
  }
}
