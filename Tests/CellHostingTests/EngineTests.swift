import CellBenchReport
import Foundation
import Testing

/// What the engines promise, operation by operation, checked on the suite itself through the built executable.
@Suite(.serialized) struct EngineTests {
  private func counts(_ filter: String) throws -> [String: Benchmark] {
    let (code, report, _) = try Cellbench.count([filter])
    #expect(code == 0)
    #expect(report.benchmarks.allSatisfy { $0.status == .ok && $0.flags.isEmpty })
    return Dictionary(uniqueKeysWithValues: report.benchmarks.map { ($0.id, $0) })
  }

  private func value(_ metric: String, _ benchmark: Benchmark?) throws -> Int {
    guard case .exact(let value)? = benchmark?.metrics[metric] else { throw Missing(metric: metric) }
    return Int(try #require(value.value))
  }

  private struct Missing: Error { let metric: String }

  /// The metrics that differ, with both values.
  private func differences(_ one: Benchmark?, _ other: Benchmark?) throws -> [String] {
    let (one, other) = (try #require(one).metrics, try #require(other).metrics)
    return one.keys.filter { one[$0] != other[$0] }.sorted().map { "\($0): \(one[$0]!), \(other[$0]!)" }
  }

  @Test func `an unchanged cell costs nothing at all, a changed one its body and its text`() throws {
    let cells = try counts("engine/cell/*")
    let work = [
      "bodyEvaluations", "nodesCreated", "nodesUpdated", "viewComparisons", "textMeasurements", "idealSizeQueries",
      "fittingSizeQueries", "mallocs", "bytesAllocated", "objectAllocations",
    ]
    for metric in work { #expect(try value(metric, cells["engine/cell/unchanged"]) == 0, "\(metric)") }
    for update in ["engine/cell/update", "engine/cell/update,through=state"] {
      #expect(try value("nodesCreated", cells[update]) == 0)
    }
    #expect(try value("bodyEvaluations", cells["engine/cell/update"]) == 1)
    // The new title, once without a bound: what it needs fits.
    #expect(try value("textMeasurements", cells["engine/cell/update"]) == 1)
    #expect(try value("bodyEvaluations", cells["engine/cell/create"]) == 1)
    let create = cells["engine/cell/create"]
    #expect(try value("nodesCreated", create) == value("nodesDestroyed", create))
  }

  @Test func `one row of a thousand costs what one row of ten costs`() throws {
    let rows = try counts("engine/stack/*")
    #expect(rows.count == 2)
    #expect(try differences(rows["engine/stack/one-of,rows=10"], rows["engine/stack/one-of,rows=1000"]) == [])
    #expect(try value("bodyEvaluations", rows["engine/stack/one-of,rows=1000"]) == 1)
  }

  @Test func `a frame of ten million rows costs what a frame of a thousand costs`() throws {
    let lists = try counts("engine/list/*,rows=*")
    #expect(lists.count == 6)
    for name in ["scroll-down", "scroll-up", "jump"] {
      let one = lists["engine/list/\(name),rows=1000"]
      #expect(try differences(one, lists["engine/list/\(name),rows=10000000"]) == [], "\(name)")
      #expect(try value("cellsDequeued", one) > 0 && value("cellsCreated", one) == 0)
    }
  }

  @Test func `a solver's edit pivots no more after many than after few`() throws {
    let solver = try counts("engine/solver/edit*")
    let edited = solver["engine/solver/edit,after=1000000"]
    #expect(try differences(solver["engine/solver/edit"], edited) == [])
    #expect(try value("mallocs", edited) == 0)
  }
}
